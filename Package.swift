// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Every target is compiled in Swift 6 language mode, and a warning is an error.
let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error)
]

/// What Apple's platforms have beside UIKit. Elsewhere modules of the same names fill in for them, so
/// that `import CoreGraphics` and its like compile; they must not exist where Apple's do.
///
/// What `ObjectiveC` has is in `FoundationObjects`. A module `ObjectiveC` would make
/// `canImport(ObjectiveC)` true in every package of a graph that is compiled after it, and packages
/// take the condition for `@objc`, which is an error on Linux. Clients that import the name give it
/// to `FoundationObjects` as an alias.
#if canImport(Darwin)
  let fillIns: [Target] = []
  let lowerFillIns: [Target.Dependency] = []
  let upperFillIns: [Target.Dependency] = []
#else
  let fillIns: [Target] = [
    .target(name: "FoundationObjects", swiftSettings: settings),
    .target(
      name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: settings),
    .target(name: "_Testing_CoreGraphics", swiftSettings: settings),
    .target(
      name: "QuartzCore", dependencies: ["AutoLayout", "CoreGraphics"], swiftSettings: settings),
    // In C: a module map with the submodules of UIKit and QuartzCore, for `import UIKit.UIGeometry`.
    .target(name: "UIKitSubmodules"),
  ]
  let lowerFillIns: [Target.Dependency] = ["FoundationObjects", "CoreGraphics"]
  let upperFillIns: [Target.Dependency] = lowerFillIns + ["QuartzCore", "UIKitSubmodules"]
#endif

