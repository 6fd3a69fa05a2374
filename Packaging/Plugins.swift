// swift-tools-version: 6.1
// The plugins of AutoLayout @VERSION@. They run the tool of the release, so that a package that uses them compiles nothing.

import PackageDescription

let package = Package(
  name: "AutoLayoutPlugins",
  products: [
    .plugin(name: "AutoLayoutLint", targets: ["AutoLayoutLint"]),
    .plugin(name: "AutoLayoutLintBuild", targets: ["AutoLayoutLintBuild"]),
  ],
  targets: [
    .binaryTarget(
      name: "autolayout",
      url: "@REPOSITORY@/releases/download/v@VERSION@/@BUNDLE@",
      checksum: "@SHA256_BUNDLE@"),
    .plugin(
      name: "AutoLayoutLint",
      capability: .command(
        intent: .custom(
          verb: "autolayout-lint", description: "Find layout issues in .xib and .storyboard files")),
      dependencies: ["autolayout"], path: "Plugins/LintCommand"),
    .plugin(
      name: "AutoLayoutLintBuild", capability: .buildTool(), dependencies: ["autolayout"],
      path: "Plugins/LintBuildTool"),
  ]
)
