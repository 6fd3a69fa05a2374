import Foundation

extension UIViewController {
  /// The maximum number of controllers that an unwind segue considers.
  private static let unwindLimit = 1000

  /// The controllers to which an unwind segue can return, the nearest first: those before this one
  /// in its containers, the containers, and then those of the controller that presented it.
  package var unwindCandidates: [UIViewController] {
    var found: [UIViewController] = []
    var current: UIViewController? = self
    while let controller = current, found.count < Self.unwindLimit {
      if let parent = controller.parent {
        let earlier = parent.children.prefix { $0 !== controller }
        found += earlier.reversed()
        found.append(parent)
        current = parent
      } else if let presenter = controller.presentingViewController {
        found += presenter.contentFromTop
        current = presenter
      } else {
        current = nil
      }
    }
    return found
  }

  /// The controller and its descendants, innermost and last first.
  private var contentFromTop: [UIViewController] {
    children.reversed().flatMap(\.contentFromTop) + [self]
  }

  /// Unwinds to a controller: dismisses the controllers presented by it and its containers, and
  /// pops those above it on its navigation stack.
  package func unwind(to target: UIViewController) {
    if let presented = target.presentedViewController, presented.presentingViewController != nil {
      target.dismiss(animated: true)
    }
    guard let navigation = target.navigationController else { return }
    var member: UIViewController? = target
    while let child = member, child.parent !== navigation { member = child.parent }
    if let member { navigation.popToViewController(member, animated: true) }
  }
}
