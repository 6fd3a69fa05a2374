#if SourcePorting
  import SwiftParser
  import SwiftSyntax

  /// A parsed file with its edits.
  struct SourceUnit {
    /// The path of the file, relative to the folder of the module.
    let path: String
    /// The syntax tree.
    let tree: SourceFileSyntax
    /// A Boolean value that indicates whether the file is valid Swift. Other files are not changed.
    var isValid: Bool
    /// The edits so far.
    var edits: TextEdits
    /// The offsets of line starts in ascending order, from which the line of a note is computed.
    private let lineStarts: [Int]

    /// A Boolean value that indicates whether the file imports SwiftUI.
    var importsSwiftUI: Bool {
      var result = false
      walk { node, _ in
        if node.as(ImportDeclSyntax.self)?.path.first?.name.text == "SwiftUI" { result = true }
      }
      return result
    }

    /// Parses a file. The syntax tree keeps every byte, even if the file is not valid.
    init(_ source: SourceText) {
      path = source.path
      tree = Parser.parse(source: source.text)
      isValid = Self.isValid(tree)
      edits = TextEdits(source.text)
      var starts = [0]
      for (offset, byte) in edits.bytes.enumerated() where byte == 10 { starts.append(offset + 1) }
      lineStarts = starts
    }

    /// Returns a Boolean value that indicates whether a tree has no missing or unexpected nodes.
    /// Code for which the compiler only emits warnings is valid.
    private static func isValid(_ tree: SourceFileSyntax) -> Bool {
      var stack = [Syntax(tree)]
      while let node = stack.popLast() {
        guard node.hasError else { continue }
        for child in node.children(viewMode: .all) {
          if child.is(UnexpectedNodesSyntax.self) { return false }
          if child.as(TokenSyntax.self)?.presence == .missing { return false }
          stack.append(child)
        }
      }
      return true
    }

    /// Returns a note at an offset of the source. Its line and column refer to the source before
    /// the port.
    func note(_ offset: Int, _ message: String, _ hint: String) -> PortNote {
      var (low, high) = (0, lineStarts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if lineStarts[middle] <= offset { low = middle } else { high = middle }
      }
      return PortNote(
        file: path, line: low + 1, column: offset - lineStarts[low] + 1, message: message,
        hint: hint)
    }

    /// Returns the source of a node without surrounding trivia, as it was before the port.
    func text(_ node: some SyntaxProtocol) -> String { edits.source(node.bytes) }
  }

  extension SyntaxProtocol {
    /// The range of the node without surrounding trivia, in bytes of the source.
    var bytes: Range<Int> {
      let start = positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The range of the node with surrounding trivia, in bytes of the source.
    var allBytes: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
  }
#endif
