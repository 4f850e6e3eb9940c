import Foundation

@testable import Scrollery

/// The list of addresses: nothing but http(s) comes out, and every row has a name.
enum AddressFuzzing {
  private static let list = URL(string: "http://localhost/pictures/list.txt")

  static func read(_ data: Data) {
    guard let list else { preconditionFailure("the list has no address") }
    let text = String(decoding: data, as: UTF8.self)
    for address in PhotoAlbum.addresses(in: text, from: list) {
      let scheme = address.scheme?.lowercased()
      precondition(scheme == "http" || scheme == "https", "\(address) is in the list")
      precondition(!PhotoItem(address: address).name.isEmpty, "\(address) has no name")
    }
    // The same text may be what a person gave in place of the list's address.
    _ = PhotoSource(text)
  }
}
