import Foundation
import PackagePlugin

/// `swift package autolayout-lint`: lints the documents of a package.
///
///     swift package autolayout-lint
///     swift package autolayout-lint --target Screens --device retina4_0,ipad9_7 --strict
///
/// Without files, the folders of all targets are searched, or those of the targets that `--target`
/// specifies. All other arguments are those of `autolayout lint`.
@main
struct LintCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let options = extractor.remainingArguments
    let given = LintArguments(options)
    var arguments = ["lint"]
    if !given.wantsTargets, !names.isEmpty {
      throw UnusedTargets()
    }
    if given.wantsCacheFolder {
      // This is the only folder that a plugin may write to without permission.
      arguments += ["--cache-dir", context.pluginWorkDirectoryURL.path]
    }
    arguments += options
    if given.wantsTargets {
      let targets =
        try names.isEmpty ? context.package.targets : context.package.targets(named: names)
      arguments += folders(of: targets, in: context.package)
    }
    let tool = try ToolSearch.tool(context)
    // SwiftPM hides remarks of plugins.
    FileHandle.standardError.write(Data("note: running \(tool.path)\n".utf8))
    try run(tool, arguments, in: context.package.directoryURL)
  }

  /// Returns the folders of targets that contain documents, relative to the package.
  private func folders(of targets: [any Target], in package: Package) -> [String] {
    let root = package.directoryURL.path + "/"
    return targets.compactMap { target in
      guard target is SourceModuleTarget, DocumentSearch.hasDocuments(in: target.directoryURL)
      else { return nil }
      let path = target.directoryURL.path
      return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    }
  }

  /// Runs the tool. Its exit code becomes that of the command.
  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw LintFailure(status: process.terminationStatus)
    }
  }
}

/// The error if targets are specified together with files.
private struct UnusedTargets: Error, CustomStringConvertible {
  var description: String { "--target cannot be used with files, --stream or --answers" }
}

/// The error if the tool has findings.
private struct LintFailure: Error, CustomStringConvertible {
  let status: Int32

  var description: String {
    status == 1 ? "layout issues were found" : "autolayout lint ended with exit code \(status)"
  }
}
