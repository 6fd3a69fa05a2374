// swift-tools-version: 6.0

import PackageDescription

/// A package with a module `ObjectiveC` of its own, as UIKit once had. Its neighbor fails to compile
/// after this module, which shows that the check of `App` can fail.
let package = Package(
  name: "Control",
  dependencies: [.package(path: "../Unrelated")],
  targets: [
    .target(name: "ObjectiveC"),
    .target(name: "Control", dependencies: ["ObjectiveC", "Unrelated"]),
  ])
