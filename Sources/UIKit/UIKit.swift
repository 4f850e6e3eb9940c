/// ViewKit under UIKit's name, for code that asks `canImport(UIKit)` or imports it by that name.
@_exported import ViewKit
