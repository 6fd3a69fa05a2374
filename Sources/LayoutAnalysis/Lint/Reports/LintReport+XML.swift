import LayoutModel

/// The XML formats.
extension LintReport {
  /// The Checkstyle report: findings by file, with notes as `info`. Hints and related locations are
  /// omitted because the format has no attributes for them.
  var checkstyleText: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    for (file, found) in findingsByFile {
      text += "  <file name=\"\(XMLText.escaped(file))\">\n"
      for finding in found {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        text +=
          "    <error line=\"\(finding.line)\" column=\"\(finding.column)\" "
          + "severity=\"\(severity)\" message=\"\(XMLText.escaped(finding.summary))\" "
          + "source=\"autolayout.\(XMLText.escaped(finding.rule))\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// The JUnit report: one test case per document, which fails with its warnings and errors.
  /// Documents that could not be linted are test cases with an error.
  var junitText: String {
    let failing = Dictionary(grouping: findings.filter { $0.severity >= .warning }, by: \.file)
    let cases = files.map { ($0, failing[$0] ?? []) }
    let failed = cases.count { !$0.1.isEmpty }
    var text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + "  <testsuite name=\"autolayout lint\" tests=\"\(cases.count + failures.count)\" "
      + "failures=\"\(failed)\" errors=\"\(failures.count)\">\n"
    for (file, found) in cases {
      text += "    <testcase classname=\"autolayout.lint\" name=\"\(XMLText.escaped(file))\""
      if found.isEmpty {
        text += "/>\n"
        continue
      }
      let lines = found.map { textLine($0) }.joined()
      text +=
        ">\n      <failure message=\"\(found.count) finding\(found.count == 1 ? "" : "s")\">\(XMLText.escaped(lines))</failure>\n"
        + "    </testcase>\n"
    }
    for failure in failures {
      text +=
        "    <testcase classname=\"autolayout.lint\" name=\"\(XMLText.escaped(failure.file))\">\n"
        + "      <error message=\"\(XMLText.escaped(failure.message))\"/>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  /// The findings of each file, files in their order.
  private var findingsByFile: [(String, [LintFinding])] {
    var order: [String] = []
    var byFile: [String: [LintFinding]] = [:]
    for finding in findings {
      if byFile[finding.file] == nil { order.append(finding.file) }
      byFile[finding.file, default: []].append(finding)
    }
    return order.map { ($0, byFile[$0] ?? []) }
  }
}
