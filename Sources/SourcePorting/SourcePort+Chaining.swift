#if SourcePorting
  import SwiftSyntax

  /// Question marks in calls of optional methods, which always exist after the port.
  ///
  ///     delegate?.listDidEnd?(self)        // delegate?.listDidEnd(self)
  ///     application.delegate?.window??     // application.delegate?.window?
  ///     if let n = delegate.numberOfSections?(in: view) {}
  ///                                        // if let n = delegate.numberOfSections(in: view) as Optional {}
  extension SourcePort {
    /// The prefixes of optional methods of UIKit's delegates. On Linux, they are requirements with
    /// default implementations.
    private static let delegateMethods = [
      "adaptivePresentationStyle", "addAnimations", "addCompletion", "animationController",
      "animationDidStart", "animationDidStop",
      "animationEnded", "collectionView", "contextMenuInteraction", "gestureRecognizer",
      "indexTitles",
      "interactionController", "layoutManager", "navigationBar", "navigationController",
      "numberOfSections",
      "pageViewController", "pickerView", "popoverPresentationController", "presentationController",
      "prepareForPopoverPresentation", "scrollView", "searchBar", "sectionIndexTitles", "tabBar",
      "tabBarController", "tableView", "textField", "textView", "viewForZooming",
    ]

    /// Returns a Boolean value that indicates whether a question mark is the second one in
    /// `delegate?.window??`. The window of an application's delegate has only one level of
    /// optionality here, because the requirement is not optional.
    private func isSecondOfWindow(_ chain: OptionalChainingExprSyntax) -> Bool {
      let first = chain.expression.as(OptionalChainingExprSyntax.self)
      return first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }

    /// Returns the name of the method that an expression after a dot refers to, or the empty string
    /// for others.
    private func methodName(_ expression: ExprSyntax) -> String {
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }

    /// Returns a Boolean value that indicates whether a called expression is an optional method.
    private func isOptionalMethod(
      _ expression: ExprSyntax, of parent: Syntax?, _ names: Set<String>
    ) -> Bool {
      let name = methodName(expression)
      guard parent?.is(FunctionCallExprSyntax.self) ?? false, !name.isEmpty else { return false }
      if names.contains(name) { return true }
      return !index.closures.contains(name)
        && Self.delegateMethods.contains { name.hasPrefix($0) }
    }

    /// Returns the offset after a call of an optional UIKit method whose result a condition
    /// unwraps, or `nil` for others. The result of a method that always exists may be nonoptional.
    private func unwrappedResult(
      of chain: OptionalChainingExprSyntax, _ names: Set<String>
    ) -> Int? {
      guard let member = chain.expression.as(MemberAccessExprSyntax.self),
        !names.contains(member.declName.baseName.text),
        !(member.base?.trimmedDescription.contains("?") ?? false),
        let call = chain.parent, let initializer = call.parent?.as(InitializerClauseSyntax.self),
        initializer.parent?.is(OptionalBindingConditionSyntax.self) ?? false
      else { return nil }
      return call.bytes.upperBound
    }

    /// Removes the question mark of `delegate?.method?(…)`, because the method always exists.
    ///
    /// Types are unknown. A name is considered if the module declares an optional requirement with
    /// that name, or if it has a prefix of UIKit's delegate methods and is not that of a property
    /// with a closure. Forced unwrapping, as in `delegate!.size!(self)`, is moved after the call,
    /// because requirements of the module with a result return an optional one.
    mutating func removeChaining(_ names: Set<String>, returning: Set<String>) {
      for number in units.indices where units[number].isValid {
        var marks: [Range<Int>] = []
        var results: [Int] = []
        var conversions: [Int] = []
        units[number].walk { node, _ in
          if let chain = node.as(OptionalChainingExprSyntax.self) {
            if isSecondOfWindow(chain) { marks.append(chain.questionMark.bytes) }
            if isOptionalMethod(chain.expression, of: chain.parent, names) {
              marks.append(chain.questionMark.bytes)
              if let result = unwrappedResult(of: chain, names) { conversions.append(result) }
            }
          } else if let forced = node.as(ForceUnwrapExprSyntax.self),
            isOptionalMethod(forced.expression, of: forced.parent, names)
          {
            marks.append(forced.exclamationMark.bytes)
            if returning.contains(methodName(forced.expression)), let call = forced.parent {
              results.append(call.bytes.upperBound)
            }
          }
        }
        for result in results { units[number].edits.insert("!", at: result) }
        for result in conversions { units[number].edits.insert(" as Optional", at: result) }
        for mark in marks { units[number].edits.replace(mark, with: "") }
      }
    }
  }
#endif
