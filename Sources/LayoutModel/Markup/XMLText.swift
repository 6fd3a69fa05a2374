/// Functions that escape text for both XML 1.0 and HTML.
package enum XMLText {
  /// Returns `text` with entities for markup characters, and with U+FFFD for characters that XML
  /// 1.0 does not allow (https://www.w3.org/TR/xml/#charsets).
  ///
  /// The result is valid as content and as an attribute value in double or single quotes. Tabs and
  /// line breaks become character references, because an attribute would convert them to spaces.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      append(scalar, to: &result)
    }
    return result
  }

  /// Returns one line of text for the content of an element.
  ///
  /// Apostrophes are unchanged. Tabs, line breaks and characters that XML 1.0 does not allow become
  /// spaces, so that the text stays on one line.
  package static func escapedLine(_ text: String) -> String {
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

  /// Appends a scalar: as an entity if it is markup or a line break, or as U+FFFD if XML 1.0 does
  /// not allow it.
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

  /// Returns a Boolean value that indicates whether XML 1.0 allows the scalar and does not
  /// discourage it.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: return false
    default: return true
    }
  }
}
