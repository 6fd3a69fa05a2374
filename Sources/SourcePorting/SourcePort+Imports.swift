#if SourcePorting
  import SwiftSyntax

  /// Imports.
  ///
  /// Submodules (`UIKit.UIGestureRecognizerSubclass`) and imports of single declarations become
  /// imports of the module. A module that is not available on Linux is imported only if it exists,
  /// so that the compiler reports the missing declarations instead of stopping at the import. On
  /// Apple's platforms, Foundation exports names of CoreGraphics and of the runtime; here, `UIKit`
  /// exports them.
  ///
  /// Files with SwiftUI views are excluded as a whole if no other file needs them.
  extension SourcePort {
    /// The prefixes of names that Foundation exports on Apple's platforms, and `UIKit` on Linux.
    private static let brought = ["CG", "CA", "UI", "NSLayout"]

    /// Other names that Foundation exports on Apple's platforms, and `UIKit` on Linux.
    private static let broughtNames: Set<String> = [
      "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFGetRetainCount", "CFRunLoopGetCurrent",
      "CFRunLoopGetMain", "CFTimeInterval", "DateComponentsFormatter", "HUGE", "MAXFLOAT",
      "NSDataDetector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSException",
      "NSCollectionLayoutSection", "NSDirectionalEdgeInsets", "NSLayoutManager", "NSLineBreakMode",
      "NSMutableParagraphStyle", "NSParagraphStyle", "NSPointerArray", "NSShadow",
      "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage",
      "NSUnderlineStyle", "NSWritingDirection",
      "NSPredicate", "USEC_PER_SEC", "autoreleasepool", "method_exchangeImplementations",
      "class_getInstanceMethod", "kCFBundleVersionKey", "objc_sync_enter", "objc_sync_exit",
    ]
    /// Names that separate modules of Foundation have on Linux, by module.
    private static let parts: [(module: String, names: Set<String>)] = [
      ("FoundationNetworking", networkNames),
      ("FoundationXML", ["XMLParser", "XMLParserDelegate"]),
    ]

    /// Names that FoundationNetworking has on Linux.
    private static let networkNames: Set<String> = [
      "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
      "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLCache",
      "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
      "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
      "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
      "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionUploadTask",
    ]

    /// Ports the imports of a file, and imports `UIKit` if Foundation does not export the names
    /// that the file uses.
    ///
    /// `nodes` are the nodes of the file that may need an edit, with their scopes.
    mutating func portImports(_ number: Int, _ nodes: [(Syntax, SyntaxScope)]) {
      var isLeftOut = false
      for (node, scope) in nodes {
        guard let declaration = node.as(ImportDeclSyntax.self) else { continue }
        if isSwiftUI(declaration), !isGuarded(scope, "SwiftUI"), isUnused(number) {
          isLeftOut = true
        } else {
          port(declaration, scope, number)
        }
      }
      if isLeftOut {
        leftOut.insert(number)
        leaveOut(number)
        return
      }
      let first = nodes.first { $0.0.is(ImportDeclSyntax.self) && $0.1.conditions.isEmpty }
      let offset = first?.0.bytes.lowerBound ?? start(of: number)
      if needsUIKit(nodes) {
        units[number].edits.insert("import UIKit\n", at: offset)
      } else if !importsUIKit(nodes) {
        importOffsets[number] = offset
      }
      for part in Self.parts where needs(part.names, of: part.module, nodes) {
        units[number].edits.insert(
          "#if canImport(\(part.module))\nimport \(part.module)\n#endif\n", at: offset)
      }
    }

    /// Returns a Boolean value that indicates whether a file uses names of a module without
    /// importing it.
    private func needs(
      _ names: Set<String>, of module: String, _ nodes: [(Syntax, SyntaxScope)]
    ) -> Bool {
      let isImported = nodes.contains { node, _ in
        node.as(ImportDeclSyntax.self)?.path.first?.name.text == module
      }
      return !isImported && nodes.contains { names.contains(usedName($0.0)) }
    }

    /// Returns the name of a type, function or variable that a node uses, or the empty string for
    /// other nodes.
    private func usedName(_ node: Syntax) -> String {
      node.as(IdentifierTypeSyntax.self)?.name.text
        ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Ports one import: imports the whole module, the module with the same names on Linux, or the
    /// module only if it exists.
    private mutating func port(
      _ declaration: ImportDeclSyntax, _ scope: SyntaxScope, _ number: Int
    ) {
      guard let name = declaration.path.first?.name else { return }
      switch name.text {
      case "UIKit", "QuartzCore", "CoreGraphics": importWhole(declaration, number)
      case "os", "OSLog":
        if isGuarded(scope, name.text) { return }
        if declaration.path.count > 1 { importWhole(declaration, number) }
        units[number].edits.replace(name.bytes, with: "FoundationObjects")
      case "ObjectiveC":
        if declaration.path.count > 1 { importWhole(declaration, number) }
        units[number].edits.replace(name.bytes, with: "FoundationObjects")
      case let module where MissingModules.names.contains(module) && !isGuarded(scope, module):
        guardImport(declaration, of: module, number)
      default: break
      }
    }

    /// Returns a Boolean value that indicates whether an import is that of SwiftUI, which is not
    /// available on Linux and whose views cannot be ported.
    private func isSwiftUI(_ declaration: ImportDeclSyntax) -> Bool {
      declaration.path.first?.name.text == "SwiftUI"
    }

    /// Returns a Boolean value that indicates whether a file imports `UIKit`.
    private func importsUIKit(_ nodes: [(Syntax, SyntaxScope)]) -> Bool {
      nodes.contains { node, _ in
        let module = node.as(ImportDeclSyntax.self)?.path.first?.name.text
        return module == "UIKit" || module == "UIKitLegacy"
      }
    }

    /// Imports `UIKit` in a file that receives a member with UIKit types.
    mutating func importUIKit(for names: Set<String>, in number: Int) {
      guard let offset = importOffsets[number], names.contains(where: isBrought) else { return }
      importOffsets[number] = nil
      units[number].edits.insert("import UIKit\n", at: offset)
    }

    /// Returns a Boolean value that indicates whether a file uses types of `UIKit` without
    /// importing it.
    private func needsUIKit(_ nodes: [(Syntax, SyntaxScope)]) -> Bool {
      if importsUIKit(nodes) { return false }
      return nodes.contains { node, scope in
        guard !isGuarded(scope, "SwiftUI"), !scope.isCondition else { return false }
        if let expansion = node.as(MacroExpansionExprSyntax.self) {
          return expansion.macroName.text == "selector"
        }
        return isBrought(usedName(node))
      }
    }

    /// Returns a Boolean value that indicates whether Foundation exports a name on Apple's
    /// platforms.
    private func isBrought(_ name: String) -> Bool {
      if [
        "Selector", "NSHashTable", "NSMapTable", "objc_getAssociatedObject",
        "objc_setAssociatedObject",
      ]
      .contains(name) {
        return true
      }
      if Self.broughtNames.contains(name) { return true }
      guard let prefix = Self.brought.first(where: name.hasPrefix) else { return false }
      return name.dropFirst(prefix.count).first?.isUppercase ?? false
    }

    /// Returns the offset of the first declaration of a file.
    private func start(of number: Int) -> Int {
      units[number].tree.statements.first?.bytes.lowerBound ?? 0
    }

    /// Imports the whole module instead of a submodule or a declaration, such as
    /// `class UIKit.UIView`. Modules have no submodules on Linux.
    private mutating func importWhole(_ declaration: ImportDeclSyntax, _ number: Int) {
      guard let name = declaration.path.first?.name else { return }
      if let kind = declaration.importKindSpecifier { units[number].edits.removeWord(kind.bytes) }
      if declaration.path.count > 1 {
        units[number].edits.replace(name.bytes.upperBound..<declaration.bytes.upperBound, with: "")
      }
    }

    /// Returns a Boolean value that indicates whether a condition excludes an import on Linux.
    ///
    /// Conditions are not evaluated. Conditions that name another platform or the module itself are
    /// assumed to exclude the import, and so are the branches after a condition that names iOS.
    func isGuarded(_ scope: SyntaxScope, _ module: String) -> Bool {
      scope.conditions.contains { condition in
        if condition.hasPrefix("else ") {
          return !condition.contains("&&") && !condition.contains("!")
            && ["os(iOS)", "canImport(UIKit)"].contains { condition.contains($0) }
        }
        // A condition of a damaged source may be missing.
        guard !condition.isEmpty, !condition.contains("!") else { return false }
        return condition.split(separator: "|").allSatisfy { part in
          part.contains("canImport(\(module)")
            || Self.elsewhere.contains { name in part.contains(name) }
        }
      }
    }

    /// Conditions that are false on Linux with `UIKit`. All operands of `||` must be among them.
    private static let elsewhere = [
      "canImport(AppKit)", "canImport(Darwin)", "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)",
      "canImport(WatchKit)",
    ]

    /// Imports a module only if it exists, and adds a note that code that depends on it must be
    /// excluded.
    private mutating func guardImport(
      _ declaration: ImportDeclSyntax, of module: String, _ number: Int
    ) {
      let range = declaration.bytes
      units[number].edits.insert("#if canImport(\(module))\n", at: range.lowerBound)
      units[number].edits.insert("\n#endif", at: range.upperBound)
      note(
        number, range.lowerBound, "there is no module \(module) on Linux",
        "move code that requires it into #if canImport(\(module))")
    }

    /// Returns a Boolean value that indicates whether no other file uses the types of a file. Files
    /// that import SwiftUI are not considered, because they may be excluded too.
    private func isUnused(_ number: Int) -> Bool {
      if extendsOthers(number) { return false }
      let own = index.types[number] ?? []
      return !index.uses.contains { file, names in file != number && !names.isDisjoint(with: own) }
    }

    /// Returns a Boolean value that indicates whether a file extends a type of another file with
    /// declarations that are not for SwiftUI.
    private func extendsOthers(_ number: Int) -> Bool {
      let others = Set(index.types.filter { $0.key != number }.values.joined())
      return units[number].tree.statements.contains { item in
        guard let type = item.item.as(ExtensionDeclSyntax.self) else { return false }
        return others.contains(units[number].text(type.extendedType))
          && !names(Syntax(type), Self.swiftUINames)
      }
    }

    /// Excludes a whole file that needs SwiftUI on Linux, because most of its declarations are
    /// views.
    private mutating func leaveOut(_ number: Int) {
      let start = start(of: number)
      let end = units[number].tree.endOfFileToken.allBytes.upperBound
      units[number].edits.insert("#if canImport(SwiftUI)\n", at: start)
      let isLineEnded = units[number].edits.bytes.last == 10
      units[number].edits.insert(isLineEnded ? "#endif\n" : "\n#endif\n", at: end)
      note(
        number, start, "the file requires SwiftUI and is excluded on Linux",
        "move code that requires only UIKit to another file")
    }
  }
#endif
