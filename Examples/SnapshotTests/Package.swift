// swift-tools-version: 6.1

import PackageDescription

/// A screen with snapshot tests that run on Linux. `README.md` describes the package.
let package = Package(
  name: "SnapshotTests",
  dependencies: [
    .package(name: "AutoLayout", path: "../..", traits: ["SnapshotTesting"]),
    // A stand-in. A project specifies the real package here.
    .package(path: "swift-snapshot-testing"),
  ],
  targets: [
    .target(name: "Login", dependencies: [.product(name: "UIKit", package: "AutoLayout")]),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login",
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "UIKitSnapshotTesting", package: "AutoLayout"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5])
