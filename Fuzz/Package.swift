// swift-tools-version: 6.2

import PackageDescription

/// Harnesses that compare the engine with oracles, or with itself, on random input.
///
/// The engine's sources are compiled into this package with its invariants on, so that neither the
/// main package nor its dependencies need to be built.
let package = Package(
  name: "Fuzz",
  targets: [
    .target(
      name: "LayoutEngine", path: "Sources/LayoutEngine",
      swiftSettings: [.define("LAYOUT_ENGINE_CHECKS")]),
    .executableTarget(
      name: "engine-oracle", dependencies: ["LayoutEngine"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "engine-edits", dependencies: ["LayoutEngine"],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
