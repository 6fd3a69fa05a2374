extension UnifiedPatch {
  /// Returns one hunk from old to new lines, which is empty if they are equal. `start` and
  /// `newStart` are the numbers of lines before them in the old and the new file.
  static func hunk(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ start: Int, newStart: Int
  ) -> [UInt8] {
    let steps = script(old, new)
    guard steps.contains(where: { $0.mark != " " }) else { return [] }
    let header =
      "@@ -\(span(start, old.count)) +\(span(newStart, new.count)) @@\n"
    var result = Array(header.utf8)
    for step in steps {
      result += Array(step.mark.utf8) + step.line
      if step.line.last != 0x0A { result += Array("\n\\ No newline at end of file\n".utf8) }
    }
    return result
  }

  /// Returns a range of lines for a header: the first line, counted from 1, and the number of lines
  /// unless it is 1. An empty range has the number of the preceding line.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  /// A line that is kept (` `), removed (`-`) or added (`+`).
  private typealias Step = (mark: String, line: ArraySlice<UInt8>)

  /// Returns the lines kept, removed and added, by the longest common subsequence. Common lines at
  /// both ends are found first, which leaves few lines in most cases.
  private static func script(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step] {
    var head = 0
    while head < old.count, head < new.count, old[head].elementsEqual(new[head]) { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail].elementsEqual(new[new.count - 1 - tail])
    { tail += 1 }
    let middle = between(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    return old[..<head].map { (" ", $0) } + middle + old[(old.count - tail)...].map { (" ", $0) }
  }

  /// The maximum number of pairs of lines that are compared: 8 MB of numbers. A larger change is
  /// written as all old lines and then all new ones, which is correct but longer.
  private static let maxPairs = 1_000_000

  /// Returns the steps between lines without a common start and end.
  ///
  /// - Complexity: O(*n* × *m*), where *n* and *m* are the numbers of old and new lines.
  private static func between(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Step] {
    guard !old.isEmpty, !new.isEmpty, old.count <= maxPairs / new.count else {
      return old.map { ("-", $0) } + new.map { ("+", $0) }
    }
    let width = new.count + 1
    var common = Array(repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        common[i * width + j] =
          old[i].elementsEqual(new[j])
          ? common[(i + 1) * width + j + 1] + 1
          : max(common[(i + 1) * width + j], common[i * width + j + 1])
      }
    }
    return walk(old, new, common, width)
  }

  /// Returns the steps along a longest common subsequence. Removed lines come before added ones.
  ///
  /// `common` contains, at `i * width + j`, the length of the longest common subsequence of the old
  /// lines from `i` on and the new lines from `j` on.
  private static func walk(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ common: [Int], _ width: Int
  ) -> [Step] {
    var steps: [Step] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i].elementsEqual(new[j]) {
        steps.append((" ", old[i]))
        i += 1
        j += 1
      } else if i < old.count,
        j == new.count || common[(i + 1) * width + j] >= common[i * width + j + 1]
      {
        steps.append(("-", old[i]))
        i += 1
      } else {
        steps.append(("+", new[j]))
        j += 1
      }
    }
    return steps
  }
}
