#if SourcePorting
  import SwiftSyntax

  /// Attributes, conditions and names that stand alone: their edits need nothing but the node.
  ///
  /// Attributes of Interface Builder have no meaning for a compiler. Outlets and actions of documents are
  /// connected by the classes themselves.
  extension SourcePort {
    /// Attributes that only Objective-C or Interface Builder read.
    private static let removed: Set<String> = [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
      "IBDesignable", "GKInspectable", "NSCopying",
    ]

    /// Removes or replaces an attribute of Objective-C.
    ///
    /// `@UIApplicationMain` becomes `@main`. Attributes that are not known stay as they are.
    mutating func port(_ attribute: AttributeSyntax, _ number: Int) {
      let name = units[number].text(attribute.attributeName)
      let start = attribute.bytes.lowerBound
      switch name {
      case "UIApplicationMain", "NSApplicationMain":
        units[number].edits.replace(attribute.attributeName.bytes, with: "main")
      case "NSManaged" where portManaged(attribute, number): break
      case "NSManaged":
        units[number].edits.removeWord(attribute.bytes)
        note(number, start, "@NSManaged needs Core Data", "give the property a value")
      case _ where Self.removed.contains(name):
        units[number].edits.removeWord(attribute.bytes)
      default: break
      }
    }

    /// Removes `dynamic`, and makes `open static` what Swift 5 accepts: members of a type itself are final.
    mutating func port(_ modifier: DeclModifierSyntax, _ number: Int) {
      switch modifier.name.text {
      case "dynamic": units[number].edits.removeWord(modifier.bytes)
      case "weak", "unowned":
        // Swift has such requirements in protocols of Objective-C only.
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

    /// Binds a protocol of Objective-C to classes, as `@objc` does.
    ///
    /// Without it, `weak var delegate: Delegate?` does not compile. A protocol that inherits from
    /// another may be bound already; saying it twice does no harm.
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

    /// Names the module of functions that types of numbers have on Linux, too: in their extensions, `abs`
    /// would be that of the type itself.
    mutating func qualify(
      _ reference: DeclReferenceExprSyntax, _ scope: SyntaxScope, _ number: Int
    ) {
      guard reference.baseName.text == "abs", ["CGFloat", "Double", "Float"].contains(scope.type),
        reference.parent?.is(FunctionCallExprSyntax.self) ?? false, index.methods["abs"] == nil
      else { return }
      units[number].edits.insert("Swift.", at: reference.bytes.lowerBound)
    }

    /// Replaces the module of a function of the C library, such as that of `Darwin.round(x)`, by Foundation.
    mutating func qualify(_ member: MemberAccessExprSyntax, _ number: Int) {
      guard let module = member.base?.as(DeclReferenceExprSyntax.self)?.baseName,
        ["Darwin", "CoreFoundation"].contains(module.text),
        !index.types.values.contains(where: { $0.contains(module.text) })
      else { return }
      units[number].edits.replace(module.bytes, with: "Foundation")
    }

    /// Leaves a preview out, which Xcode alone shows.
    mutating func portPreview(_ node: Syntax, _ scope: SyntaxScope, _ number: Int) {
      guard !isGuarded(scope, "SwiftUI") else { return }
      units[number].edits.insert("#if canImport(SwiftUI)\n", at: node.bytes.lowerBound)
      units[number].edits.insert("\n#endif", at: node.bytes.upperBound)
    }

    /// Replaces the condition `os(iOS)`, which is false on Linux, by one that asks for the module.
    /// Conditions with other systems stay.
    mutating func portCondition(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "os",
        let argument = call.arguments.first, call.arguments.count == 1,
        units[number].text(argument.expression) == "iOS"
      else { return }
      units[number].edits.replace(call.bytes, with: "canImport(UIKit)")
    }

    /// Notes calls of the Objective-C runtime.
    ///
    /// Associated objects are not among them: `UIKit` has them on Linux.
    mutating func noteRuntime(_ reference: DeclReferenceExprSyntax, _ number: Int) {
      let name = reference.baseName.text
      let isRuntime =
        ["class_", "method_", "property_", "ivar_", "imp_", "protocol_"].contains {
          name.hasPrefix($0)
        }
        || ["objc_getClass", "objc_lookUpClass", "objc_allocateClassPair", "object_setClass"]
          .contains(name)
      // Only names that the runtime has, not those of the module.
      guard isRuntime, index.methods[name] == nil, !index.properties.contains(name) else { return }
      note(
        number, reference.bytes.lowerBound, "\(name) needs the Objective-C runtime",
        "override the method in a subclass, or leave the call out on Linux")
    }
  }
#endif
