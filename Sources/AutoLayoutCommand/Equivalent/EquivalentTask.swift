import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Compares two sides that the command line names.
///
/// A rule of `--match` or `--ignore` whose view is not found at any width is an error: a misspelled
/// identifier would otherwise change nothing.
struct EquivalentTask: DocumentTask {
  /// The form of the result.
  let format: ProveFormat
  /// The folder for pictures; nil for none.
  let picture: String?
  /// The file that gets the certificates; nil for none.
  let certificate: String?
  /// Whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Compares what a request, which is encoded as JSON, names. The status is `findings` if the sides
  /// are not equivalent.
  @MainActor
  func run(_ request: String) -> PrintedReport {
    LayoutLog.reportsConflicts = false
    do {
      let request = try JSONDecoder().decode(EquivalentRequest.self, from: Data(request.utf8))
      return try report(request)
    } catch let failure as DocumentFailure {
      return report(of: failure)
    } catch let failure as RunFailure {
      return PrintedReport(output: "", diagnostics: failure.text, status: failure.status)
    } catch {
      return report(of: DocumentFailure(file: "", message: "\(error)", status: .fault))
    }
  }

  /// Compares all pairs of roots, and writes pictures and certificates.
  @MainActor
  private func report(_ request: EquivalentRequest) throws -> PrintedReport {
    let (comparisons, missing) = try Self.comparisons(
      request, isCertified: certificate != nil)
    for comparison in comparisons {
      guard let name = comparison.equivalence.unknownNames.first else { continue }
      throw DocumentFailure(
        file: comparison.first.name, message: "there is no view for the rule \(name)",
        hint:
          "name views by identifier, accessibility identifier or label; --match takes one of each "
          + "side", status: .badData)
    }
    var diagnostics = DiagnosticText.of(missing)
    if let picture {
      var writer = try EquivalentPictures(folder: picture)
      for comparison in comparisons { diagnostics += try writer.write(comparison) }
    }
    if let certificate {
      let certificates = comparisons.flatMap { $0.equivalence.runs.compactMap(\.certificate) }
      let text = String(decoding: try JSONEncoder().encode(certificates), as: UTF8.self)
      try WholeFile.write(text + "\n", to: certificate)
    }
    let fails = comparisons.contains {
      !$0.isEquivalent || request.isStrict && !$0.equivalence.hasSameContent
    }
    let output =
      switch format {
      case .text: comparisons.map { EquivalentText($0).text }.joined(separator: "\n")
      case .json: comparisons.map { EquivalentJSON($0).line }.joined()
      }
    return PrintedReport(
      output: output, diagnostics: diagnostics, status: fails ? .findings : .fine)
  }

  /// Compares the roots of a request, and finds languages without translations.
  ///
  /// The translations are those next to the first document, for both sides.
  @MainActor
  static func comparisons(
    _ request: EquivalentRequest, isCertified: Bool
  ) throws -> (reports: [RootComparisonReport], missing: [InterfaceDiagnostic]) {
    let sources = request.files.map(EquivalentSource.init)
    let first = try sources[0].roots()
    let url = URL(fileURLWithPath: sources[0].file)
    let (choices, languages) = try DocumentLayout.choices(
      request.canvas, for: url, within: ProjectBoundary(aroundTranslationsOf: url).url)
    let missing = first.first.map { root in languages.map(root.document.missingTranslation) } ?? []
    if let folder = request.snapshots {
      let report = try comparison(first, sources[0], with: folder, on: choices, request.rules)
      return ([report], missing)
    }
    let options = request.options(choices, isCertified: isCertified)
    let second = try sources[1].roots()
    let pairs = try RootPairs(first, second, sources).pairs
    return (
      pairs.map { a, b in
        RootComparisonReport(
          first: .init(sources[0].file, a), second: .init(sources[1].file, b),
          equivalence: LayoutEquivalence(a, b, options))
      }, missing
    )
  }

  /// Compares the only root of a document with the snapshots in a folder.
  ///
  /// - Throws: `DocumentFailure` for several roots, several settings and invalid snapshots.
  @MainActor
  private static func comparison(
    _ roots: [InterfaceRoot], _ source: EquivalentSource, with folder: String,
    on choices: [CanvasChoice], _ rules: MatchingRules
  ) throws(DocumentFailure) -> RootComparisonReport {
    guard let root = roots.first, roots.count == 1 else {
      let names = roots.prefix(8).map { "\(source.file)#\($0.id)" }.joined(separator: ", ")
      throw DocumentFailure(
        file: source.file, message: "the document has \(roots.count) roots",
        hint: "choose the one that the snapshots show: \(names)", status: .badData)
    }
    guard let canvas = choices.first, choices.count == 1 else {
      throw DocumentFailure(
        file: source.file, message: "snapshots are compared in one setting, not \(choices.count)",
        hint: "choose one device, one size of text and one direction", status: .badData)
    }
    let snapshots = try SnapshotFolder(folder).snapshots
    return RootComparisonReport(
      first: .init(source.file, root), second: .init(folder),
      equivalence: LayoutEquivalence(root, snapshots: snapshots, canvas: canvas, rules: rules))
  }

