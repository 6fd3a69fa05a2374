import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Proves the layouts of one document.
struct ProveTask: DocumentTask {
  let request: ProveRequest
  let format: ProveFormat
  /// What is asked instead of where checks fail.
  let question: ProveQuestion?
  /// Whether every whole width is laid out instead.
  let isExhaustive: Bool
  /// Where the certificate goes.
  let certificate: String?
  let errorsHaveColor: Bool

  var assignment: WorkerAssignment { .prove(self) }

  @MainActor
  func run(_ file: String) -> FramesReport {
    do {
      return try prove(file)
    } catch let failure as DocumentFailure {
      return report(of: failure)
    } catch let failure as RunFailure {
      return FramesReport(output: "", diagnostics: failure.text, status: failure.status)
    } catch {
      return FramesReport(
        output: "", diagnostics: PrintableText.lines("\(file): \(error)\n"), status: .fault)
    }
  }

  @MainActor
  private func prove(_ file: String) throws -> FramesReport {
    LayoutLog.reportsConflicts = false
    let document: InterfaceDocument
    do {
      document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: file), name: file)
    } catch {
      throw DocumentFailure(error)
    }
    let (choices, missing) = try DocumentLayout.choices(
      request.canvas, for: URL(fileURLWithPath: file))
    if let question {
      return try QuestionReport(question, request, format).report(document, choices, file)
    }
    let runs = document.roots.map { root in
      (root, choices.flatMap { proofs(of: root, on: $0) })
    }
    if let certificate {
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
    return FramesReport(
      output: output, diagnostics: DiagnosticText.of(missing.map(document.missingTranslation)),
      status: fails ? .findings : .fine)
  }

  @MainActor
  private func proofs(of root: InterfaceRoot, on canvas: CanvasChoice) -> [ProveRun] {
    request.heights.flatMap { height in
      request.growths.map { growth in
        var choice = canvas
        choice.localization.growth = growth
        let proof = WidthProof(
          root: root, widths: request.widths.closed, height: height, canvas: choice,
          checks: request.checks, mostLayouts: isExhaustive ? 0 : WidthProof.mostLayouts)
        return ProveRun(
          proof, choice: choice, growth: request.textGrowth == nil ? nil : growth,
          isCertified: certificate != nil)
      }
    }
  }

  func report(of failure: DocumentFailure) -> FramesReport {
    FramesReport(
      output: format == .json ? FramesJSON.line(failure) : "",
      diagnostics: failure.text(Terminal(hasColor: errorsHaveColor)), status: failure.status)
  }
}

/// What can be asked of one object instead.
enum ProveQuestion: Codable, Sendable {
  /// The longest text that fits into a view, by its identifier.
  case longestText(String)
  /// How far the constant of a constraint may move, by its identifier.
  case slack(String)
}

/// One root proved in one setting: what is printed of a proof, without the views that it was made on,
/// of which many settings would hold thousands of trees.
struct ProveRun {
  let choice: CanvasChoice
  /// The length of texts as a multiple of their own; nil where it was not asked for.
  let growth: Double?
  let widths: ClosedRange<Double>
  let height: Double
  let failures: [WidthProof.Failure]
  let pieces: [WidthProof.Piece]
  /// How many layouts were made.
  let layouts: Int
  /// What confirms the proof; nil where it was not asked for.
  let certificate: ProofCertificate?

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
