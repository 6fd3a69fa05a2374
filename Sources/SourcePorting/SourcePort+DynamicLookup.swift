#if SourcePorting
  import SwiftSyntax

  /// Members of objects of unknown type, which Objective-C looks up by name.
  ///
  ///     (value as AnyObject).cgRectValue        // (value as! NSValue).cgRectValue
  ///     (item as AnyObject).description         // String(describing: item)
  ///     (item as AnyObject).isEqual("a")        // (((item as AnyObject) as? NSObject)?.isEqual("a") ?? false)
  ///     info[frameKey]?.cgRectValue             // (info[frameKey] as? NSValue)?.cgRectValue
  ///     type(of: item).description()            // NSStringFromClass(type(of: item))
  ///     delegate?.menuOpened(self)              // (delegate as? MenuDelegate)?.menuOpened(self)
  ///
  /// In the last example, `delegate` is a property of type `AnyObject?`, and one protocol of the
  /// module requires the method.
  extension SourcePort {
    /// The classes that have a member, by member name. They are those to which C and Swift values
    /// are bridged in Objective-C.
    private static let owners: [String: String] = [
      "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue",
      "cgVectorValue": "NSValue", "cgAffineTransformValue": "NSValue",
      "uiEdgeInsetsValue": "NSValue", "uiOffsetValue": "NSValue", "doubleValue": "NSNumber",
      "floatValue": "NSNumber", "intValue": "NSNumber", "integerValue": "NSNumber",
      "boolValue": "NSNumber", "uintValue": "NSNumber", "int32Value": "NSNumber",
      "uint32Value": "NSNumber", "int64Value": "NSNumber", "uint64Value": "NSNumber",
    ]

    /// The methods of all objects that return a Boolean value.
    private static let questions: Set<String> = ["isEqual", "isKind", "isMember", "responds"]

    /// Gives an object the type that its member requires, either for a value that is cast, or for a
    /// property of type `AnyObject`.
    mutating func portDynamicLookup(_ member: MemberAccessExprSyntax, _ number: Int) {
      guard let base = member.base else { return }
      let name = member.declName.baseName.text
      if let cast = cast(base, number) {
        if Self.questions.contains(name) {
          ask(cast, member, number)
        } else {
          portMember(name, of: cast, member, number)
        }
      } else if let element = element(base), let owner = Self.owners[name],
        !index.properties.contains(name), owner == "NSValue" || element.isUserInfo
      {
        castElement(element, to: owner, number)
        nameNumber(member, number)
      } else {
        portUntyped(base, name, number)
      }
    }

    /// An element of a collection that is unwrapped.
    private struct Element {
      /// The expression with the subscript.
      let value: Range<Int>
      /// The question mark or exclamation mark after it.
      let mark: Range<Int>
      /// A Boolean value that indicates whether the key is one of UIKit's notification user-info
      /// keys, whose numbers are objects.
      let isUserInfo: Bool

      /// Creates an element of the expression before the mark, or `nil` for others.
      init?(_ expression: ExprSyntax, mark: TokenSyntax) {
        guard let call = expression.as(SubscriptCallExprSyntax.self) else { return nil }
        value = call.bytes
        self.mark = mark.bytes
        isUserInfo =
          call.arguments.first.map { argument in
            let name =
              argument.expression.as(MemberAccessExprSyntax.self)?.declName
              ?? argument.expression.as(DeclReferenceExprSyntax.self)
            return name?.baseName.text.hasSuffix("UserInfoKey") ?? false
          } ?? false
      }
    }

    /// Returns the unwrapped collection element of an expression, or `nil` for others.
    private func element(_ base: ExprSyntax) -> Element? {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        return Element(chain.expression, mark: chain.questionMark)
      }
      if let forced = base.as(ForceUnwrapExprSyntax.self) {
        return Element(forced.expression, mark: forced.exclamationMark)
      }
      return nil
    }

    /// Casts an element to the class that has its member. The cast also succeeds if the element
    /// already has this type.
    private mutating func castElement(_ element: Element, to owner: String, _ number: Int) {
      let isForced = units[number].edits.source(element.mark) == "!"
      units[number].edits.insert("(", at: element.value.lowerBound)
      units[number].edits.insert(
        (isForced ? " as! " : " as? ") + owner + ")", at: element.value.upperBound)
      if isForced { units[number].edits.replace(element.mark, with: "") }
    }

    /// An expression in parentheses that is cast to `AnyObject`.
    private struct Cast {
      /// The range of the value.
      let value: Range<Int>
      /// The range of `as AnyObject`.
      let type: Range<Int>
      /// The range of the whole expression, including the parentheses.
      let all: Range<Int>
    }

    /// Returns the cast to `AnyObject` in an expression, or `nil` for others. Operators are not
    /// folded, so a cast is a sequence of three expressions.
    private func cast(_ base: ExprSyntax, _ number: Int) -> Cast? {
      let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      guard let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
        sequence.elements.count == 3
      else { return nil }
      let parts = Array(sequence.elements)
      guard parts[1].is(UnresolvedAsExprSyntax.self), units[number].text(parts[2]) == "AnyObject"
      else { return nil }
      return Cast(
        value: parts[0].bytes, type: parts[1].bytes.lowerBound..<parts[2].bytes.upperBound,
        all: base.bytes)
    }

    /// Ports the member of a cast to `AnyObject`: the value is cast to the class that has the
    /// member.
    private mutating func portMember(
      _ name: String, of cast: Cast, _ member: MemberAccessExprSyntax, _ number: Int
    ) {
      if name == "description" {
        describe(cast, member, number)
        return
      }
      guard let owner = Self.owners[name] else { return }
      // A constant keeps the optional value that a member of `AnyObject` returns.
      let isConstant = member.parent?.is(InitializerClauseSyntax.self) ?? false
      let isOptional = isConstant || units[number].edits.source(cast.type).hasPrefix("as?")
      if isConstant, units[number].edits.bytes[cast.all.upperBound - 1] == UInt8(ascii: ")") {
        units[number].edits.insert("?", at: cast.all.upperBound)
      }
      units[number].edits.replace(cast.type, with: (isOptional ? "as? " : "as! ") + owner)
      nameNumber(member, number)
      if !isOptional || member.parent?.is(ForceUnwrapExprSyntax.self) ?? false {
        removeUnwrapping(of: member, number)
      }
    }

    /// Ports the call of a method of all objects that returns a Boolean value. The result is false
    /// for values that are not objects of Foundation or UIKit.
    private mutating func ask(_ cast: Cast, _ member: MemberAccessExprSyntax, _ number: Int) {
      guard let call = member.parent?.as(FunctionCallExprSyntax.self),
        units[number].edits.source(cast.type) == "as AnyObject",
        member.base?.is(TupleExprSyntax.self) ?? false
      else { return }
      units[number].edits.insert("((", at: cast.all.lowerBound)
      units[number].edits.insert(" as? NSObject)?", at: cast.all.upperBound)
      units[number].edits.insert(" ?? false)", at: call.bytes.upperBound)
    }

    /// Replaces `integerValue`, the name of the property in Objective-C, with `intValue`, its name
    /// in Swift.
    private mutating func nameNumber(_ member: MemberAccessExprSyntax, _ number: Int) {
      let name = member.declName.baseName
      if name.text == "integerValue" {
        units[number].edits.replace(name.bytes, with: "intValue")
      }
    }

    /// Replaces the description of a cast value with `String(describing:)`, which needs no class.
    private mutating func describe(
      _ cast: Cast, _ member: MemberAccessExprSyntax, _ number: Int
    ) {
      units[number].edits.replace(
        cast.all.lowerBound..<cast.value.lowerBound, with: "String(describing: ")
      units[number].edits.replace(cast.value.upperBound..<cast.all.upperBound, with: ")")
      units[number].edits.replace(cast.all.upperBound..<member.bytes.upperBound, with: "")
    }

    /// Removes the question mark or exclamation mark after a member. A member of `AnyObject` is
    /// optional, whereas one of the class is not.
    private mutating func removeUnwrapping(of member: MemberAccessExprSyntax, _ number: Int) {
      if let unwrap = member.parent?.as(ForceUnwrapExprSyntax.self) {
        units[number].edits.replace(unwrap.exclamationMark.bytes, with: "")
      } else if let chain = member.parent?.as(OptionalChainingExprSyntax.self) {
        units[number].edits.replace(chain.questionMark.bytes, with: "")
      }
    }

    /// Casts a property of type `AnyObject` to the type that has the member: `NSObject` for methods
    /// that perform a selector, or otherwise the only protocol of the module that requires the
    /// method. Nothing is changed if there is no such protocol, or several.
    private mutating func portUntyped(_ base: ExprSyntax, _ name: String, _ number: Int) {
      // Without a question mark, the name may refer to a constant of another type.
      guard let object = base.as(OptionalChainingExprSyntax.self)?.expression else { return }
      let property =
        object.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? object.as(MemberAccessExprSyntax.self).flatMap {
          $0.base?.trimmedDescription == "self" ? $0.declName.baseName.text : nil
        }
      guard let property, index.untyped.contains(property) else { return }
      let type: String
      if name.hasPrefix("performSelector") || name == "perform" {
        type = "NSObject"
      } else if let protocols = index.protocols[name], protocols.count == 1,
        let only = protocols.first
      {
        type = only
      } else {
        return
      }
      units[number].edits.insert("(", at: object.bytes.lowerBound)
      units[number].edits.insert(" as? \(type))", at: object.bytes.upperBound)
    }

    /// Replaces `description()` of a class with the function that returns its name.
    ///
    /// Only expressions that are certainly classes are considered, because other objects may have
    /// such a method.
    mutating func portClassDescription(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base,
        member.declName.baseName.text == "description", call.arguments.isEmpty,
        call.trailingClosure == nil
      else { return }
      let text = units[number].text(base)
      guard text.hasPrefix("type(of:") || text.hasSuffix("classForCoder") else { return }
      units[number].edits.insert("NSStringFromClass(", at: base.bytes.lowerBound)
      units[number].edits.replace(base.bytes.upperBound..<call.bytes.upperBound, with: ")")
    }
  }
#endif
