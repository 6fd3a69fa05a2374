import Foundation
import PackagePlugin

/// Lints the documents of a target whenever it is built. Errors stop the build, and warnings are
/// printed in the format that Xcode shows next to the lines.
///
///     .target(name: "Screens", plugins: [.plugin(name: "AutoLayoutLintBuild", package: "AutoLayout")])
@main
struct LintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let documents = DocumentSearch.documents(in: target.directoryURL)
    guard !documents.isEmpty else { return [] }
    let folder = context.package.directoryURL
    var arguments = ["lint", "--format", "xcode", "--jobs", "1"]
    arguments += ["--cache-dir", context.pluginWorkDirectoryURL.appending(path: "cache").path]
    let configuration = folder.appending(path: ".autolayout.yml")
    var inputs = documents
    if FileManager.default.fileExists(atPath: configuration.path) {
      arguments += ["--config", configuration.path]
      inputs.append(configuration)
    }
    return [
      .buildCommand(
        displayName: "Linting the documents of \(target.name)",
        executable: try ToolSearch.tool(context),
        arguments: arguments + documents.map(\.path), inputFiles: inputs, outputFiles: [])
    ]
  }
}
