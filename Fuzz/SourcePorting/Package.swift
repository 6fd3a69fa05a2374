// swift-tools-version: 6.2

import PackageDescription

/// The harness that ports damaged sources. Apart from the others, because swift-syntax takes minutes to
/// compile.
let package = Package(
  name: "SourcePortingFuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..", traits: ["SourcePorting"])],
  targets: [
    .executableTarget(
      name: "source-port",
      dependencies: [.product(name: "SourcePorting", package: "AutoLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
