#if SourcePorting
  import SwiftSyntax

  /// Overrides of members that Objective-C adds to `NSObject`.
  ///
  /// Swift does not allow overriding members of extensions. UIKit's classes inherit these methods
  /// from a separate class; other objects declare them:
  ///
  ///     class Loader: NSObject {
  ///       override func observeValue(forKeyPath …)   // func observeValue(forKeyPath …)
  ///     }                                            // extension Loader: KeyValueObserving {}
  extension SourcePort {
    /// The members, with the protocols by which UIKit on Linux finds them, if any.
    private static let members: [String: String] = [
      "observeValue(forKeyPath:of:change:context:)": "KeyValueObserving",
      "responds(to:)": "SelectorResponding", "awakeFromNib()": "",
      "prepareForInterfaceBuilder()": "", "forwardingTarget(for:)": "",
    ]

    /// Removes `override` from a member that no superclass in the module declares, and adds the
    /// conformance to the protocol by which UIKit finds it. Only classes whose external superclass
    /// is `NSObject` or `NSLayoutConstraint` are considered.
    mutating func portObjectOverride(
      _ declaration: DeclSyntax, _ scope: SyntaxScope, _ number: Int
    ) {
      guard let function = declaration.as(FunctionDeclSyntax.self),
        let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
        let type = index.type(named: scope.type),
        ["NSObject", "NSLayoutConstraint"].contains(index.rootSuperclass(of: type))
      else { return }
      let name = ModuleIndex.Method(file: number, type: scope.type, node: function).fullName
      guard let conformance = Self.members[name] else { return }
      let declaring = (index.methods[function.name.text] ?? []).filter { $0.fullName == name }
      let ancestors = Set(index.ancestors(of: type).map(\.name))
      if declaring.contains(where: { ancestors.contains($0.type) }) { return }
      units[number].edits.removeWord(modifier.bytes)
      if function.name.text == "forwardingTarget" {
        note(
          number, function.bytes.lowerBound, "nothing is forwarded without the Objective-C runtime",
          "implement the methods of the delegate, and forward the calls")
      }
      if conformance == "SelectorResponding",
        let parameter = function.signature.parameterClause.parameters.first?.type
          .as(IdentifierTypeSyntax.self)
      {
        // A Swift protocol does not accept `Selector` for `Selector!`, but a class does.
        units[number].edits.insert("!", at: parameter.bytes.upperBound)
      }
      let known = index.conformances[type.name] ?? []
      if !conformance.isEmpty, !known.contains(conformance) {
        insertAtEnd("\nextension \(type.name): \(conformance) {}\n", of: type.file)
      }
    }
  }
#endif
