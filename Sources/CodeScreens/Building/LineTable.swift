#if SourcePorting
  /// The lines of a text after edits, with the lines that they were before.
  struct LineTable {
    /// The line before the edits for each line after them, both from 1.
    private let lines: [Int]

    /// The number of lines that are compared to find where texts agree again.
    private static let window = 400

    /// Compares two texts.
    ///
    /// Equal lines are matched in order. A line that was added or changed has the number of the
    /// previous matched line.
    init(before: String, after: String) {
      let old = before.split(separator: "\n", omittingEmptySubsequences: false)
      let new = after.split(separator: "\n", omittingEmptySubsequences: false)
      var result: [Int] = []
      var position = 0
      for (index, line) in new.enumerated() {
        if position < old.count, old[position] == line {
          position += 1
        } else if let skipped = Self.distance(to: line, in: old, from: position),
          line.count > 3, !Self.continues(old, position, in: new, from: index + 1)
        {
          position += skipped + 1
        } else if Self.isChanged(old, position, new, index) {
          position += 1
        }
        result.append(max(1, min(position, old.count)))
      }
      lines = result
    }

    /// Returns the line before the edits, from 1.
    subscript(_ line: Int) -> Int {
      lines.isEmpty ? line : lines[max(0, min(line, lines.count) - 1)]
    }

    /// Returns the number of lines before the next equal line, or `nil` if none is near.
    private static func distance(
      to line: Substring, in lines: [Substring], from position: Int
    ) -> Int? {
      let end = min(lines.count, position + window)
      guard position < end else { return nil }
      return lines[position..<end].firstIndex(of: line).map { $0 - position }
    }

    /// Returns a Boolean value that indicates whether the next old line follows soon, so that the
    /// lines before it were added.
    private static func continues(
      _ old: [Substring], _ position: Int, in new: [Substring], from index: Int
    ) -> Bool {
      guard position < old.count, old[position].count > 3, index < new.count else { return false }
      return new[index..<min(new.count, index + window)].contains(old[position])
    }

    /// Returns a Boolean value that indicates whether a line replaces another one: it is a part of
    /// it, as without an attribute, or the lines after both are equal.
    private static func isChanged(
      _ old: [Substring], _ position: Int, _ new: [Substring], _ index: Int
    ) -> Bool {
      guard position < old.count else { return false }
      let text = new[index].drop { $0.isWhitespace }
      if !text.isEmpty, old[position].hasSuffix(text) { return true }
      guard position + 1 < old.count, index + 1 < new.count else { return true }
      return old[position + 1] == new[index + 1]
    }
  }
#endif
