// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "engine-replay", targets: ["EngineReplay"]),
    .executable(name: "workload", targets: ["Workload"]),
  ],
  dependencies: [.package(name: "AutoLayout", path: "..")],
  targets: [
    // A function with a plain name, between which and its return instructions are counted.
    .target(name: "CountedRegion"),
    .executableTarget(
      name: "EngineReplay",
      dependencies: ["CountedRegion", .product(name: "LayoutEngine", package: "AutoLayout")],
      swiftSettings: settings),
    .executableTarget(name: "Workload", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
