import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Proves the layouts of one document.
struct ProveTask: DocumentTask {
  /// The widths, canvases and checks.
  let request: ProveRequest
  /// The format of the results.
  let format: ProveFormat
  /// A question about one object that is answered instead, or `nil` for a proof.
  let question: ProveQuestion?
  /// A Boolean value that indicates whether every whole width is laid out instead of proving.
  let isExhaustive: Bool
  /// The file for the certificates, or `nil` if they were not requested.
  let certificate: String?
  /// A Boolean value that indicates whether text for standard error may have colors.
  let errorsHaveColor: Bool

  /// Proves the document at a path. The status is `findings` if a check fails.
  @MainActor
  func run(_ file: String) -> PrintedReport {
    do {
      return try prove(file)
    } catch let failure as DocumentFailure {
      return report(of: failure)
    } catch let failure as RunFailure {
      return PrintedReport(output: "", diagnostics: failure.text, status: failure.status)
    } catch {
      return PrintedReport(
        output: "", diagnostics: PrintableText.lines("\(file): \(error)\n"), status: .fault)
    }
  }

  /// Proves all roots and writes the certificates.
  ///
  /// - Throws: `DocumentFailure`, or `RunFailure` if the certificates cannot be written.
  @MainActor
  private func prove(_ file: String) throws -> PrintedReport {
    LayoutLog.reportsConflicts = false
    let url = URL(fileURLWithPath: file)
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: url, name: file)
    } catch {
      throw DocumentFailure(error)
    }
    let (choices, missing) = try DocumentLayout.choices(
      request.canvas, for: url, within: ProjectBoundary(aroundTranslationsOf: url).url)
    if let question {
      return try QuestionReport(question, request, format).report(document, choices, file)
    }
    let runs = document.roots.map { root in
      (root, choices.flatMap { proofs(of: root, on: $0) })
    }
    if let certificate {
      /// The data with which another program can verify the proof, or `nil` if it was not
      /// requested.
      let certificates = runs.flatMap { $0.1.compactMap(\.certificate) }
      let text = String(decoding: try JSONEncoder().encode(certificates), as: UTF8.self)
      try WholeFile.write(text + "\n", to: certificate)
    }
    let fails = runs.contains { $0.1.contains { !$0.failures.isEmpty } }
    let output =
      switch format {
      case .text: ProveText(file: file).text(runs)
      case .json: ProveJSON.line(file, runs)
      }
    return PrintedReport(
      output: output,
      diagnostics: DiagnosticText.of(
        missing.map(document.missingTranslation) + document.missingFonts),
      status: fails ? .findings : .fine)
  }

  /// Proves a root on a canvas, for each height and length of text.
  @MainActor
  func proofs(of root: InterfaceRoot, on canvas: CanvasChoice) -> [ProveRun] {
    request.heights.flatMap { height in
      request.growths.map { growth in
        var choice = canvas
        choice.localization.growth = growth
        let proof = WidthProof(
          root: root, widths: request.widths.closed, height: height, canvas: choice,
          checks: request.checks, maxLayouts: isExhaustive ? 0 : WidthProof.maxLayouts)
        return ProveRun(
          proof, choice: choice, growth: request.textGrowth == nil ? nil : growth,
          isCertified: certificate != nil)
      }
    }
  }

  /// Returns the report of a document that could not be proved.
  func report(of failure: DocumentFailure) -> PrintedReport {
    PrintedReport(
      output: format == .json ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}

/// A question about one object, answered for all widths.
enum ProveQuestion: Codable, Sendable {
  /// The longest text that fits into the view with this identifier.
  case longestText(String)
  /// The range in which the constant of the constraint with this identifier can change without a
  /// failure.
  case slack(String)
}

/// The result of proving one root in one setting, without its views. A run with many settings would
/// otherwise hold thousands of view trees.
struct ProveRun {
  /// The canvas, language and settings.
  let choice: CanvasChoice
  /// The length of texts as a multiple of the original, or `nil` if it is not part of the request.
  let growth: Double?
  /// The widths in points.
  let widths: ClosedRange<Double>
  /// The height in points.
  let height: Double
  /// The checks that fail, with their widths.
  let failures: [WidthProof.Failure]
  /// The intervals that the proof consists of.
  let pieces: [WidthProof.Piece]
  /// The number of layouts that were computed.
  let layouts: Int
  /// The certificate that verifies the proof, or `nil` if it was not requested.
  let certificate: ProofCertificate?

  /// Creates a run with the printed parts of a proof.
  @MainActor
  init(_ proof: WidthProof, choice: CanvasChoice, growth: Double?, isCertified: Bool) {
    self.choice = choice
    self.growth = growth
    widths = proof.widths
    height = proof.height
    failures = proof.failures
    pieces = proof.pieces
    layouts = proof.layouts
    certificate = isCertified ? proof.certificate() : nil
  }
}
