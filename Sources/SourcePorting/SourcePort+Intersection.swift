#if SourcePorting
  import SwiftSyntax

  /// Rectangles that intersect.
  ///
  /// On Linux, Foundation's `intersects(_:)` returns true for rectangles that share only an edge,
  /// but CoreGraphics returns false. Collection view layouts use the method to find visible items.
  extension SourcePort {
    /// Replaces `intersects` with a method that behaves like CoreGraphics, unless the module
    /// declares an `intersects`.
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
