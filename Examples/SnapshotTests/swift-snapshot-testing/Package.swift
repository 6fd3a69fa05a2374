// swift-tools-version: 6.0

import PackageDescription

/// A stand-in for the package of the same name, with the API that the example's tests use.
let package = Package(
  name: "swift-snapshot-testing",
  products: [.library(name: "SnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")],
  swiftLanguageModes: [.v5])
