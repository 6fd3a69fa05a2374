#if SourcePorting
  import SwiftSyntax

  /// Calls of global functions that Apple replaced in Swift 4.2.
  ///
  ///     UIEdgeInsetsMake(0, 8, 0, 8)                 // UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
  ///     UIInterfaceOrientationIsLandscape(current)   // current.isLandscape
  ///     UIEdgeInsetsInsetRect(bounds, margins)       // bounds.inset(by: margins)
  ///
  /// Arguments keep their order and their text. A first argument that becomes the base of a member
  /// gets parentheses unless it is a name, a call, a subscript or a member itself. Calls with
  /// argument labels, trailing closures or a different number of arguments refer to other functions
  /// of the same name, and are not changed.
  extension SourcePort {
    /// Replaces the call of a function, unless the module declares a function with the same name.
    mutating func replaceFunction(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let replacement = OldNames.functions[called.baseName.text],
        !index.functions.contains(called.baseName.text),
        index.methods[called.baseName.text] == nil, call.trailingClosure == nil,
        call.arguments.allSatisfy({ $0.label == nil })
      else { return }
      replace(call, by: replacement, call.arguments.map(\.expression), number)
    }

    /// Replaces a call if its number of arguments matches the function.
    private mutating func replace(
      _ call: FunctionCallExprSyntax, by replacement: OldNames.Replacement,
      _ arguments: [ExprSyntax], _ number: Int
    ) {
      switch replacement {
      case .call(let name, let labels) where labels.count == arguments.count:
        units[number].edits.replace(call.calledExpression.bytes, with: name)
        label(arguments, labels, number)
      case .property(let name) where arguments.count == 1:
        follow(arguments[0], of: call, with: name, until: call.bytes.upperBound, number)
      case .method(let name, let labels) where labels.count + 1 == arguments.count:
        // The closing parenthesis stays, unless nothing is left before it.
        let isLast = arguments.count == 1
        follow(
          arguments[0], of: call, with: name + (isLast ? "()" : "("),
          until: isLast ? call.bytes.upperBound : arguments[1].bytes.lowerBound, number)
        label(Array(arguments.dropFirst()), labels, number)
      case .value(let name) where arguments.isEmpty:
        units[number].edits.replace(call.bytes, with: name)
      case .infix(let sign) where arguments.count == 2:
        compare(arguments, of: call, with: sign, number)
      default: break
      }
    }

    /// Inserts an operator between two arguments, and parentheses around both.
    private mutating func compare(
      _ arguments: [ExprSyntax], of call: FunctionCallExprSyntax, with sign: String, _ number: Int
    ) {
      units[number].edits.replace(
        call.bytes.lowerBound..<arguments[0].bytes.lowerBound, with: "(")
      units[number].edits.replace(
        arguments[0].bytes.upperBound..<arguments[1].bytes.lowerBound, with: " \(sign) ")
    }

    /// Inserts labels before arguments.
    private mutating func label(_ arguments: [ExprSyntax], _ labels: [String], _ number: Int) {
      for (argument, label) in zip(arguments, labels) {
        units[number].edits.insert(label + ": ", at: argument.bytes.lowerBound)
      }
    }

    /// Appends a member to the first argument of a call, and removes the text around both, up to an
    /// offset.
    private mutating func follow(
      _ argument: ExprSyntax, of call: FunctionCallExprSyntax, with member: String,
      until end: Int, _ number: Int
    ) {
      let isPostfix = isPostfix(argument)
      units[number].edits.replace(
        call.bytes.lowerBound..<argument.bytes.lowerBound, with: isPostfix ? "" : "(")
      units[number].edits.replace(
        argument.bytes.upperBound..<end, with: (isPostfix ? "." : ").") + member)
    }

    /// Returns a Boolean value that indicates whether a member can follow an expression without
    /// parentheses.
    private func isPostfix(_ expression: ExprSyntax) -> Bool {
      expression.is(DeclReferenceExprSyntax.self) || expression.is(FunctionCallExprSyntax.self)
        || expression.is(SubscriptCallExprSyntax.self) || expression.is(ForceUnwrapExprSyntax.self)
        || expression.as(MemberAccessExprSyntax.self)?.base != nil
    }
  }
#endif
