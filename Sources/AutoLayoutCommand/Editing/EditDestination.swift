import ArgumentParser
import Foundation
import InterfaceBuilder

/// Where a changed document goes.
struct EditDestination: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the document there instead of replacing it; - is standard output.",
      valueName: "path"))
  var output: String?

  @Flag(name: .long, help: "Print a patch that `git apply` takes, and write nothing.")
  var dryRun = false

  func validate() throws {
    if dryRun, output != nil {
      throw ValidationError("--dry-run writes nothing, so that --output has no use with it.")
    }
  }

  /// Writes, prints or replaces.
  func deliver(_ edit: DocumentEdit, of source: DocumentFile) throws {
    if dryRun {
      let patch = UnifiedPatch(
        path: PatchPath.of(source.path), before: source.bytes, edit: edit)
      return Output.standard.write(Data(patch.bytes))
    }
    guard let bytes = edit.applied(to: source.bytes) else {
      throw ExitCode(ExitStatus.fault.rawValue)
    }
    switch output {
    case nil: try source.replace(with: bytes)
    case "-": Output.standard.write(Data(bytes))
    case .some(let path): try DocumentFile.write(bytes, to: path)
    }
  }

  /// Runs `body`, prints the error of a document and ends with its exit code.
  func reportingErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as InterfaceDocumentError {
      let failure = DocumentFailure(error)
      Output.standardError.write(failure.text(.standardError))
      try failure.status.throwUnlessFine()
    }
  }
}

/// The path that a patch names a file by.
enum PatchPath {
  /// Relative to the folder of the repository that the file is in, else to the current folder, else
  /// the path as it is.
  static func of(_ path: String) -> String {
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    var folder = (file as NSString).deletingLastPathComponent
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return below(folder, file) }
      folder = (folder as NSString).deletingLastPathComponent
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).path
    if file.hasPrefix(current + "/") { return below(current, file) }
    return String(file.drop { $0 == "/" })
  }

  private static func below(_ folder: String, _ file: String) -> String {
    String(file.dropFirst(folder.count).drop { $0 == "/" })
  }
}
