import Foundation

extension UINavigationController {
  /// The operations on the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// The top controller remains.
    case none = 0
    /// A controller is added to the top.
    case push
    /// Controllers are removed from the top.
    case pop
  }

  /// A change of the stack.
  struct StackChange {
    let old, new: [UIViewController]

    /// The controllers that are removed.
    var leaving: [UIViewController] { old.filter { child in !new.contains { $0 === child } } }
    /// The controllers that are added.
    var arriving: [UIViewController] { new.filter { child in !old.contains { $0 === child } } }
    /// The operation. A new top controller is pushed; one that was on the stack is reached by
    /// popping.
    var operation: Operation {
      guard let top = new.last, top !== old.last else { return .none }
      return old.contains { $0 === top } ? .pop : .push
    }
  }

  private var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }

  func announceShow(_ change: StackChange, animated: Bool) {
    guard change.operation != .none, isOnScreen, let top = change.new.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  func announceShown(_ change: StackChange, animated: Bool) {
    guard change.operation != .none, isOnScreen, let top = change.new.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Changes the stack with an animator of the delegate.
  ///
  /// - Returns: `true` if there is an animator.
  func showWithAnimator(_ change: StackChange) -> Bool {
    guard appearance == .appeared, change.operation != .none, rareState?.transition == nil,
      let from = change.old.last, let to = change.new.last,
      let animator = delegate?.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
    else { return false }
    let interactor = delegate?.navigationController(self, interactionControllerFor: animator)
    for child in change.leaving {
      child.isLeaving = true
      child.willMove(toParent: nil)
    }
    for controller in change.arriving {
      controller.isJoining = true
      addChild(controller)
    }
    children = change.new
    to.loadViewIfNeeded()
    let container = UINavigationTransitionView()
    addTransitionView(container, with: from)
    prepareForLayout()
    let context = TransitionContext(in: container, from: from, to: to, animator, interactor)
    beginExchange(context, from: from, to: to)
    context.start { [self] didComplete in
      rareState?.transition = nil
      // The app can have changed the stack again during the transition.
      let isCurrent = children.elementsEqual(change.new, by: ===)
      didComplete || !isCurrent ? finish(change) : cancel(change)
      for child in [from, to] where !children.contains(where: { $0 === child }) {
        child.viewIfLoaded?.removeFromSuperview()
      }
      endExchange(context, from: from, to: to, current: topViewController) {
        showTop(of: children)
      }
      if didComplete, isCurrent { announceShown(change, animated: true) }
    }
    return true
  }

  private func finish(_ change: StackChange) {
    func isShown(_ child: UIViewController) -> Bool { children.contains { $0 === child } }
    for child in change.leaving where !isShown(child) { child.removeFromParent() }
    for child in change.arriving where isShown(child) { child.didMove(toParent: self) }
  }

  private func cancel(_ change: StackChange) {
    change.new.last?.beginAppearanceTransition(false, animated: true)
    change.old.last?.beginAppearanceTransition(true, animated: true)
    for child in change.leaving { child.isLeaving = false }
    for controller in change.arriving { controller.removeFromParent() }
    children = change.old
  }
}

/// The view in which a navigation controller exchanges the views of its controllers.
@MainActor
final class UINavigationTransitionView: UIView {}
