import Foundation
import InterfaceBuilder

/// The folders in which programs are searched.
package enum SearchPath {
  /// Returns the absolute path of a program, or `nil` if it is not in a folder of the variable
  /// `PATH`.
  ///
  /// Folders that are not absolute, such as `.`, `node_modules/.bin` and an empty one, are skipped:
  /// in them, a file of the inspected project would be started. A name with a slash is returned
  /// unchanged.
  package static func program(
    _ name: String, in variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if name.contains("/") { return name }
    return (variables[variable] ?? standard).split(separator: ":").lazy
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { RegularFile.exists($0) && access($0, X_OK) == 0 }
  }

  /// The variable that lists the folders.
  private static let variable = "PATH"
  /// The folders of a system that does not set the variable.
  private static let standard = "/usr/bin:/bin"
}
