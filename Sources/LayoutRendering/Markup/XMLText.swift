/// Text made fit for XML 1.0 and, at the same time, for HTML.
enum XMLText {
  /// `text` with markup characters as entities and characters that XML 1.0 does not allow as
  /// U+FFFD (https://www.w3.org/TR/xml/#charsets).
  ///
  /// Serves content and attribute values in double or single quotes. Tabs and line breaks become
  /// character references, since an attribute would turn them into spaces.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      append(scalar, to: &result)
    }
    return result
  }

  /// One line of text as the content of an element.
  ///
  /// Apostrophes stay as they are. Tabs, line breaks and characters that XML 1.0 does not allow
  /// become spaces, so that the text stays on one line.
  static func escapedLine(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        result += "'"
      } else {
        append(isAllowed(scalar) ? scalar : " ", to: &result)
      }
    }
    return result
  }

  /// Appends a scalar: as an entity if it is markup or a line break, as U+FFFD if XML 1.0 does not
  /// allow it.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t": result += "&#9;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    default:
      result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
  }

  /// Whether XML 1.0 allows the scalar and does not discourage it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: return false
    default: return true
    }
  }
}
