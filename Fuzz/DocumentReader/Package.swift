// swift-tools-version: 6.2

import PackageDescription

/// The harnesses that need the library: one feeds mutated documents to the reader, the instantiation
/// and the layout, the other mutated texts to the parsers of visual formats, descriptions,
/// tables of texts and console logs.
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
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "text-parsers",
      dependencies: [
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
        .product(name: "LayoutAnalysis", package: "AutoLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
