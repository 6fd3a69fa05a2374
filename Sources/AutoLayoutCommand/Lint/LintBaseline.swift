import Foundation
import InterfaceBuilder
import LayoutAnalysis

/// Known findings that are not reported again.
///
/// A finding is identified by its document, rule and object, and not by its line, so that edits
/// elsewhere in the document have no effect. A finding that the file lists twice suppresses two
/// findings.
///
///     {"documents":{"App/Main.storyboard":{"ambiguous-layout|root|aBc-De-fGh|":1}},"version":1}
struct LintBaseline: Codable {
  /// The format version of this file.
  private var version = Self.version
  /// The format version that this tool reads and writes. Others are rejected.
  private static let version = 1
  /// The maximum size of a file, in bytes, which is sufficient for about a million findings. A
  /// longer file is truncated, and is therefore not valid JSON.
  private static let maxFileSize = 128 << 20

  /// The number of findings by document and fingerprint.
  private var documents: [String: [String: Int]] = [:]

  /// Creates a baseline with all findings.
  init(_ findings: [LintFinding]) {
    for finding in findings {
      documents[Self.path(finding.file), default: [:]][finding.fingerprint, default: 0] += 1
    }
  }

  /// Reads a baseline.
  ///
  /// - Throws: `RunFailure` for a file that cannot be read, is not a baseline, or has another
  ///   format version.
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
        path, "the baseline has the unsupported format version \(baseline.version)",
        "create it again with --write-baseline", status: .badData)
    }
    self = baseline
  }

  /// Writes the baseline with sorted keys, so that its versions can be compared.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try WholeFile.write(String(decoding: encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }

  /// Returns the findings that are not known, in order.
  func newFindings(among findings: [LintFinding]) -> [LintFinding] {
    var left = documents
    return findings.filter { finding in
      let path = Self.path(finding.file)
      guard let count = left[path]?[finding.fingerprint], count > 0 else { return true }
      left[path]?[finding.fingerprint] = count - 1
      return false
    }
  }

  /// Returns the path of a document without `./`, so that it does not depend on how the user typed
  /// the argument.
  private static func path(_ file: String) -> String {
    file.hasPrefix("./") ? String(file.dropFirst(2)) : file
  }
}
