#if SourcePorting
  /// The replacement of a range of bytes of a source.
  struct TextEdit {
    /// The range, in bytes of UTF-8. An insertion has an empty range.
    let range: Range<Int>
    /// The text that replaces the range.
    let replacement: String
  }

  /// The edits of one source.
  ///
  /// Ranges refer to the original source, regardless of earlier edits. The result keeps all bytes
  /// that no edit replaces, in their order.
  struct TextEdits {
    /// The source in UTF-8.
    let bytes: [UInt8]
    /// The edits in the order in which they were made.
    private(set) var edits: [TextEdit] = []
    /// The starts of removed words, by their ends.
    private var removals: [Int: Int] = [:]

    /// Creates an empty list of edits of a text.
    init(_ text: String) { bytes = Array(text.utf8) }

    /// Adds a replacement.
    mutating func replace(_ range: Range<Int>, with text: String) {
      edits.append(TextEdit(range: range, replacement: text))
    }

    /// Adds an insertion.
    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// Adds the removal of a word and of the space after it. A line with no other content is
    /// removed entirely.
    mutating func removeWord(_ range: Range<Int>) {
      var (start, end) = (range.lowerBound, range.upperBound)
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      if end == bytes.count || isNewline(bytes[end]) {
        start = startOfRemoval(before: start)
        let isWholeLine = start == 0 || isNewline(bytes[start - 1])
        if isWholeLine, end < bytes.count {
          end += bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1
        }
      }
      removals[end] = start
      replace(start..<end, with: "")
    }

    /// Returns the offset before an offset such that only whitespace and removed words lie between
    /// them.
    private func startOfRemoval(before offset: Int) -> Int {
      var start = offset
      while start > 0 {
        if let removed = removals[start], removed < start {
          start = removed
        } else if isBlank(bytes[start - 1]) {
          start -= 1
        } else {
          break
        }
      }
      return start
    }

    /// Returns the original text of a range of the source.
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the text of a range after the edits inside it.
    func edited(_ range: Range<Int>) -> String {
      apply(
        edits.filter {
          range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }, in: range)
    }

    /// Removes a range with the edits inside it, and returns its edited text.
    mutating func cut(_ range: Range<Int>) -> String {
      let text = edited(range)
      edits.removeAll {
        range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
      }
      replace(range, with: "")
      return text
    }

    /// The text after all edits.
    var result: String { apply(edits, in: 0..<bytes.count) }

    /// Applies edits in the order of their ranges, and edits of the same range in the order in
    /// which they were made. Removals may overlap; any other edit that overlaps an earlier one is
    /// skipped.
    private func apply(_ edits: [TextEdit], in range: Range<Int>) -> String {
      var output: [UInt8] = []
      output.reserveCapacity(range.count + 256)
      var position = range.lowerBound
      let sorted = edits.enumerated().sorted {
        ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
          < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
      }
      for (_, edit) in sorted {
        guard edit.range.lowerBound >= position else {
          if edit.replacement.isEmpty { position = max(position, edit.range.upperBound) }
          continue
        }
        output += bytes[position..<edit.range.lowerBound]
        output += Array(edit.replacement.utf8)
        position = edit.range.upperBound
      }
      output += bytes[position..<max(position, range.upperBound)]
      return String(decoding: output, as: UTF8.self)
    }

    /// Returns a Boolean value that indicates whether a byte is a space or a tab.
    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
    /// Returns a Boolean value that indicates whether a byte ends a line.
    private func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
  }
#endif
