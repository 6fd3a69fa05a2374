// swift-tools-version: 6.2

import PackageDescription

/// The harnesses that need the library. One feeds mutated documents to the reader, the
/// instantiation and the layout; one performs random edits and merges them; one feeds damaged fonts
/// to their reader; and one feeds mutated texts to the parsers of visual formats, descriptions,
/// console logs, view hierarchies, snapshots, pairs of views and tables of texts.
let package = Package(
  name: "DocumentReaderFuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "AutoLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "document-edits",
      dependencies: [.product(name: "InterfaceBuilder", package: "AutoLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "document-reader",
      dependencies: [
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "font-files",
      dependencies: [.product(name: "AutoLayout", package: "AutoLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "text-parsers",
      dependencies: [
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "ConflictLogs", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
        .product(name: "LayoutAnalysis", package: "AutoLayout"),
        .product(name: "LayoutRendering", package: "AutoLayout"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
