#if SourcePorting
  import SwiftSyntax

  extension SyntaxProtocol {
    /// The range of the node without surrounding trivia, in bytes of the source.
    var range: Range<Int> {
      let start = positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The enclosing nodes from the inside out, beginning with the node itself.
    var enclosing: some Sequence<Syntax> {
      sequence(first: Syntax(self)) { $0.parent }
    }
  }

  extension SourceFileSyntax {
    /// Visits all nodes in source order without recursion, because untrusted sources can be nested
    /// as deep as the file is long. The children of a node are skipped if the closure returns
    /// `false`.
    func visit(_ body: (Syntax) -> Bool) { Syntax(self).visit(body) }
  }

  extension Syntax {
    /// Visits the node and its descendants in source order without recursion.
    func visit(_ body: (Syntax) -> Bool) {
      var stack = [self]
      while let node = stack.popLast() {
        guard body(node), !node.is(TokenSyntax.self) else { continue }
        stack += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
  }
#endif
