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
      isAppearingAnnounced = false
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

  /// Notifies the controller that its view is in a window, with its traits, frame and insets, and
  /// about to be laid out. Does nothing before the view is in a window.
  ///
  /// Containers that set the frames of their children set them, and notify the children. Other
  /// children are notified when their superviews have laid out their views.
  func announceAppearing() {
    guard appearance == .appearing, !isAppearingAnnounced, let view = viewIfLoaded,
      view.window != nil
    else { return }
    prepareForLayout()
    view.announceSafeAreaBeforeLayout()
    isAppearingAnnounced = true
    viewIsAppearing(isAppearanceAnimated)
    guard placesChildren else { return }
    for child in forwardedChildren { child.announceAppearing() }
  }

  /// Ends the transition that `beginAppearanceTransition(_:animated:)` began.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      // A program can end a transition without a layout.
      if !isAppearingAnnounced {
        isAppearingAnnounced = true
        viewIsAppearing(isAppearanceAnimated)
      }
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
    if appearance == .appeared { updateScreen() }
    if viewIfLoaded?.window != nil { prepareContainers() }
    arriving?.announceAppearing()
    if appearance == .appeared { viewIfLoaded?.window?.layoutIfNeeded() }
    leaving?.endAppearanceTransition()
    if appearance == .appeared { arriving?.endAppearanceTransition() }
  }

  /// Sets the frames and insets of the children of this controller and its containers as in the
  /// next layout.
  private func prepareContainers() {
    parent?.prepareContainers()
    if placesChildren { prepareForLayout() }
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

  /// Continues the appearance transition. The controller is notified that its view is appearing
  /// when the superview has laid out the view, in the next layout of the window, after which the
  /// transition ends.
  func viewDidEnterWindow() {
    guard appearsByItself else { return }
    appearsByItself = false
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
