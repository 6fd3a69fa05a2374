import ArgumentParser
import Foundation
import InterfaceBuilder

/// Documents that a command opens all at once, or not at all.
package enum ReadableDocuments {
  /// Returns the paths of the documents that `arguments` name, or that lie in folders that they name.
  ///
  /// If one cannot be read, the failure is printed.
  ///
  /// - Throws: the exit code of the failure.
  package static func find(_ arguments: [String]) throws -> [String] {
    let found = DocumentFinder.find(arguments)
    if let link = found.first(where: { $0 == .linkOut($0.path) }), let failure = link.failure {
      throw exitCode(of: failure)
    }
    let paths = found.filter { $0.failure == nil }.map(\.path)
    guard !paths.isEmpty else { throw exitCode(of: .emptyFolder(arguments.first ?? ".")) }
    for path in paths where !isReadable(path) {
      throw exitCode(
        of: DocumentFailure(
          file: path, message: "the file cannot be read",
          hint: "check the path and the permissions", status: .cannotOpen))
    }
    return paths
  }

  /// Prints a failure, and returns the exit code of the command.
  private static func exitCode(of failure: DocumentFailure) -> ExitCode {
    Output.standardError.write(failure.text(.standardError))
    return ExitCode(failure.status.rawValue)
  }

  /// Returns whether a path leads to a regular file that this process may read.
  private static func isReadable(_ path: String) -> Bool {
    RegularFile.exists(path) && FileManager.default.isReadableFile(atPath: path)
  }
}
