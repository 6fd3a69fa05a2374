extension StringProtocol {
  /// A Boolean value that indicates whether the first letter is from a right-to-left script, which
  /// determines the direction of a paragraph according to rule P2 of Unicode's bidirectional
  /// algorithm (UAX #9).
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters up to that letter.
  package var beginsRightToLeft: Bool {
    let letter = unicodeScalars.first { $0.properties.isAlphabetic }
    return letter.map { scalar in
      Scripts.rightToLeft.contains { $0.contains(scalar.value) }
    } ?? false
  }
}

/// The blocks of scripts.
private enum Scripts {
  /// Hebrew, Arabic and related scripts, presentation forms, and the two ranges that Unicode
  /// reserves for such scripts (`DerivedBidiClass.txt`, defaults of R and AL).
  static let rightToLeft: [ClosedRange<UInt32>] = [
    0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
