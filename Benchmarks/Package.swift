// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "engine-replay", targets: ["EngineReplay"]),
    .executable(name: "engine-layers", targets: ["EngineLayers"]),
    .executable(name: "frame-arithmetic", targets: ["FrameArithmetic"]),
    .executable(name: "workload", targets: ["Workload"]),
    .executable(name: "document-systems", targets: ["DocumentSystems"]),
    .executable(name: "screens", targets: ["Screens"]),
  ],
  dependencies: [.package(name: "AutoLayout", path: "..")],
  targets: [
    // A function with a plain name, between which and its return instructions are counted.
    .target(name: "CountedRegion"),
    // Processor time, memory and medians.
    .target(name: "Timing", swiftSettings: settings),
    .executableTarget(
      name: "EngineReplay",
      dependencies: [
        "CountedRegion", "Timing", .product(name: "LayoutEngine", package: "AutoLayout"),
      ],
      swiftSettings: settings),
    // Choices that are the same in every run.
    .target(name: "Dice", swiftSettings: settings),
    // Writes the systems that solvers are compared on.
    .executableTarget(name: "Workload", dependencies: ["Dice"], swiftSettings: settings),
    // The frames of the same systems, computed by hand: the limit of what a solver can reach.
    .executableTarget(name: "FrameArithmetic", dependencies: ["Dice"], swiftSettings: settings),
    // Each layer of the engine on a system that uses little else.
    .executableTarget(
      name: "EngineLayers",
      dependencies: ["Timing", .product(name: "LayoutEngine", package: "AutoLayout")],
      swiftSettings: settings),
    // Whole screens, from views to frames: with constraints and by hand.
    .executableTarget(
      name: "Screens",
      dependencies: [
        "CountedRegion", "Timing",
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
      ],
      swiftSettings: settings),
    // Writes what documents ask of the engine.
    .executableTarget(
      name: "DocumentSystems",
      dependencies: [
        .product(name: "AutoLayout", package: "AutoLayout"),
        .product(name: "InterfaceBuilder", package: "AutoLayout"),
        .product(name: "LayoutEngine", package: "AutoLayout"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
