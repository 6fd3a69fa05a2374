#if SourcePorting
  import SwiftSyntax

  /// Rectangles that intersect.
  ///
  /// `intersects(_:)` of Foundation on Linux is true for rectangles that share only an edge, and that of
  /// CoreGraphics is not. Layouts of collections ask it which items are visible.
  extension SourcePort {
    /// Names the method that answers as CoreGraphics does, unless the module declares an `intersects`.
    mutating func portIntersection(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
        member.declName.baseName.text == "intersects", member.declName.argumentNames == nil,
        call.arguments.count == 1, call.arguments.first?.label == nil, call.trailingClosure == nil,
        index.methods["intersects"] == nil
      else { return }
      units[number].edits.replace(member.declName.baseName.bytes, with: "intersectsRect")
    }
  }
#endif
