import Foundation

/// The effect of controllers on the screen around their window: orientation, status bar and home
/// indicator.
extension UIWindow {
  /// Moves the window to another screen or orientation, as when the user rotates the device. Its
  /// size, safe area and traits change.
  ///
  /// The root controller is notified before the traits and the size change. Animations that it adds
  /// to the transition run with the change.
  ///
  /// If the application or the topmost controller that fills the window does not support the
  /// orientation, the window uses one that they support.
  public func move(to screen: UIScreen) {
    deviceScreen = screen
    let supported = supportedScreen(screen, isAutomatic: true)
    guard supported === screen || !supported.isEqual(inShape: self.screen) else { return }
    change(to: supported)
  }

  /// Rotates the window if the application and the controllers do not support its orientation, or
  /// support that of the device again. The window prefers `orientation` if it is supported.
  ///
  /// With `isAutomatic`, the window rotates only if the controllers rotate automatically. Without
  /// it, the reason is that controllers appear or disappear.
  func updateOrientation(
    preferring orientation: UIInterfaceOrientation = .unknown, isAutomatic: Bool = false
  ) {
    var wanted = deviceScreen ?? screen
    if orientation != .unknown, wanted.obeysOrientations {
      wanted = wanted.turned(toLandscape: orientation.isLandscape)
    }
    let supported = supportedScreen(wanted, isAutomatic: isAutomatic)
    guard !supported.isEqual(inShape: screen) else { return }
    deviceScreen = deviceScreen ?? screen
    change(to: supported)
  }

  /// Returns the screen, in an orientation that the application and the controllers support. A
  /// window whose controllers do not rotate automatically keeps its orientation if the change is
  /// automatic or the controllers support it. If the application and controllers that rotate
  /// automatically have no orientation in common, `UIApplicationInvalidInterfaceOrientation` is
  /// raised.
  private func supportedScreen(_ screen: UIScreen, isAutomatic: Bool) -> UIScreen {
    guard let content, screen.obeysOrientations else { return screen }
    let turns = content.rotatesAutomatically(in: self)
    let kept = turns ? screen : screen.turned(toLandscape: self.screen.isLandscape)
    if isAutomatic, !turns { return kept }
    let supported = content.orientations(in: self)
    if supported.allows(landscape: kept.isLandscape) { return kept }
    if supported.allows(landscape: !kept.isLandscape) {
      return kept.turned(toLandscape: !kept.isLandscape)
    }
    guard turns else { return kept }
    LayoutException.raise(
      "UIApplicationInvalidInterfaceOrientation",
      "Supported orientations has no common orientation with the application, and "
        + "[\(type(of: content)) shouldAutorotate] is returning YES")
    return kept
  }

  /// Updates the safe area after the screen preferences of the controllers changed. A safe area
  /// that the program set is not changed.
  func updateScreenPreferences() {
    let wanted = content?.screenPreferences ?? ScreenPreferences(screen.environment)
    guard wanted != screenPreferences, let environment = storedEnvironment else { return }
    let isOwn =
      environment.safeAreaInsets
      == screen.safeAreaInsets(hidesStatusBar: screenPreferences.hidesStatusBar)
    screenPreferences = wanted
    guard isOwn else { return }
    layoutEnvironment.safeAreaInsets =
      screen.safeAreaInsets(hidesStatusBar: wanted.hidesStatusBar)
  }
}

extension UIScreen {
  /// A Boolean value that indicates whether the screen is wider than high.
  var isLandscape: Bool { orientation == .landscape }

  /// A Boolean value that indicates whether windows on the screen obey the orientations of
  /// controllers. On iPads they do not, unless the application requires the full screen
  /// (documentation of `UIViewController.supportedInterfaceOrientations`).
  fileprivate var obeysOrientations: Bool {
    !device.isPad || Bundle.main.infoDictionary?["UIRequiresFullScreen"] as? Bool == true
  }

  /// Returns a Boolean value that indicates whether another screen has the same device and
  /// orientation.
  fileprivate func isEqual(inShape other: UIScreen) -> Bool {
    device == other.device && orientation == other.orientation
  }

  /// Returns the screen of the device in landscape or portrait.
  fileprivate func turned(toLandscape isLandscape: Bool) -> UIScreen {
    guard isLandscape != self.isLandscape else { return self }
    return UIScreen(device: device, orientation: isLandscape ? .landscape : .portrait)
  }

  /// Returns the safe area insets of a window that fills the screen, in points.
  fileprivate func safeAreaInsets(hidesStatusBar: Bool) -> UIEdgeInsets {
    PlatformMetrics.screenInsets(
      of: device, orientation,
      on: Platform(LayoutEnvironment.defaultRelease, on: .device, device: device),
      hidesStatusBar: hidesStatusBar)
  }
}

extension UIInterfaceOrientationMask {
  /// Returns a Boolean value that indicates whether the mask contains an orientation in landscape,
  /// or one in portrait.
  fileprivate func allows(landscape isLandscape: Bool) -> Bool {
    !isDisjoint(with: isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
  }
}
