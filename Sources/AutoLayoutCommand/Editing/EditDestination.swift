import ArgumentParser
import Foundation
import InterfaceBuilder

/// The destination of an edited document: its own file, another file, or standard output.
struct EditDestination: ParsableArguments {
  /// The file for the document, where `-` is standard output. By default, the document is replaced.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the document to this file instead of replacing it; - is standard output.",
      valueName: "path"))
  var output: String?

  /// A Boolean value that indicates whether a patch is printed and no file is written.
  @Flag(name: .long, help: "Print a patch for `git apply` and write nothing.")
  var dryRun = false

  /// The time limit for the document.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Rejects a file to write to together with a dry run.
  func validate() throws {
    if dryRun, output != nil {
      throw ValidationError("--output cannot be used with --dry-run.")
    }
  }

  /// Reads the document. If its file will be replaced, it is locked first, so that concurrent edits
  /// by several processes are serialized and none is lost.
  ///
  /// - Throws: `InterfaceDocumentError`, or `DocumentFailure` for a symbolic link that leads out of
  ///   its project.
  func open(_ argument: String) throws -> DocumentFile {
    let file = StandardStream.path(of: argument)
    try ProjectBoundary.rejectLinkOut(file)
    return try replaces(file) ? DocumentFile(locking: file) : DocumentFile(path: file)
  }

  /// Returns a Boolean value that indicates whether the document replaces its own file. Documents
  /// from a pipe go to standard output.
  private func replaces(_ file: String) -> Bool {
    guard RegularFile.openDescriptor(file) == nil else { return false }
    guard let output else { return !dryRun }
    return output != "-" && DocumentFile.isSame(file, output)
  }

  /// Replaces the file, writes the document to another one, or prints a patch.
  ///
  /// - Throws: `ValidationError` for a patch of a document without a file.
  func deliver(_ edit: DocumentEdit, of source: DocumentFile) throws {
    if dryRun {
      guard RegularFile.openDescriptor(source.path) == nil else {
        throw ValidationError("--dry-run cannot be used with standard input; specify a file.")
      }
      let patch = UnifiedPatch(
        path: PatchPath.of(source.path), before: source.bytes, edit: edit)
      return Output.standard.write(Data(patch.bytes))
    }
    guard let bytes = edit.applied(to: source.bytes) else {
      throw ExitCode(ExitStatus.fault.rawValue)
    }
    if replaces(source.path) {
      try source.replace(with: bytes)
    } else if let output, output != "-" {
      try DocumentFile.write(bytes, to: output)
    } else {
      Output.standard.write(Data(bytes))
    }
  }

  /// Runs `body`. Prints the error of a document, and exits with its exit code.
  func reportingErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as InterfaceDocumentError {
      try report(DocumentFailure(error))
    } catch let failure as DocumentFailure {
      try report(failure)
    }
  }

  /// Prints a failure and exits with its exit code.
  private func report(_ failure: DocumentFailure) throws {
    Output.standardError.write(failure.text(.standardError))
    try failure.status.throwUnlessFine()
  }
}

/// The path by which a patch refers to a file.
///
/// `git apply` searches for the file below the top of the repository, regardless of its working
/// directory.
enum PatchPath {
  /// Returns the path relative to the Git repository that contains the file. Without a repository,
  /// it is relative to the working directory if the file is below it, or else the absolute path
  /// without its leading slash.
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

  /// Returns the part of a file's path below a folder.
  private static func below(_ folder: String, _ file: String) -> String {
    String(file.dropFirst(folder.count).drop { $0 == "/" })
  }
}
