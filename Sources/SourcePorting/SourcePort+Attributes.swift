#if SourcePorting
  import SwiftSyntax

  /// Attributes, conditions and names whose edits need only the node itself.
  ///
  /// Attributes of Interface Builder have no meaning for a compiler. Outlets and actions of
  /// documents are connected by the classes themselves.
  extension SourcePort {
    /// Attributes that only Objective-C or Interface Builder use.
    private static let removed: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
      "IBDesignable", "GKInspectable", "NSCopying",
    ]

    /// Removes or replaces an attribute of Objective-C.
    ///
    /// `@UIApplicationMain` becomes `@main`. Unknown attributes are not changed.
    mutating func port(_ attribute: AttributeSyntax, _ number: Int) {
      let name = units[number].text(attribute.attributeName)
      let start = attribute.bytes.lowerBound
      switch name {
      case "UIApplicationMain", "NSApplicationMain":
        units[number].edits.replace(attribute.attributeName.bytes, with: "main")
      case "NSManaged" where portManaged(attribute, number): break
      case "NSManaged":
        units[number].edits.removeWord(attribute.bytes)
        note(number, start, "@NSManaged requires Core Data", "give the property a value")
      case _ where Self.removed.contains(name):
        units[number].edits.removeWord(attribute.bytes)
      default: break
      }
    }

    /// Removes `dynamic`, and `weak` and `unowned` in protocols. Replaces `open static` with
    /// `public static`, because Swift 5 does not accept `open` for static members, which are final.
    mutating func port(_ modifier: DeclModifierSyntax, _ number: Int) {
      switch modifier.name.text {
      case "dynamic": units[number].edits.removeWord(modifier.bytes)
      case "weak", "unowned":
        // Only `@objc` protocols can require weak or unowned properties.
        let block = modifier.parent?.parent?.parent?.parent?.parent
        if block?.parent?.is(ProtocolDeclSyntax.self) ?? false {
          units[number].edits.removeWord(modifier.bytes)
        }
      case "open":
        let modifiers = modifier.parent?.as(DeclModifierListSyntax.self) ?? []
        if modifiers.contains(where: { $0.name.text == "static" }) {
          units[number].edits.replace(modifier.bytes, with: "public")
        }
      default: break
      }
    }

    /// Constrains an Objective-C protocol to classes, as `@objc` does.
    ///
    /// Without it, `weak var delegate: Delegate?` does not compile. A protocol that inherits from
    /// another one may already be constrained; repeating the constraint is harmless.
    mutating func bindToClasses(_ type: ProtocolDeclSyntax, _ number: Int) {
      let unit = units[number]
      let isObjC = type.attributes.contains { element in
        element.as(AttributeSyntax.self).map { unit.text($0.attributeName) == "objc" } ?? false
      }
      guard isObjC else { return }
      let names = type.inheritanceClause?.inheritedTypes.map { unit.text($0.type) } ?? []
      guard Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else { return }
      if let last = type.inheritanceClause?.inheritedTypes.last {
        units[number].edits.insert(", AnyObject", at: last.bytes.upperBound)
      } else {
        let end = (type.primaryAssociatedTypeClause?.bytes ?? type.name.bytes).upperBound
        units[number].edits.insert(": AnyObject", at: end)
      }
    }

    /// Writes `Swift.abs` for calls of `abs` in extensions of numeric types. On Linux, these types
    /// have a member `abs`, to which the name alone would refer.
    mutating func qualify(
      _ reference: DeclReferenceExprSyntax, _ scope: SyntaxScope, _ number: Int
    ) {
      guard reference.baseName.text == "abs", ["CGFloat", "Double", "Float"].contains(scope.type),
        reference.parent?.is(FunctionCallExprSyntax.self) ?? false, index.methods["abs"] == nil
      else { return }
      units[number].edits.insert("Swift.", at: reference.bytes.lowerBound)
    }

    /// Replaces the module of a C library function, such as that of `Darwin.round(x)`, with
    /// Foundation.
    mutating func qualify(_ member: MemberAccessExprSyntax, _ number: Int) {
      guard let module = member.base?.as(DeclReferenceExprSyntax.self)?.baseName,
        ["Darwin", "CoreFoundation"].contains(module.text),
        !index.types.values.contains(where: { $0.contains(module.text) })
      else { return }
      units[number].edits.replace(module.bytes, with: "Foundation")
    }

    /// Excludes a preview, which only Xcode displays.
    mutating func portPreview(_ node: Syntax, _ scope: SyntaxScope, _ number: Int) {
      guard !isGuarded(scope, "SwiftUI") else { return }
      units[number].edits.insert("#if canImport(SwiftUI)\n", at: node.bytes.lowerBound)
      units[number].edits.insert("\n#endif", at: node.bytes.upperBound)
    }

    /// Replaces the condition `os(iOS)`, which is false on Linux, with a check for the module.
    /// Conditions with other systems stay.
    mutating func portCondition(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os",
        let argument = call.arguments.first, call.arguments.count == 1,
        units[number].text(argument.expression) == "iOS"
      else { return }
      units[number].edits.replace(call.bytes, with: "canImport(UIKit)")
    }

    /// Adds notes for calls of the Objective-C runtime.
    ///
    /// Associated objects are excluded, because `UIKit` supports them on Linux.
    mutating func noteRuntime(_ reference: DeclReferenceExprSyntax, _ number: Int) {
      let name = reference.baseName.text
      let isRuntime =
        ["class_", "method_", "property_", "ivar_", "imp_", "protocol_"].contains {
          name.hasPrefix($0)
        }
        || ["objc_getClass", "objc_lookUpClass", "objc_allocateClassPair", "object_setClass"]
          .contains(name)
      // Only names of the runtime, not those that the module declares.
      guard isRuntime, index.methods[name] == nil, !index.properties.contains(name) else { return }
      note(
        number, reference.bytes.lowerBound, "\(name) requires the Objective-C runtime",
        "override the method in a subclass, or omit the call on Linux")
    }
  }
#endif
