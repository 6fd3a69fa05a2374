import Foundation

/// Where a controller's view is on its way on and off the screen.
enum Appearance { case disappeared, appearing, appeared, disappearing }

/// Appearing and disappearing: each call comes once and in order, parents before children.
extension UIViewController {
  /// Tells the controller and its children that show that its view comes or goes; containers call
  /// it for their children.
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

  /// Tells that the view is in the hierarchy and about to be laid out.
  func announceAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(isAppearanceAnimated)
    for child in forwardedChildren { child.announceAppearing() }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
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

  /// The children whose views are in this one's.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// An appearance from beginning to end; `layout` is what happens between.
  func appear(_ layout: () -> Void) {
    beginAppearanceTransition(true, animated: false)
    announceAppearing()
    layout()
    endAppearanceTransition()
  }

  /// A disappearance from beginning to end; `change` is what happens between.
  func disappear(_ change: () -> Void) {
    beginAppearanceTransition(false, animated: false)
    change()
    endAppearanceTransition()
  }

  /// Exchanges one child that shows for another; `change` puts their views out and in.
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
    if appearance == .appeared { viewIfLoaded?.window?.layoutIfNeeded() }
    leaving?.endAppearanceTransition()
    if appearance == .appeared { arriving?.endAppearanceTransition() }
  }

  // MARK: - Views that programs put in and out

  private var followsParent: Bool {
    guard let parent else { return false }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearance == .appeared || parent.appearance == .appearing)
  }

  /// Begins to appear, for a view that a program puts into a window.
  func viewWillEnterWindow() {
    guard followsParent, appearance == .disappeared else { return }
    beginAppearanceTransition(true, animated: false)
    appearsByItself = true
  }

  /// Goes on to appear; the end follows the next layout of the window.
  func viewDidEnterWindow() {
    guard appearsByItself else { return }
    appearsByItself = false
    announceAppearing()
    guard parent?.appearance == .appeared else { return }
    viewIfLoaded?.window?.layoutCompletions.append { self.endAppearanceTransition() }
  }

  /// Begins to disappear, for a view that a program takes out of a window.
  func viewWillLeaveWindow() {
    guard followsParent, appearance == .appeared || appearance == .appearing else { return }
    beginAppearanceTransition(false, animated: false)
    disappearsByItself = true
  }

  /// Ends the disappearance.
  func viewDidLeaveWindow() {
    guard disappearsByItself else { return }
    disappearsByItself = false
    endAppearanceTransition()
  }
}
