import Foundation
import LayoutAnalysis

/// Findings that are known and not to be reported.
///
/// A finding is known by its document, rule and object, not by its line, and as often as it is in the
/// file.
struct LintBaseline: Codable {
  private var version = Self.version
  /// The form of the file; others are refused.
  private static let version = 1

  /// How often each fingerprint was found, by document.
  private var documents: [String: [String: Int]] = [:]

  init(_ findings: [LintFinding]) {
    for finding in findings {
      documents[Self.path(finding.file), default: [:]][finding.fingerprint, default: 0] += 1
    }
  }

  init(contentsOf path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw RunFailure(path, "the baseline cannot be read", "make it with --write-baseline")
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

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(String(decoding: encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }

  /// The findings that are not known.
  func newFindings(among findings: [LintFinding]) -> [LintFinding] {
    var left = documents
    return findings.filter { finding in
      let path = Self.path(finding.file)
      guard let count = left[path]?[finding.fingerprint], count > 0 else { return true }
      left[path]?[finding.fingerprint] = count - 1
      return false
    }
  }

  private static func path(_ file: String) -> String {
    file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }
}
