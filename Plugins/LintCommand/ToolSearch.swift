import Foundation
import PackagePlugin

/// Finds a built tool, so that packages do not need to compile it.
enum ToolSearch {
  /// The environment variable with the path of the tool, which takes precedence over all other
  /// locations.
  private static let variable = "AUTOLAYOUT"

  /// Returns the tool at the path in `AUTOLAYOUT`, the tool of the release in the package of the
  /// plugins, or the first `autolayout` in `PATH`.
  ///
  /// - Throws: `MissingTool` if there is none.
  static func tool(_ context: PluginContext) throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    let named = environment[variable]
    // The plugins of a release depend on its tool. The plugins in the sources do not, so that the
    // call throws an error.
    if named == nil, let released = try? context.tool(named: "autolayout").url { return released }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    let paths = named.map { [$0] } ?? folders.map { "\($0)/autolayout" }
    guard let path = paths.first(where: isProgram) else { throw MissingTool(named: named) }
    return URL(fileURLWithPath: path)
  }

  /// Returns a Boolean value that indicates whether a path leads to a program and not to a folder,
  /// which is executable too.
  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}

/// The error of a plugin that cannot find the tool.
private struct MissingTool: Error, CustomStringConvertible {
  /// The value of `AUTOLAYOUT`, or `nil` if it is not set.
  let named: String?

  var description: String {
    if let named {
      return "AUTOLAYOUT is set to '\(named)', which is not an executable file; set it to the path"
        + " of autolayout"
    }
    return "autolayout was not found in PATH; install a release, build it in a clone of AutoLayout"
      + " with `make install PREFIX=~/.local`, or set AUTOLAYOUT to its path"
  }
}
