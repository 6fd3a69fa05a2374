/// A change of a file as a patch that `git apply` and `patch -p1` accept.
public struct UnifiedPatch: Sendable {
  /// The patch, which is empty if nothing changes. It consists of bytes rather than text, because
  /// lines keep theirs, including carriage returns.
  public let bytes: [UInt8]

  /// The number of lines around a change, as in `diff -u`.
  static let contextLines = 3

  /// Creates the patch of an edit. `path` is relative to the folder in which the patch will be
  /// applied.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(path: String, before: [UInt8], edit: DocumentEdit) {
    let old = LineTable(before)
    var output = ""
    var body: [UInt8] = []
    var shift = 0
    for group in Self.groups(edit.patches, old) {
      body += Self.hunk(group, before, old, &shift)
    }
    if !body.isEmpty {
      let name = Self.quoted(path)
      output = "diff --git \(name("a/")) \(name("b/"))\n--- \(name("a/"))\n+++ \(name("b/"))\n"
    }
    bytes = Array(output.utf8) + body
  }

  /// Returns a function that returns the file's name after a prefix such as `a/`, as git writes it:
  /// names with spaces, control characters, quotation marks or non-ASCII characters are quoted.
  private static func quoted(_ path: String) -> (String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x5C && $0 < 0x7F }
    guard !isPlain else { return { $0 + path } }
    let escaped = path.utf8.map { byte in
      switch byte {
      case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default:
        "\\" + String(repeating: "0", count: byte < 8 ? 2 : byte < 64 ? 1 : 0)
          + String(byte, radix: 8)
      }
    }.joined()
    return { "\"\($0)\(escaped)\"" }
  }
}

extension UnifiedPatch {
  /// The offsets at which the lines of a file start.
  private struct LineTable {
    /// The offsets of the first bytes of all lines, in ascending order.
    var starts: [Int] = [0]
    /// The number of bytes, which is the end of the last line.
    let end: Int

    /// Finds the lines of a file. A line end at the end of the file begins no further line.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    init(_ bytes: [UInt8]) {
      end = bytes.count
      for (offset, byte) in bytes.enumerated() where byte == 0x0A && offset + 1 < bytes.count {
        starts.append(offset + 1)
      }
      if bytes.isEmpty { starts = [] }
    }

    /// Returns the index of the line that contains an offset, from 0.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    func line(at offset: Int) -> Int {
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }

    /// Returns the bytes of a range of lines, including line ends. An empty range of lines has an
    /// empty range at its start.
    func range(_ lines: Range<Int>) -> Range<Int> {
      guard let first = lines.first else {
        let place = lines.lowerBound < starts.count ? starts[lines.lowerBound] : end
        return place..<place
      }
      return starts[first]..<(lines.upperBound < starts.count ? starts[lines.upperBound] : end)
    }
  }

  /// Returns groups of changes that are close enough to share their context.
  private static func groups(_ patches: [DocumentPatch], _ old: LineTable) -> [[DocumentPatch]] {
    var groups: [[DocumentPatch]] = []
    var lastLine = -1
    for patch in patches {
      let first = old.line(at: patch.offset)
      if !groups.isEmpty, first <= lastLine + 2 * contextLines + 1 {
        groups[groups.count - 1].append(patch)
      } else {
        groups.append([patch])
      }
      lastLine = old.line(at: patch.range.upperBound)
    }
    return groups
  }

  /// Returns the hunk of a group of patches with its context. `shift` is the number of lines that
  /// the file has gained before it, which the hunk increases by its own.
  private static func hunk(
    _ patches: [DocumentPatch], _ before: [UInt8], _ old: LineTable, _ shift: inout Int
  ) -> [UInt8] {
    guard let first = patches.first, let last = patches.last else { return [] }
    let start = max(0, old.line(at: first.offset) - contextLines)
    let end = min(old.starts.count, old.line(at: last.range.upperBound) + 1 + contextLines)
    let range = old.range(start..<end)
    var after: [UInt8] = []
    var copied = range.lowerBound
    for patch in patches {
      after += before[copied..<patch.offset] + patch.inserted
      copied = patch.range.upperBound
    }
    after += before[copied..<range.upperBound]
    let (was, now) = (lines(before[range]), lines(after[...]))
    defer { shift += now.count - was.count }
    return hunk(was, now, start, newStart: start + shift)
  }

  /// Returns the lines of bytes, each with its line end.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { result.append(bytes[start...]) }
    return result
  }
}
