#if SourcePorting
  import SwiftParser
  import SwiftSyntax

  /// Leaves out the smallest parts of a source with which a compiler's errors go away: statements
  /// in functions, members in types, names in inheritance clauses. All line numbers stay.
  ///
  ///     let pruned = SourcePruner.prune(text, errors: errors, file: "A.swift")
  ///     print(pruned.text, pruned.leftOut)
  package struct SourcePruner {
    /// The result of a round.
    package struct Result {
      /// The source without the parts, with the same number of lines.
      package var text: String
      /// The parts in the order of the source.
      package var leftOut: [LeftOut]
    }

    /// The extent of the part that is left out for an error.
    package enum Extent: Int, Comparable, CaseIterable {
      /// The innermost statement or member.
      case innermost
      /// The member of a type or the declaration of the file around it.
      case member
      /// The declaration of the file.
      case declaration
      /// The whole file.
      case file

      package static func < (first: Extent, second: Extent) -> Bool {
        first.rawValue < second.rawValue
      }
    }

    /// The prefix of the functions that the tool adds. They are left out as a whole.
    static let addedPrefix = "autolayoutScreen"

    /// The path of the file.
    let file: String
    /// The source in UTF-8.
    let bytes: [UInt8]
    /// The syntax tree.
    let tree: SourceFileSyntax
    /// The offsets of line starts in ascending order.
    let lineStarts: [Int]
    /// The extent of the part that is left out for each error.
    let extent: Extent
    /// The edits so far.
    var edits: [Edit] = []

    /// A replacement of a range of bytes.
    struct Edit {
      /// The range in bytes. An insertion has an empty range.
      let range: Range<Int>
      /// The text in place of the range, without newlines.
      let replacement: String
      /// The kind of what is left out.
      let kind: LeftOut.Kind
      /// The compiler's message.
      let message: String
    }

    /// Leaves out what errors are about.
    ///
    /// - Parameters:
    ///   - text: The source.
    ///   - errors: The errors in this file. Those at locations outside the file are ignored.
    ///   - file: The path for the list of parts.
    ///   - extent: How much is left out for an error.
    /// - Returns: The source without the parts, and the parts.
    package static func prune(
      _ text: String, errors: [CompilerDiagnostic], file: String, extent: Extent = .innermost
    ) -> Result {
      var pruner = SourcePruner(text, file: file, extent: extent)
      for error in errors where error.file == file { pruner.handle(error) }
      return pruner.result
    }

    private init(_ text: String, file: String, extent: Extent) {
      self.file = file
      self.extent = extent
      let bytes = Array(text.utf8)
      self.bytes = bytes
      tree = Parser.parse(source: text)
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    }

    /// Handles one error unless its location is already left out.
    private mutating func handle(_ error: CompilerDiagnostic) {
      guard let token = token(line: error.line, column: error.column) else { return }
      let offset = token.range.lowerBound
      if edits.contains(where: { $0.range.contains(offset) && $0.kind != .repaired }) { return }
      if extent == .file {
        remove(tree.range, .file, error.message)
      } else if extent > .innermost || !repair(error, at: token) {
        removeSmallest(around: token, error.message)
      }
    }

    /// Returns the token at a location, or `nil` for a location outside the file.
    func token(line: Int, column: Int) -> TokenSyntax? {
      guard lineStarts.indices.contains(line - 1) else { return nil }
      let offset = lineStarts[line - 1] + column - 1
      guard offset >= 0, offset < bytes.count else { return nil }
      return tree.token(at: AbsolutePosition(utf8Offset: offset))
    }

    /// Adds the removal of a range. Newlines in it stay.
    mutating func remove(
      _ range: Range<Int>, _ kind: LeftOut.Kind, _ message: String, replacement: String = ""
    ) {
      edits.append(Edit(range: range, replacement: replacement, kind: kind, message: message))
    }

    /// Adds an insertion.
    mutating func insert(_ text: String, at offset: Int, _ message: String) {
      let isKnown = edits.contains {
        $0.range == offset..<offset && $0.replacement == text
      }
      if !isKnown { remove(offset..<offset, .repaired, message, replacement: text) }
    }

    /// Returns the line of an offset, from 1.
    func line(of offset: Int) -> Int {
      var (low, high) = (0, lineStarts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      return low + 1
    }

    /// The source of a range.
    func source(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }
#endif
