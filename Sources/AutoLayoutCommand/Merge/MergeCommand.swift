import ArgumentParser
import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// The command `autolayout merge`, a merge driver for Git.
struct MergeCommand: ParsableCommand {
  /// The name and the help of the command.
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges two versions of a document by object, for Git.",
    discussion: """
      Merges objects by identifier, attribute by attribute, and writes the result to OURS, which \
      stays a valid document: in a conflict, it keeps the object of OURS, and the conflict is \
      printed on standard error. A merge without conflicts is laid out; frames that one side \
      changed must hold in it, and the linter must report nothing new. The exit code is 0 for a \
      merged file, 1 for conflicts, 70 for a timeout, and 129 for a file that cannot be merged.

        autolayout merge --install --write
        autolayout merge Base.xib Ours.xib Theirs.xib --output Merged.xib

      See Documentation/Merge.md.
      """)

  /// The content of the file after a conflict.
  enum ConflictStyle: String, ExpressibleByArgument, CaseIterable {
    /// A valid document, with our version of conflicting parts.
    case document
    /// A file with Git's conflict markers.
    case git
  }

  /// The formats of the list of conflicts.
  enum ConflictListing: String, ExpressibleByArgument, CaseIterable {
    /// Lines on standard error.
    case text
    /// An object on standard output.
    case json
  }

  /// The common version, ours and theirs: Git's `%O %A %B`.
  @Argument(help: ArgumentHelp("The common ancestor, ours and theirs.", valueName: "file"))
  var files: [String] = []

  /// The path in the project. The default is that of our version.
  @Option(
    help: ArgumentHelp(
      "The path of the document in messages, which is %P for Git.", valueName: "path"))
  var name: String?

  /// The names of the versions in Git's markers: ours, common, theirs.
  @Option(
    name: [.customShort("L"), .customLong("label")],
    help: ArgumentHelp(
      "Labels of ours, the common ancestor and theirs, in this order, in conflict markers.",
      valueName: "label")
  )
  var labels: [String] = []

  /// The file for the result. The default is our version.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the result to this file instead of OURS.", valueName: "file"))
  var output: String?

  /// The format of the list of conflicts.
  @Option(help: "The format of conflicts: text or json (default: text).")
  var report = ConflictListing.text

  /// The content of the file after a conflict.
  @Option(help: "The result of conflicts: document (valid, with ours) or git (conflict markers).")
  var conflictStyle = ConflictStyle.document

  /// A Boolean value that indicates whether the merge is accepted without comparing layouts.
  @Flag(help: "Do not check the layout of the result.")
  var noLayoutCheck = false

  /// A Boolean value that indicates whether files that are not documents are refused.
  @Flag(help: "Refuse files that are not iOS documents instead of merging them by lines.")
  var noFallback = false

  /// A Boolean value that indicates whether the configuration of Git is printed instead.
  @Flag(help: "Print the settings with which Git uses the command.")
  var install = false

  /// A Boolean value that indicates whether the configuration of Git is written.
  @Flag(help: "With --install, write the settings to the repository of the working directory.")
  var write = false

  /// The time limit of the layouts.
  @OptionGroup
  var timeLimit: TimeLimitOptions

  /// The option that determines when output has colors.
  @OptionGroup
  var color: ColorOptions

  /// Rejects another number of files.
  func validate() throws {
    guard files.count == (install ? 0 : 3) else {
      throw ValidationError(
        install ? "Files cannot be used with --install." : "Specify three files: BASE OURS THEIRS.")
    }
    guard !write || install else { throw ValidationError("--write requires --install.") }
    guard labels.count <= 3 else { throw ValidationError("Specify at most three labels.") }
  }

  /// Merges, or prints the settings of Git.
  func run() throws {
    do {
      if install {
        if write {
          try MergeInstallation.write()
        } else {
          Output.standard.write(MergeInstallation.text)
        }
        return
      }
      let code = try MainActor.assumeIsolated { try merge() }
      if code != 0 { throw ExitCode(code) }
    } catch let failure as RunFailure {
      Output.standardError.write(failure.text)
      throw ExitCode(Self.refusal)
    } catch let failure as InterfaceDocumentError {
      Output.standardError.write(DocumentFailure(failure).text(.standardError))
      throw ExitCode(Self.refusal)
    }
  }

  /// The exit code by which Git detects that a driver failed.
  private static let refusal: Int32 = 129

  /// Merges the three files, and returns the exit code.
  @MainActor
  private func merge() throws -> Int32 {
    LayoutLog.reportsConflicts = false
    let title = name ?? files[1]
    let bytes = try files.map { try RegularFile.read($0, name: $0, limit: XMLLimits().fileSize) }
    let versions: [InterfaceDocument]
    do throws(InterfaceDocumentError) {
      versions = try Self.documents(bytes, title)
    } catch {
      Output.standardError.write(DocumentFailure(error).text(.standardError))
      return noFallback ? Self.refusal : try mergeLines(bytes[1])
    }
    let (ours, theirs) = (versions[versions.count - 2], versions[versions.count - 1])
    let base = versions.count == 3 ? versions[0] : nil
    let merge = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
    var conflicts = merge.conflicts
    if conflicts.isEmpty, !noLayoutCheck, merge.bytes != ours.tree.bytes,
      merge.bytes != theirs.tree.bytes
    {
      var merged = try InterfaceDocument(data: Data(merge.bytes), name: title)
      merged.fonts = ours.fonts
      let configuration = try ConfigurationFile.read(named: nil)
      conflicts = TimeLimit.watching(title, timeLimit.seconds) {
        MergeLayoutCheck(
          base: base, ours: ours, theirs: theirs, merged: merged, renamed: merge.renamed,
          configuration: configuration
        ).conflicts
      }
    }
    write(conflicts, renamed: merge.renamed, title)
    if !conflicts.isEmpty, conflictStyle == .git { return try mergeLines(bytes[1]) }
    try DocumentFile.write(merge.bytes, to: output ?? files[1])
    return conflicts.isEmpty ? 0 : 1
  }

  /// Returns the versions as documents. An empty common version is omitted.
  private static func documents(
    _ bytes: [Data], _ title: String
  ) throws(InterfaceDocumentError) -> [InterfaceDocument] {
    var result: [InterfaceDocument] = []
    for (place, data) in bytes.enumerated() where place > 0 || !data.isEmpty {
      var document = try InterfaceDocument(data: data, name: title)
      document.fonts = DocumentFonts(document: URL(fileURLWithPath: title))
      result.append(document)
    }
    return result
  }

  /// Merges the lines with Git, and returns the exit code.
  private func mergeLines(_ ours: Data) throws -> Int32 {
    let place = output ?? files[1]
    if place != files[1] { try DocumentFile.write(Array(ours), to: place) }
    let names = labels + ["ours", "base", "theirs"].dropFirst(labels.count)
    // Git runs in the top-level folder of the repository.
    let paths = [place, files[0], files[2]].map { URL(fileURLWithPath: $0).path }
    do throws(GitFailure) {
      _ = try GitRunner(folder: ".").bytes(
        .mergeFiles, names.flatMap { ["-L", $0] } + ["--"] + paths)
      return 0
    } catch {
      if case .refused(let words) = error, words.isEmpty { return 1 }
      throw RunFailure(place, "\(error)", "without Git, only iOS documents can be merged")
    }
  }

  /// Lists conflicts.
  private func write(_ conflicts: [MergeConflict], renamed: [String: String], _ title: String) {
    switch report {
    case .json: Output.standard.write(MergeReport.json(conflicts, renamed: renamed, title) + "\n")
    case .text: Output.standardError.write(MergeReport.text(conflicts, renamed: renamed, title))
    }
  }
}
