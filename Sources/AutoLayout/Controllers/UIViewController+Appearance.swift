import Foundation

/// The state of a controller's view in appearance transitions.
enum Appearance { case disappeared, appearing, appeared, disappearing }

/// Appearance transitions. Each method is called once and in order, for parents before children.
extension UIViewController {
  /// Notifies the controller and its visible children that the view is about to appear or
  /// disappear. Containers call this method for their children.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Notifies the controller that the view is in the hierarchy and about to be laid out.
  func announceAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    for child in forwardedChildren { child.announceAppearing() }
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared: return
    }
    isJoining = false
    isLeaving = false
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The children whose views are in the view hierarchy.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// Performs an appearance transition, with `layout` between its beginning and its end.
  func appear(_ layout: () -> Void) {
    beginAppearanceTransition(true, animated: false)
    announceAppearing()
    layout()
    endAppearanceTransition()
  }

  /// Performs a disappearance transition, with `change` between its beginning and its end.
  func disappear(_ change: () -> Void) {
    beginAppearanceTransition(false, animated: false)
    change()
    endAppearanceTransition()
  }

  /// Replaces one visible child with another. `change` exchanges their views.
  func exchange(
    _ leaving: UIViewController?, for arriving: UIViewController?, animated: Bool,
    _ change: () -> Void
  ) {
    guard appearance == .appeared || appearance == .appearing, leaving !== arriving else {
      return change()
    }
    arriving?.loadViewIfNeeded()
    leaving?.beginAppearanceTransition(false, animated: animated)
    arriving?.beginAppearanceTransition(true, animated: animated)
    change()
    arriving?.announceAppearing()
    if appearance == .appeared {
      updateScreen()
      viewIfLoaded?.window?.layoutIfNeeded()
    }
    leaving?.endAppearanceTransition()
    if appearance == .appeared { arriving?.endAppearanceTransition() }
  }

  // MARK: - Views that apps add and remove themselves

  private var followsParent: Bool {
    guard let parent else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearance == .appeared || parent.appearance == .appearing)
  }

  /// Begins the appearance transition if the app adds the view to a window.
  func viewWillEnterWindow() {
    guard followsParent, appearance == .disappeared else { return }
    beginAppearanceTransition(true, animated: false)
    appearsByItself = true
  }

  /// Continues the appearance transition. It ends after the next layout of the window.
  func viewDidEnterWindow() {
    guard appearsByItself else { return }
    appearsByItself = false
    announceAppearing()
    updateScreen()
    guard parent?.appearance == .appeared else { return }
    viewIfLoaded?.window?.layoutCompletions.append { self.endAppearanceTransition() }
  }

  /// Begins the disappearance transition if the app removes the view from a window.
  func viewWillLeaveWindow() {
    guard followsParent, appearance == .appeared || appearance == .appearing else { return }
    beginAppearanceTransition(false, animated: false)
    disappearsByItself = true
  }

  /// Ends the disappearance transition.
  func viewDidLeaveWindow() {
    guard disappearsByItself else { return }
    disappearsByItself = false
    endAppearanceTransition()
  }
}
