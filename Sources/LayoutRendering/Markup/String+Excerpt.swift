extension String {
  /// Returns the beginning of the text on one line.
  ///
  /// Each run of whitespace, line breaks and control characters becomes one space. The method reads
  /// only what it needs, so a label of ten megabytes takes no longer than a short one.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of characters, without the ellipsis.
  ///   - ellipsis: The text that indicates omitted text.
  /// - Returns: The beginning of the text.
  /// - Complexity: O(`limit`), regardless of the length of the text.
  package func excerpt(_ limit: Int, ellipsis: String = "…") -> String {
    var result = ""
    var count = 0
    var pendingSpace = false
    var scalars = 0
    for scalar in unicodeScalars {
      scalars += 1
      // One character can have any number of combining marks. The limit on scalars bounds them.
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

  /// The number of scalars that `excerpt` reads per character.
  ///
  /// Emoji of families join up to eleven scalars. Legible text does not have more than sixteen.
  private static let scalarsPerCharacter = 16

  /// The text with all characters outside printable ASCII written as `\u{…}`.
  var asciiEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      result += scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return result
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is whitespace in an excerpt. Most scalars
  /// are ASCII, whose properties need no table.
  fileprivate var isSpaceOrInvisible: Bool {
    isASCII ? value <= 0x20 || value == 0x7F : properties.isWhitespace || !isPrintable
  }

  /// A Boolean value that indicates whether the scalar is visible or a space, and does not control
  /// the terminal or the direction of the surrounding text.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    case .format:
      // Joiners form emoji and ligatures. All other format characters are invisible.
      return value == 0x200C || value == 0x200D
    default:
      return true
    }
  }
}
