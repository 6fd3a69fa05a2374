import ArgumentParser
import Foundation
import InterfaceBuilder

/// The documents of a command that opens either all of them or none.
package enum ReadableDocuments {
  /// Returns the paths of the documents in `arguments`, and of those in the folders among them.
  ///
  /// If a document cannot be read, the failure is printed.
  ///
  /// - Throws: The exit code of the failure.
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

  /// Returns a Boolean value that indicates whether a path leads to a regular file that this
  /// process may read.
  private static func isReadable(_ path: String) -> Bool {
    RegularFile.exists(path) && FileManager.default.isReadableFile(atPath: path)
  }
}
