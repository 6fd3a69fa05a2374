// swift-tools-version: 6.0

import PackageDescription

/// A package that knows nothing of UIKit.
let package = Package(
  name: "Unrelated",
  products: [.library(name: "Unrelated", targets: ["Unrelated"])],
  targets: [.target(name: "Unrelated")])