  /// The report of a side that could not be read.
  func report(of failure: DocumentFailure) -> PrintedReport {
    PrintedReport(
      output: format == .json ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}

/// The snapshots in a folder.
///
/// They come from another program, and may be from anyone: links that lead out of the project are not
/// followed, and the number and the size of files is limited.
struct SnapshotFolder {
  /// The layouts, by name of the file.
  let snapshots: [LayoutSnapshot]

  /// The largest number of files that are read.
  private static let mostFiles = 1_000

  /// Reads all files of a folder whose names end in `.json`.
  ///
  /// - Throws: `DocumentFailure` for a folder without snapshots, and for an invalid one.
  init(_ folder: String) throws(DocumentFailure) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".json") }.sorted()
    guard !names.isEmpty, names.count <= Self.mostFiles else {
      throw DocumentFailure(
        file: folder,
        message: names.isEmpty
          ? "the folder holds no .json file" : "the folder holds \(names.count) .json files",
        hint: "name a folder of 1 to \(Self.mostFiles) snapshots", status: .cannotOpen)
    }
    var found: [LayoutSnapshot] = []
    for name in names {
      let path = "\(folder)/\(name)"
      try ProjectBoundary.rejectLinkOut(path)
      let bytes: Data
      do throws(InterfaceDocumentError) {
        bytes = try RegularFile.read(path, name: path, limit: SnapshotFile.mostBytes)
      } catch {
        throw DocumentFailure(error)
      }
      do throws(SnapshotFile.Failure) {
        found.append(try SnapshotFile(bytes).snapshot)
      } catch {
        throw DocumentFailure(
          file: path, message: error.message, hint: error.hint, status: .badData)
      }
    }
    snapshots = found
  }
}

/// The roots of two documents that are compared with each other.
///
/// Every root needs a counterpart. A document that has more scenes than the other is compared scene by
/// scene, with `#` and the identifiers of both, so that no scene is left out without a word.
struct RootPairs {
  /// The roots of the first document with those of the second one.
  let pairs: [(InterfaceRoot, InterfaceRoot)]

  /// Pairs roots by identifier, by name, and the only ones by themselves.
  ///
  /// - Throws: `DocumentFailure` for a root without a counterpart.
  @MainActor
  init(
    _ first: [InterfaceRoot], _ second: [InterfaceRoot], _ sources: [EquivalentSource]
  ) throws(DocumentFailure) {
    if let a = first.first, let b = second.first, first.count == 1, second.count == 1 {
      pairs = [(a, b)]
      return
    }
    var found: [(InterfaceRoot, InterfaceRoot)] = []
    var rest = second
    for root in first {
      let index =
        rest.firstIndex { $0.id == root.id } ?? rest.firstIndex { $0.name == root.name }
      guard let index else {
        throw Self.unpaired(root, in: sources[0].file, other: sources[1].file)
      }
      found.append((root, rest.remove(at: index)))
    }
    if let root = rest.first {
      throw Self.unpaired(root, in: sources[1].file, other: sources[0].file)
    }
    pairs = found
  }

  /// The failure of a root without a counterpart.
  private static func unpaired(
    _ root: InterfaceRoot, in file: String, other: String
  ) -> DocumentFailure {
    DocumentFailure(
      file: file, line: root.element.location.line,
      column: root.element.location.column,
      message: "\(other) has no root like \(root.name) (\(root.id))",
      hint: "choose one root of each document, as \(file)#\(root.id)", status: .badData)
  }
}

/// The comparison of two roots.
struct RootComparisonReport {
  /// A side of the comparison.
  struct Side {
    /// The path of the document or of the snapshots.
    let name: String
    /// The name of the root, and its identifier.
    let root: String

    /// A root of a document.
    init(_ file: String, _ root: InterfaceRoot) {
      name = file
      self.root = "\(root.name) (\(root.elementName) \(root.id))"
    }

    /// A side without a document.
    init(_ name: String) {
      self.name = name
      root = ""
    }

    /// The side in a heading.
    var title: String { root.isEmpty ? name : "\(name): \(root)" }
  }

  /// The first side.
  let first: Side
  /// The second side.
  let second: Side
  /// The result.
  let equivalence: LayoutEquivalence

  /// Whether the frames are the same.
  @MainActor var isEquivalent: Bool { equivalence.isEquivalent }
}
