/// What the visible controllers of a window ask of the parts of the screen that belong to the
/// system.
struct ScreenPreferences: Hashable {
  /// A Boolean value that indicates whether the status bar is hidden.
  var hidesStatusBar: Bool
  /// The colors of the status bar.
  var statusBarStyle = UIStatusBarStyle.default
  /// A Boolean value that indicates whether the home indicator is hidden while the user does not
  /// touch the screen.
  var hidesHomeIndicator = false
}

extension ScreenPreferences {
  /// Creates the preferences of controllers that override nothing, in the environment of a window.
  init(_ environment: LayoutEnvironment) {
    self.init(hidesStatusBar: Self.hidesStatusBar(in: environment.verticalSizeClass))
  }

  /// Returns whether the status bar is hidden by default: in vertically compact environments, as
  /// Apple's documentation of `UIViewController.prefersStatusBarHidden` says.
  static func hidesStatusBar(in verticalSizeClass: UIUserInterfaceSizeClass) -> Bool {
    verticalSizeClass == .compact
  }
}
