import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Known findings that are not reported again.
///
/// A finding is identified by its document, rule and object, not by its line, so that edits
/// elsewhere in the document have no effect. A finding that the file lists twice is known twice.
///
///     {"documents":{"App/Main.storyboard":{"ambiguous-layout|root|aBc-De-fGh|":1}},"version":1}
struct LintBaseline: Codable {
  /// The form of this file.
  private var version = Self.version
  /// The form that this tool reads and writes; others are rejected.
  private static let version = 1
  /// The size of the largest file in bytes; a million findings need about as much. What is longer
  /// is cut and therefore not JSON.
  private static let maxFileSize = 128 << 20

  /// The number of findings by document and fingerprint.
  private var documents: [String: [String: Int]] = [:]

  /// Records all findings.
  init(_ findings: [LintFinding]) {
    for finding in findings {
      documents[Self.path(finding.file), default: [:]][finding.fingerprint, default: 0] += 1
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `RunFailure` for a file that cannot be read, is not a baseline, or has another form.
  init(contentsOf path: String) throws {
    let data: Data
    do throws(InterfaceDocumentError) {
      data = try RegularFile.read(path, name: path, limit: Self.maxFileSize)
    } catch {
      throw RunFailure(
        path, error.message.replacing("the file", with: "the baseline"),
        "create it with --write-baseline")
    }
    guard let baseline = try? JSONDecoder().decode(Self.self, from: data) else {
      throw RunFailure(
        path, "the file is not a baseline", "create it again with --write-baseline",
        status: .badData)
    }
    guard baseline.version == Self.version else {
      throw RunFailure(
        path, "the baseline has the form \(baseline.version), which another version wrote",
        "create it again with --write-baseline", status: .badData)
    }
    self = baseline
  }

  /// Writes the baseline with sorted keys, so that it can be compared under version control.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(String(decoding: encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }

  /// The findings that are not known, in their order.
  func newFindings(among findings: [LintFinding]) -> [LintFinding] {
    var left = documents
    return findings.filter { finding in
      let path = Self.path(finding.file)
      guard let count = left[path]?[finding.fingerprint], count > 0 else { return true }
      left[path]?[finding.fingerprint] = count - 1
      return false
    }
  }

  /// The path of a document without `./`, which depends on how the argument was typed.
  private static func path(_ file: String) -> String {
    file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }
}
