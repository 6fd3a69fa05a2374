#if SourcePorting
  import SwiftSyntax

  /// Calls of global functions that Apple replaced in Swift 4.2.
  ///
  ///     UIEdgeInsetsMake(0, 8, 0, 8)                 // UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
  ///     UIInterfaceOrientationIsLandscape(current)   // current.isLandscape
  ///     UIEdgeInsetsInsetRect(bounds, margins)       // bounds.inset(by: margins)
  extension SourcePort {
    /// Replaces the call of a function, unless the module declares one of the same name.
    mutating func replaceFunction(_ call: FunctionCallExprSyntax, _ number: Int) {
      guard let called = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let replacement = OldNames.functions[called.baseName.text],
        !index.functions.contains(called.baseName.text),
        index.methods[called.baseName.text] == nil, call.trailingClosure == nil,
        call.arguments.allSatisfy({ $0.label == nil })
      else { return }
      let arguments = call.arguments.map(\.expression)
      switch replacement {
      case .call(let name, let labels) where labels.count == arguments.count:
        units[number].edits.replace(called.bytes, with: name)
        label(arguments, labels, number)
      case .property(let name) where arguments.count == 1:
        makeBase(arguments[0], of: call, number)
        units[number].edits.replace(
          arguments[0].bytes.upperBound..<call.bytes.upperBound,
          with: (isPostfix(arguments[0]) ? "." : ").") + name)
      case .method(let name, let labels) where labels.count + 1 == arguments.count:
        makeBase(arguments[0], of: call, number)
        let end = arguments.count > 1 ? arguments[1].bytes.lowerBound : call.bytes.upperBound
        units[number].edits.replace(
          arguments[0].bytes.upperBound..<end,
          with: (isPostfix(arguments[0]) ? "." : ").") + name + "(" + (labels.isEmpty ? ")" : ""))
        label(Array(arguments.dropFirst()), labels, number)
      case .value(let name) where arguments.isEmpty:
        units[number].edits.replace(call.bytes, with: name)
      case .infix(let sign) where arguments.count == 2:
        units[number].edits.replace(
          call.bytes.lowerBound..<arguments[0].bytes.lowerBound, with: "(")
        units[number].edits.replace(
          arguments[0].bytes.upperBound..<arguments[1].bytes.lowerBound, with: " \(sign) ")
      default: break
      }
    }

    /// Inserts labels before arguments.
    private mutating func label(_ arguments: [ExprSyntax], _ labels: [String], _ number: Int) {
      for (argument, label) in zip(arguments, labels) {
        units[number].edits.insert(label + ": ", at: argument.bytes.lowerBound)
      }
    }

    /// Removes what stands before the first argument of a call, so that a member can follow it.
    private mutating func makeBase(
      _ argument: ExprSyntax, of call: FunctionCallExprSyntax, _ number: Int
    ) {
      units[number].edits.replace(
        call.bytes.lowerBound..<argument.bytes.lowerBound, with: isPostfix(argument) ? "" : "(")
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
