extension String {
  /// The beginning of the text on one line, with at most `limit` characters.
  ///
  /// Runs of white space, line breaks and control characters become one space each. An ellipsis
  /// marks text that is left out. Reads no further than needed, so that a label of ten megabytes
  /// costs as much as a short one.
  ///
  /// - Complexity: O(`limit`), not O(length).
  func excerpt(_ limit: Int, ellipsis: String = "…") -> String {
    var result = ""
    var count = 0
    var pendingSpace = false
    var scalars = 0
    for scalar in unicodeScalars {
      scalars += 1
      // Combining marks join one character without end; the bound on scalars stops them.
      if scalars > limit * Self.scalarsPerCharacter { return result + ellipsis }
      if scalar.isSpaceOrInvisible {
        pendingSpace = count > 0
        continue
      }
      if count + (pendingSpace ? 1 : 0) >= limit { return result + ellipsis }
      if pendingSpace {
        result.unicodeScalars.append(" ")
        count += 1
        pendingSpace = false
      }
      result.unicodeScalars.append(scalar)
      if scalar.isASCII || !scalar.properties.isGraphemeExtend { count += 1 }
    }
    return result
  }

  /// How many scalars `excerpt` reads for each character that it may keep.
  ///
  /// Emoji of families join up to eleven scalars; more than sixteen are not a text that anyone
  /// reads.
  private static let scalarsPerCharacter = 16

  /// The text with everything outside printable ASCII written as `\u{…}`.
  var asciiEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      result += scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar counts as white space in an excerpt. Most are ASCII, whose properties need
  /// no look at a table.
  fileprivate var isSpaceOrInvisible: Bool {
    isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || !isPrintable
  }

  /// Whether the scalar shows something, or is a space, and does not steer the terminal or the
  /// direction of the text around it.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    case .format:
      // Joiners make emoji and ligatures; every other format character is invisible.
      return value == 0x200C || value == 0x200D
    default:
      return true
    }
  }
}
