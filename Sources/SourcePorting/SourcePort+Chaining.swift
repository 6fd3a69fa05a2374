#if SourcePorting
  import SwiftSyntax

  /// Question marks of calls of optional methods, which always exist after the port.
  ///
  ///     delegate?.listDidEnd?(self)        // delegate?.listDidEnd(self)
  ///     application.delegate?.window??     // application.delegate?.window?
  extension SourcePort {
    /// The starts of optional methods of UIKit's delegates. On Linux they are requirements with default
    /// implementations.
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

    /// Returns a Boolean value that indicates whether a question mark is the second of `delegate?.window??`.
    /// The window of an application's delegate is optional once here, since the requirement is not.
    private func isSecondOfWindow(_ chain: OptionalChainingExprSyntax) -> Bool {
      let first = chain.expression.as(OptionalChainingExprSyntax.self)
      return first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }

    /// Removes the question mark of `delegate?.method?(…)`, since the method always exists.
    ///
    /// Types are not known. A name counts if the module declares an optional requirement of that name, or
    /// if it begins like the methods of UIKit's delegates and is not that of a property with a closure.
    mutating func removeChaining(_ names: Set<String>) {
      for number in units.indices where units[number].isValid {
        var marks: [Range<Int>] = []
        units[number].walk { node, _ in
          guard let chain = node.as(OptionalChainingExprSyntax.self) else { return }
          if isSecondOfWindow(chain) { marks.append(chain.questionMark.bytes) }
          guard
            chain.parent?.is(FunctionCallExprSyntax.self) ?? false,
            let member = chain.expression.as(MemberAccessExprSyntax.self)
          else { return }
          let name = member.declName.baseName.text
          let isDelegate =
            !index.closures.contains(name)
            && Self.delegateMethods.contains { name.hasPrefix($0) }
          if names.contains(name) || isDelegate { marks.append(chain.questionMark.bytes) }
        }
        for mark in marks { units[number].edits.replace(mark, with: "") }
      }
    }
  }
#endif
