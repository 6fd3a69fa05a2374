#if SourcePorting
  extension SourcePruner {
    /// The maximum length of the excerpt of a part.
    private static let maxExcerptLength = 80

    /// The source after all edits. Of overlapping removals the outer one is made, and insertions
    /// inside removed ranges are skipped.
    var result: Result {
      let sorted = edits.enumerated().sorted {
        ($0.element.range.lowerBound, -$0.element.range.upperBound, $0.offset)
          < ($1.element.range.lowerBound, -$1.element.range.upperBound, $1.offset)
      }.map(\.element)
      var output: [UInt8] = []
      var leftOut: [LeftOut] = []
      var position = 0
      for edit in sorted {
        let isInside = edit.range.lowerBound < position
        if isInside { continue }
        output += bytes[position..<edit.range.lowerBound]
        output += Array(edit.replacement.utf8)
        output += newlines(in: edit.range)
        position = edit.range.upperBound
        leftOut.append(part(edit))
      }
      output += bytes[position...]
      return Result(text: String(decoding: output, as: UTF8.self), leftOut: leftOut)
    }

    /// Returns the newlines of a range, so that later lines keep their numbers.
    private func newlines(in range: Range<Int>) -> [UInt8] { bytes[range].filter { $0 == 10 } }

    /// Returns the part that an edit leaves out.
    private func part(_ edit: Edit) -> LeftOut {
      let start = edit.range.lowerBound
      let excerpt = source(start..<min(edit.range.upperBound, start + 4 * Self.maxExcerptLength))
      let words = excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isLong = words.count > Self.maxExcerptLength
      return LeftOut(
        kind: edit.kind, file: file, line: line(of: start),
        lineCount: newlines(in: edit.range).count + 1,
        text: isLong ? words.prefix(Self.maxExcerptLength) + "…" : words, message: edit.message)
    }
  }
#endif
