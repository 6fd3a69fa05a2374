// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "engine-replay", targets: ["EngineReplay"])],
  dependencies: [.package(name: "AutoLayout", path: "..")],
  targets: [
    .executableTarget(
      name: "EngineReplay",
      dependencies: [.product(name: "LayoutEngine", package: "AutoLayout")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
