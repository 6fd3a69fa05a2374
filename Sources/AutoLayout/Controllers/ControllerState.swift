import Foundation

/// What few controllers have. The object is created on first use, to keep controllers small.
@MainActor
final class ControllerState {
  /// A Boolean value that indicates whether the content can be edited.
  var isEditing = false
  /// The item that toggles editing, once it was used.
  var editButtonItem: UIBarButtonItem?
  /// The identifier under which the state would be restored.
  var restorationIdentifier: String?
  /// A Boolean value that indicates whether the controller determines the transitions of those that
  /// it presents.
  var providesTransitionStyle = false
  /// The scroll views that bars follow at the top and at the bottom.
  weak var topScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller of the current style, before and during the presentation.
  var presentationController: UIPresentationController?
  /// The commands that were added, which `keyCommands` has by default.
  var keyCommands: [UIKeyCommand] = []
  /// The transition of the controller that is in progress.
  weak var transition: TransitionContext?
}

extension UIViewController {
  /// What few controllers have, created on first use.
  var madeState: ControllerState {
    if let rareState { return rareState }
    let made = ControllerState()
    rareState = made
    return made
  }

  /// Sets `isEditing` and the title of the item that toggles it.
  func updateEditing(_ editing: Bool) {
    guard editing != isEditing else { return }
    madeState.isEditing = editing
    if let item = rareState?.editButtonItem { Self.setTitle(of: item, isEditing: editing) }
  }

  /// The item that toggles editing.
  var madeEditButtonItem: UIBarButtonItem {
    if let item = rareState?.editButtonItem { return item }
    let item = UIBarButtonItem(
      title: nil, style: .plain,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    Self.setTitle(of: item, isEditing: isEditing)
    madeState.editButtonItem = item
    return item
  }

  private static func setTitle(of item: UIBarButtonItem, isEditing: Bool) {
    item.title = (isEditing ? UIBarButtonItem.SystemItem.done : .edit).title
    item.style = isEditing ? .done : .plain
  }

  /// Tells the container and the presentation that the preferred content size changed.
  func announcePreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.container.setNeedsLayout()
  }

  /// Exchanges the views of two children in an animation. Both must be children of the controller.
  ///
  /// Raises `NSInvalidArgumentException` if they are not, and then does nothing.
  func exchangeChildren(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      LayoutException.raise(
        LayoutException.invalidArgument,
        "Children view controllers \(from) and \(to) must have a common parent view controller "
          + "when calling -[UIViewController transitionFromViewController:toViewController:"
          + "duration:options:animations:completion:]")
      return
    }
    guard let superview = from.view.superview, let view = to.view else { return }
    let isAppeared = appearance == .appeared
    if isAppeared {
      from.beginAppearanceTransition(false, animated: duration > 0)
      to.beginAppearanceTransition(true, animated: duration > 0)
    }
    superview.addSubview(view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { isFinished in
      from.viewIfLoaded?.removeFromSuperview()
      if isAppeared {
        from.endAppearanceTransition()
        to.endAppearanceTransition()
      }
      completion?(isFinished)
    }
  }
}
