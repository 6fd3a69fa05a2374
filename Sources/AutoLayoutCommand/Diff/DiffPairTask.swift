import AutoLayout
import Foundation
import LayoutAnalysis

/// Compares two versions of a document that the command line names.
struct DiffPairTask: DocumentTask {
  /// The canvases on which both versions are laid out.
  let comparison: DiffTask
  /// The format of the result.
  let format: DiffFormat
  /// A Boolean value that indicates whether text and Markdown list every view and finding.
  var listsAll = false

  /// Returns the request for a pair of versions.
  static func document(_ pair: DiffSources.Pair) throws -> FoundDocument {
    let text = String(decoding: try JSONEncoder().encode(pair), as: UTF8.self)
    return .described(text, name: pair.name)
  }

  /// Compares a pair of versions, which is encoded as JSON.
  @MainActor
  func run(_ request: String) -> DiffPairReport {
    LayoutLog.reportsConflicts = false
    do {
      let pair = try JSONDecoder().decode(DiffSources.Pair.self, from: Data(request.utf8))
      let diff = LayoutDiff(
        from: try pair.before?.document(), to: try pair.after?.document(),
        canvases: comparison.canvases)
      return DiffPairReport(
        section: format.section(
          DiffReport(name: pair.name, diff: diff, listsAll: listsAll)),
        isChanged: !diff.isEmpty)
    } catch let failure as DocumentFailure {
      return report(of: failure)
    } catch {
      return report(
        of: DocumentFailure(file: "", message: "the request is invalid", status: .fault))
    }
  }

  /// Returns the report of a version that could not be read or laid out.
  func report(of failure: DocumentFailure) -> DiffPairReport {
    DiffPairReport(section: nil, isChanged: false, failure: failure)
  }
}

/// The result of comparing one pair of versions.
struct DiffPairReport: Codable, WorkerReport {
  /// The section of the result about the document.
  let section: String?
  /// A Boolean value that indicates whether the layouts differ.
  let isChanged: Bool
  /// The reason why the versions could not be compared, or `nil` if they were compared.
  var failure: DocumentFailure?

  /// The exit status for this document.
  var status: ExitStatus { failure?.status ?? (isChanged ? .findings : .fine) }
}
