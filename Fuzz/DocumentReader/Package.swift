// swift-tools-version: 6.2

import PackageDescription

/// The harness that feeds mutated documents to the reader, the instantiation and the layout.
let package = Package(
  name: "DocumentReaderFuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "document-reader",
      dependencies: [
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
