import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Compares the two sides that the command line specifies.
///
/// A rule of `--match` or `--ignore` whose view is not found at any width is an error, because a
/// misspelled identifier would otherwise go unnoticed.
struct EquivalentTask: DocumentTask {
  /// The format of the result.
  let format: ProveFormat
  /// The folder for pictures, or `nil` if they were not requested.
  let picture: String?
  /// The file for the certificates, or `nil` if they were not requested.
  let certificate: String?
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Compares the sides of a request, which is encoded as JSON. The status is `findings` if the
  /// sides are not equivalent.
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
        file: comparison.first.name, message: "no view matches '\(name)'",
        hint:
          "specify views by identifier, accessibility identifier or label, for --match one of each "
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
        hint: "specify the root that the snapshots show: \(names)", status: .badData)
    }
    guard let canvas = choices.first, choices.count == 1 else {
      throw DocumentFailure(
        file: source.file,
        message: "snapshots can be compared in one setting, not \(choices.count)",
        hint: "specify one device, one content size and one direction", status: .badData)
    }
    let snapshots = try SnapshotFolder(folder).snapshots
    return RootComparisonReport(
      first: .init(source.file, root), second: .init(folder),
      equivalence: LayoutEquivalence(root, snapshots: snapshots, canvas: canvas, rules: rules))
  }

  /// Returns the report of a side that could not be read.
  func report(of failure: DocumentFailure) -> PrintedReport {
    PrintedReport(
      output: format == .json ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}
