#if SourcePorting
  import SwiftSyntax

  /// The code of a preview that may create a view or controller of UIKit.
  struct HarvestedPreview {
    /// The name, or `nil` if the preview has none.
    let name: String?
    /// The statements that create the object.
    let body: String
    /// The line of the preview, from 1.
    let line: Int
    /// The line at which the statements begin.
    let bodyLine: Int
    /// The range of the preview in the source, in bytes.
    let range: Range<Int>

    /// Reads a macro `#Preview("Name") { … }`. Fails for other nodes.
    init?(macro node: Syntax, in bytes: [UInt8]) {
      guard let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self),
        macro.macroName.text == "Preview"
      else { return nil }
      let closure =
        macro.trailingClosure
        ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self)
      guard let closure, closure.signature == nil else { return nil }
      let first = macro.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      self.init(
        name: first?.representedLiteralValue, statements: closure.statements, of: node, in: bytes)
    }

    private init(
      name: String?, statements: some SyntaxProtocol, of node: Syntax, in bytes: [UInt8]
    ) {
      self.name = name
      range = node.range
      body = String(decoding: bytes[statements.range], as: UTF8.self)
      line = bytes[..<range.lowerBound].count { $0 == 10 } + 1
      bodyLine = bytes[..<statements.range.lowerBound].count { $0 == 10 } + 1
    }

    /// The ends of names of types that wrap UIKit for previews of SwiftUI.
    private static let wrapperEnds = ["Preview", "PreviewContainer", "Representable", "Wrapper"]
    /// The names of members that wrap UIKit for previews of SwiftUI.
    private static let wrapperMembers: Set<String> = [
      "showPreview", "toPreview", "preview", "asPreview", "makePreview", "previewable",
      "getPreview",
    ]

    /// Returns the code in the wrappers of a preview provider, or in a type that represents a view
    /// or controller inside one: `UIViewPreview { … }`, `controller.showPreview()`,
    /// `makeUIViewController(context:)`.
    static func provided(by type: StructDeclSyntax, in bytes: [UInt8]) -> [HarvestedPreview] {
      let parents = type.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
      guard parents.contains(where: { $0.hasSuffix("PreviewProvider") }) else { return [] }
      var found: [HarvestedPreview] = []
      Syntax(type.memberBlock).visit { node in
        if let body = wrapped(node) {
          found.append(
            HarvestedPreview(name: type.name.text, statements: body, of: node, in: bytes))
          return false
        }
        return true
      }
      return found
    }

    /// Returns the code that a node wraps for SwiftUI, or `nil` if it is not a wrapper.
    private static func wrapped(_ node: Syntax) -> Syntax? {
      if let call = node.as(FunctionCallExprSyntax.self) {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = member.base, wrapperMembers.contains(member.declName.baseName.text)
        {
          return Syntax(base)
        }
        let name = call.calledExpression.trimmedDescription
        guard wrapperEnds.contains(where: name.hasSuffix) else { return nil }
        if let closure = call.trailingClosure, closure.signature == nil {
          return Syntax(closure.statements)
        }
      }
      if let function = node.as(FunctionDeclSyntax.self),
        ["makeUIViewController", "makeUIView"].contains(function.name.text)
      {
        return function.body.map { Syntax($0.statements) }
      }
      return nil
    }
  }
#endif
