/// The formats with one line per finding.
extension LintReport {
  /// Returns `file:line:column: severity: message [rule] — object`, followed by canvases, hint and
  /// related locations.
  func textLine(_ finding: LintFinding) -> String {
    var line =
      "\(finding.file):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
      + "\(finding.message) [\(finding.rule)] — \(finding.objectText)"
    if !finding.isOnCanvasAlone { line += " (on \(finding.canvasText))" }
    if isBrief { return line.printable + "\n" }
    var lines = [line]
    if let excerpt = finding.excerpt {
      lines.append("  \(excerpt.text)")
      lines.append("  " + String(repeating: " ", count: excerpt.caret) + "^")
    }
    for place in finding.related {
      lines.append("  \(finding.file):\(place.line):\(place.column): \(place.message)")
    }
    if let hint = finding.hint { lines.append("  note: \(hint)") }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// Returns `file:line:column: severity: message`, as compilers print and Xcode parses it.
  func xcodeLine(_ finding: LintFinding) -> String {
    let severity = finding.severity == .note ? "note" : finding.severity.rawValue
    return
      ("\(finding.file):\(finding.line):\(finding.column): \(severity): \(finding.summary) "
      + "(\(finding.rule))").printable + "\n"
  }

  /// Workflow commands of GitHub Actions.
  var githubText: String {
    findings.map { finding in
      let command =
        switch finding.severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
      let place =
        "file=\(finding.file.githubProperty),line=\(finding.line),col=\(finding.column),"
        + "title=\(finding.rule.githubProperty)"
      return "::\(command) \(place)::\(finding.summary.githubData)\n"
    }.joined()
  }
}

extension LintFinding {
  /// The object with its name and identifier.
  var objectText: String { object.identifier.map { "\(object.name) (\($0))" } ?? object.name }

  /// The message with the object, for formats that have no field for the object.
  var summary: String {
    let place = isOnCanvasAlone ? "" : " (on \(canvasText))"
    return "\(objectText): \(message)\(place)"
  }

  /// A Boolean value that indicates whether the canvases need not be mentioned: only the document's
  /// own is listed, or none.
  var isOnCanvasAlone: Bool { canvases.isEmpty || canvases == [LintCanvas.document.name] }

  /// The first canvases, and the number of others.
  var canvasText: String {
    let shown = canvases.prefix(Self.maxCanvases).joined(separator: ", ")
    let rest = canvases.count - Self.maxCanvases
    return rest > 0 ? "\(shown) and \(rest) more" : shown
  }

  /// The number of canvases that a line lists. More would make it unreadable; JSON lists all.
  private static let maxCanvases = 3
}

extension String {
  /// The text without characters that would move a cursor, change the title of a terminal, end a
  /// line or reverse its direction (UAX #9). They are shown as replacement characters.
  package var printable: String {
    guard unicodeScalars.contains(where: Self.isUnsafe) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars { scalars.append(Self.isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  /// Returns a Boolean value that indicates whether a terminal might interpret the scalar, or text
  /// around it might change its direction.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text with the escapes of the message of a workflow command.
  var githubData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text with the escapes of a property of a workflow command.
  var githubProperty: String {
    githubData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