/// The commit that `autolayout --version` names. Scripts/static.sh puts it into the environment;
/// other builds have none, so that a new commit compiles nothing again.
let commit = Context.environment["AUTOLAYOUT_COMMIT"].flatMap { commit in
  // What is no word would not be a macro's value.
  commit.contains { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")) } ? nil : commit
}

/// Parses the command line of the tool.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Tool"]))

let package = Package(
  name: "AutoLayout",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "AutoLayout", targets: ["AutoLayout"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitLegacy", targets: ["UIKitLegacy"]),
    .library(name: "UIKitSnapshotTesting", targets: ["UIKitSnapshotTesting"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine"]),
    // The engine for other languages: a shared library with the interface of layout_engine.h.
    .library(name: "layout_engine", type: .dynamic, targets: ["LayoutEngineInterface"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "ConflictLogs", targets: ["ConflictLogs"]),
    .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
    .library(name: "SourcePorting", targets: ["SourcePorting"]),
    // What `autolayout code` links screens with: UIKit as one shared library.
    .library(name: "ScreenRuntime", type: .dynamic, targets: ["ScreenRuntime"]),
    .library(name: "Studio", targets: ["Studio"]),
    .executable(name: "autolayout", targets: ["AutoLayoutTool"]),
    .plugin(name: "AutoLayoutLint", targets: ["AutoLayoutLint"]),
    .plugin(name: "AutoLayoutLintBuild", targets: ["AutoLayoutLintBuild"]),
  ],
  traits: [
    // On unless a client turns it off, so that commands in this folder need no option. Not a package of
    // its own: SwiftPM finds one only at the root of a repository, and `package` ends there.
    .trait(
      name: "Tool",
      description: """
        The packages of the tool autolayout, of LayoutAnalysis and of Studio; a program that uses the \
        other libraries resolves none with `traits: []`
        """),
    .trait(
      name: "SnapshotTesting",
      description: "Strategies of swift-snapshot-testing for views, in UIKitSnapshotTesting"),
    .trait(
      name: "SourcePorting",
      description:
        "The commands `autolayout port` and `code`, which edit UIKit code, with swift-syntax",
      enabledTraits: ["Tool"]),
    .default(enabledTraits: ["Tool"]),
  ],
  dependencies: [
    // None is resolved without its trait. A release is made of the versions that it records; up to the
    // next minor version, a program gets repairs and nothing else.
    .package(
      url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/jpsim/Yams", .upToNextMinor(from: "6.2.2")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    // The client has a version of its own.
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    // It takes minutes to compile, and macros of clients may need another version.
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(name: "LayoutEngine", swiftSettings: settings),
    .target(name: "CLayoutEngine"),
    .target(
      name: "LayoutEngineInterface", dependencies: ["LayoutEngine", "CLayoutEngine"],
      swiftSettings: settings),
    .target(name: "LayoutModel", swiftSettings: settings),
    // Runs while programs are compiled. Without swift-syntax, which takes minutes to compile. Tests depend on the
    // expansion alone: if one depended on the macro, all modules would be compiled a second time for it.
    .target(name: "MacroExpansion", swiftSettings: settings),
    .macro(name: "AutoLayoutMacros", dependencies: ["MacroExpansion"], swiftSettings: settings),
    .target(
      name: "AutoLayout",
      dependencies: ["AutoLayoutMacros", "LayoutEngine", "LayoutModel"] + lowerFillIns,
      swiftSettings: settings),
    // InterfaceBuilder is linked, and not imported: UINib and UIStoryboard find it by name.
    .target(
      name: "UIKit",
      dependencies: ["AutoLayout", "LayoutModel", "InterfaceBuilder", "_Testing_UIKit"]
        + upperFillIns,
      swiftSettings: settings),
    // Names of UIKit before Swift 4.2, for clients that ask for them.
    .target(name: "UIKitLegacy", dependencies: ["UIKit"], swiftSettings: settings),
    // Snapshots of views, without any package for tests.
    .target(
      name: "UIKitSnapshots",
      dependencies: ["UIKit", "AutoLayout", "LayoutModel", "LayoutRendering"],
      swiftSettings: settings),
    // Strategies of a package that is not isolated, hence in Swift 5.
    .target(
      name: "UIKitSnapshotTesting",
      dependencies: [
        "UIKit", "UIKitSnapshots",
        .product(
          name: "SnapshotTesting", package: "swift-snapshot-testing",
          condition: .when(traits: ["SnapshotTesting"])),
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    // Swift Testing looks for cross-import overlays of these names beside any module called UIKit or
    // CoreGraphics.
    .target(name: "_Testing_UIKit", swiftSettings: settings),
    .target(
      name: "InterfaceBuilder", dependencies: ["AutoLayout", "LayoutModel"], swiftSettings: settings
    ),
    .target(
      name: "LayoutAnalysis",
      dependencies: [
        "AutoLayout", "LayoutModel", "InterfaceBuilder", "LayoutEngine",
        .product(name: "Yams", package: "Yams", condition: .when(traits: ["Tool"])),
      ],
      swiftSettings: settings),
    .target(
      name: "ConflictLogs",
      dependencies: ["AutoLayout", "LayoutModel", "LayoutEngine", "LayoutRendering"],
      swiftSettings: settings),
    // The pages of the studio and of the gallery and the font of pictures are part of the program, so
    // that the tool works when it is copied alone. In C, which embeds files; as array literals of
    // Swift (`.embedInCode`) they took minutes to compile.
    .target(name: "EmbeddedFiles"),
    .target(
      name: "LayoutRendering", dependencies: ["LayoutModel", "EmbeddedFiles"],
      exclude: ["Font/OFL.txt", "Font/Faces", "Gallery/Page"],
      swiftSettings: settings),
    .target(
      name: "Studio",
      dependencies: [
        "AutoLayout", "LayoutModel", "ConflictLogs", "EmbeddedFiles", "InterfaceBuilder",
        "LayoutAnalysis", "LayoutRendering",
        .product(
          name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["Tool"])),
      ],
      exclude: ["Page"],
      swiftSettings: settings),
    // Edits sources; knows nothing of layouts.
    .target(
      name: "SourcePorting",
      dependencies: [
        .product(
          name: "SwiftParser", package: "swift-syntax",
          condition: .when(traits: ["SourcePorting"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax",
          condition: .when(traits: ["SourcePorting"])),
      ],
      swiftSettings: settings),
    // Runs one screen of a program that `autolayout code` compiles.
    .target(
      name: "ScreenRuntime", dependencies: ["UIKit", "AutoLayout", "LayoutModel"],
      swiftSettings: settings),
    // Finds, compiles and runs the screens of UIKit code. Empty without the trait.
    .target(
      name: "CodeScreens",
      dependencies: [
        "AutoLayout", "LayoutModel", "LayoutAnalysis", "SourcePorting",
        .product(
          name: "SwiftParser", package: "swift-syntax",
          condition: .when(traits: ["SourcePorting"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax",
          condition: .when(traits: ["SourcePorting"])),
      ],
      swiftSettings: settings),
    // The harness that ports damaged sources. Part of this package, so that one build of swift-syntax
    // serves it and the tests; empty without the trait.
    .executableTarget(
      name: "SourcePortHarness", dependencies: ["SourcePorting", "CodeScreens"],
      path: "Fuzz/SourcePorting",
      swiftSettings: settings),
    // All commands but `studio`, so that Studio is compiled at the same time.
    .target(
      name: "AutoLayoutCommand",
      dependencies: [
        // LayoutEngine for `autolayout solve` alone, which is the engine without views.
        "AutoLayout", "LayoutModel", "BuildStamp", "ConflictLogs", "InterfaceBuilder",
        "CodeScreens", "LayoutAnalysis", "LayoutEngine", "LayoutRendering", "SourcePorting",
        argumentParser,
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "AutoLayoutTool",
      dependencies: [
        "AutoLayout", "AutoLayoutCommand", "LayoutAnalysis", "Studio", argumentParser,
      ],
      swiftSettings: settings),
    .target(
      name: "BuildStamp",
      cSettings: commit.map { [.define("AUTOLAYOUT_COMMIT", to: $0)] }),
    // The plugins run an installed tool. A dependency on the target would make SwiftPM compile the
    // whole tool twice here (SwiftPM 8275), and once more in every package that uses a plugin.
    .plugin(
      name: "AutoLayoutLint",
      capability: .command(
        intent: .custom(
          verb: "autolayout-lint", description: "Find layout issues in .xib and .storyboard files")),
      path: "Plugins/LintCommand"),
    .plugin(
      name: "AutoLayoutLintBuild", capability: .buildTool(),
      path: "Plugins/LintBuildTool"),
    // `AutoLayout` and `LayoutModel` next to `UIKit`: what a module re-exports is otherwise not seen
    // to change, and its clients are not built again.
    .target(
      name: "ExampleScreens", dependencies: ["UIKit", "AutoLayout", "LayoutModel"],
      path: "Examples/Screens",
      swiftSettings: settings),
    .target(
      name: "ExampleClasses",
      dependencies: ["UIKit", "AutoLayout", "LayoutModel", "InterfaceBuilder", "LayoutRendering"],
      path: "Examples/Classes", exclude: ["Badge.xib"], swiftSettings: settings),
    .executableTarget(
      name: "Examples",
      dependencies: ["ExampleScreens", "ExampleClasses", "UIKit", "AutoLayout", "LayoutModel"],
      path: "Examples/Run",
      swiftSettings: settings),
    // A whole app, and a program that draws its screens.
    .target(
      name: "TripsApp", dependencies: ["UIKit", "AutoLayout", "LayoutModel", "InterfaceBuilder"],
      path: "Examples/Trips", exclude: ["Run", "README.md", "Profile/Profile.storyboard"],
      swiftSettings: settings),
    .executableTarget(
      name: "Trips",
      dependencies: ["TripsApp", "UIKit", "AutoLayout", "LayoutModel", "LayoutRendering"],
      path: "Examples/Trips/Run", swiftSettings: settings),
    .executableTarget(
      name: "Hello", dependencies: ["UIKit", "AutoLayout", "LayoutModel"], path: "Examples/Hello",
      swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutCommandTests",
      dependencies: [
        // The tool for tests that run it.
        "AutoLayoutCommand", "AutoLayoutTool", "InterfaceBuilder", "LayoutAnalysis",
        "LayoutRendering",
      ],
      exclude: ["SolveSystems.jsonl"],
      swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "ExampleScreens", "ExampleClasses", "UIKit", "AutoLayout", "LayoutModel",
        "InterfaceBuilder",
        "LayoutAnalysis",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "TripsTests",
      dependencies: ["TripsApp", "UIKit", "AutoLayout", "LayoutModel", "LayoutRendering"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "AutoLayout", "LayoutModel"] + upperFillIns,
      swiftSettings: settings),
    .testTarget(
      name: "UIKitSnapshotsTests",
      dependencies: ["UIKitSnapshots", "UIKit", "AutoLayout", "LayoutModel"],
      swiftSettings: settings),
    // A client in Swift 5, which may use what is `@preconcurrency` without isolation.
    .testTarget(
      name: "PreconcurrencyTests",
      dependencies: ["UIKit", "AutoLayout", "LayoutModel", "InterfaceBuilder"],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LayoutEngineTests", dependencies: ["LayoutEngine"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutEngineInterfaceTests",
      dependencies: ["LayoutEngineInterface", "LayoutEngine", "CLayoutEngine"],
      swiftSettings: settings),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion"], swiftSettings: settings),
    .testTarget(
      name: "AutoLayoutTests", dependencies: ["AutoLayout", "LayoutModel"],
      exclude: ["FontFiles/Files", "FontFiles/labels.tsv"], swiftSettings: settings),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
      exclude: ["Canvas/platform-metrics.txt", "Fidelity/Documents"], swiftSettings: settings),
    .testTarget(
      name: "LayoutAnalysisTests", dependencies: ["InterfaceBuilder", "LayoutAnalysis"],
      swiftSettings: settings),
    .testTarget(
      name: "ConflictLogsTests", dependencies: ["ConflictLogs"], swiftSettings: settings),
    .testTarget(
      name: "CodeScreensTests",
      dependencies: ["CodeScreens", "SourcePorting", "ScreenRuntime", "UIKit", "LayoutModel"],
      swiftSettings: settings),
    .testTarget(
      name: "SourcePortingTests", dependencies: ["SourcePorting"], swiftSettings: settings),
    .testTarget(
      name: "StudioTests",
      dependencies: ["Studio", "InterfaceBuilder", "AutoLayout", "LayoutModel"],
      exclude: ["Edits/edit-results.txt"], swiftSettings: settings),
    .testTarget(
      name: "LayoutRenderingTests", dependencies: ["AutoLayout", "LayoutModel", "LayoutRendering"],
      swiftSettings: settings),
  ] + fillIns,
  swiftLanguageModes: [.v6]
)
