#if SourcePorting
  /// The replacement of a range of bytes of a source.
  struct TextEdit {
    /// The range, in bytes of UTF-8. An insertion has an empty range.
    let range: Range<Int>
    /// The text that replaces the range.
    let replacement: String
  }

  /// The edits of one source.
  struct TextEdits {
    /// The source in UTF-8.
    let bytes: [UInt8]
    /// The edits in the order in which they were made.
    private(set) var edits: [TextEdit] = []

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Adds a replacement.
    mutating func replace(_ range: Range<Int>, with text: String) {
      edits.append(TextEdit(range: range, replacement: text))
    }

    /// Adds an insertion.
    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// Adds the removal of a word and of the space after it. A line with nothing else is removed whole.
    mutating func removeWord(_ range: Range<Int>) {
      var (start, end) = (range.lowerBound, range.upperBound)
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
      if end == bytes.count || isNewline(bytes[end]) {
        // Blanks that an earlier removal took are not removed twice.
        let earlier = edits.last.map(\.range.upperBound) ?? 0
        let floor = earlier <= start ? earlier : 0
        while start > floor, isBlank(bytes[start - 1]) { start -= 1 }
        let isWholeLine = start == 0 || isNewline(bytes[start - 1]) || isRemoved(before: start)
        if isWholeLine, end < bytes.count {
          end += bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? 2 : 1
        }
      }
      replace(start..<end, with: "")
    }

    /// Returns a Boolean value that indicates whether all bytes of the line before an offset are
    /// removed by the last edits.
    private func isRemoved(before offset: Int) -> Bool {
      var offset = offset
      for edit in edits.reversed() {
        guard edit.replacement.isEmpty, edit.range.upperBound == offset else { return false }
        offset = edit.range.lowerBound
        while offset > 0, isBlank(bytes[offset - 1]) { offset -= 1 }
        if offset == 0 || isNewline(bytes[offset - 1]) { return true }
      }
      return false
    }

    /// Returns the text of a range of the source.
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the text of a range after the edits inside of it.
    func edited(_ range: Range<Int>) -> String {
      apply(
        edits.filter {
          range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
        }, in: range)
    }

    /// Moves a range: removes it with the edits inside of it, and returns its edited text.
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

    /// Applies edits in their order. An edit that overlaps an earlier one is left out.
    private func apply(_ edits: [TextEdit], in range: Range<Int>) -> String {
      var output: [UInt8] = []
      output.reserveCapacity(range.count + 256)
      var position = range.lowerBound
      let sorted = edits.enumerated().sorted {
        ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
          < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
      }
      for (_, edit) in sorted where edit.range.lowerBound >= position {
        output += bytes[position..<edit.range.lowerBound]
        output += Array(edit.replacement.utf8)
        position = edit.range.upperBound
      }
      output += bytes[position..<max(position, range.upperBound)]
      return String(decoding: output, as: UTF8.self)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
    private func isNewline(_ byte: UInt8) -> Bool { byte == 10 || byte == 13 }
  }
#endif
