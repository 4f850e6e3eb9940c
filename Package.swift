// swift-tools-version: 6.2
import PackageDescription

/// Views, windows and the program live on the main actor; the three cores are plain values.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Rounding is a call into the C library where nothing is optimised.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The C library's settings of memory, which Swift's module of it leaves out.
let memory = Target.Dependency.target(name: "CMalloc", condition: .when(platforms: [.linux]))

/// `make fuzz` sets this. The program is then a library, so that the fuzz targets can be linked with
/// what is otherwise only reached by starting it.
let isFuzzing = Context.environment["SCROLLERY_FUZZ"] != nil

let program = "Scrollery"
let programDependencies: [Target.Dependency] = [
  "ScrollPhysics", "ViewKit", "SDLHost", "ViewKitTesting", memory,
]

let fuzzTargets: [Target] = [
  .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
  .executableTarget(
    name: "Fuzz",
    dependencies: ["CFuzzer", "ViewKit", "SDLHost", "ViewKitTesting", "Scrollery"],
    path: "Fuzzing/Fuzz", swiftSettings: onMainActor),
]

let package = Package(
  name: "scrollery",
  products: [
    .library(name: "ViewKit", targets: ["ViewKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SDLHost", targets: ["SDLHost"]),
    .library(name: "ViewKitTesting", targets: ["ViewKitTesting"]),
    isFuzzing
      ? .executable(name: "fuzz", targets: ["Fuzz"])
      : .executable(name: "scrollery", targets: [program]),
    .executable(name: "scrollery-bench", targets: ["ScrolleryBench"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"]), .brew(["sdl2_ttf"])]),
    .systemLibrary(
      name: "CSDL2Image", providers: [.apt(["libsdl2-image-dev"]), .brew(["sdl2_image"])]),
    .systemLibrary(
      name: "CFontconfig", providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(name: "CMalloc"),

    .target(name: "ScrollPhysics"),
    .target(name: "ListCore", linkerSettings: mathematics),
    .target(name: "ConstraintSolver"),
    .target(
      name: "ViewKit", dependencies: ["ScrollPhysics", "ListCore", "ConstraintSolver"],
      swiftSettings: onMainActor),
    .target(name: "UIKit", dependencies: ["ViewKit"]),
    .target(
      name: "SDLHost",
      dependencies: ["ViewKit", "CSDL2", "CSDL2TTF", "CSDL2Image", "CFontconfig"],
      swiftSettings: onMainActor),
    .target(
      name: "ViewKitTesting", dependencies: ["ViewKit", "SDLHost"], swiftSettings: onMainActor),
    isFuzzing
      ? .target(
        name: program, dependencies: programDependencies, exclude: ["main.swift"],
        swiftSettings: onMainActor)
      : .executableTarget(
        name: program, dependencies: programDependencies, swiftSettings: onMainActor),
    .executableTarget(
      name: "ScrolleryBench",
      dependencies: ["ViewKit", "SDLHost", "ViewKitTesting", "ConstraintSolver"],
      swiftSettings: onMainActor),

    .target(name: "ScrollFixtures", path: "Tests/ScrollFixtures"),
    .testTarget(name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "ScrollFixtures"]),
    .testTarget(name: "ListCoreTests", dependencies: ["ListCore", "ScrollFixtures"]),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "ScrollFixtures"],
      exclude: ["Figures"]),
    .testTarget(
      name: "ViewKitTests", dependencies: ["ViewKit", "ViewKitTesting", "ScrollFixtures"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SDLHostTests", dependencies: ["SDLHost", "ViewKitTesting", "ScrollFixtures"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ViewKitTestingTests", dependencies: ["ViewKitTesting"], swiftSettings: onMainActor),
    .testTarget(
      name: "ScrolleryTests",
      dependencies: ["Scrollery", "SDLHost", "ViewKitTesting", "ScrollFixtures", memory],
      exclude: ["Photos/picture-server.py", "Pictures/References"],
      swiftSettings: onMainActor),
  ] + (isFuzzing ? fuzzTargets : []),
  swiftLanguageModes: [.v6]
)
