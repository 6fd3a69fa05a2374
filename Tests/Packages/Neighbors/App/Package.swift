// swift-tools-version: 6.1

import PackageDescription

/// A program with UIKit beside a package that asks for Objective-C. One of its targets imports the
/// module of that name by an alias. `Scripts/check-packaging.py` builds it, with the trait of the
/// snapshot tests, so that the modules also serve the example of those.
let package = Package(
  name: "App",
  dependencies: [
    .package(name: "AutoLayout", path: "../../../..", traits: ["SnapshotTesting"]),
    .package(path: "../../../../Examples/SnapshotTests/swift-snapshot-testing"),
    .package(path: "../Unrelated"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: ["Remembering", "Unrelated", .product(name: "UIKit", package: "AutoLayout")]),
    .target(
      name: "Remembering", dependencies: [.product(name: "UIKit", package: "AutoLayout")],
      swiftSettings: [
        .unsafeFlags(["-module-alias", "ObjectiveC=FoundationObjects"], .when(platforms: [.linux]))
      ]),
  ])
