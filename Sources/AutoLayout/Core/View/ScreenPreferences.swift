/// The preferences of a window's visible controllers for the status bar, the home indicator and
/// other parts of the screen that belong to the system.
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
  /// Creates the default preferences of controllers in the environment of a window.
  init(_ environment: LayoutEnvironment) {
    self.init(hidesStatusBar: Self.hidesStatusBar(in: environment.verticalSizeClass))
  }

  /// Returns a Boolean value that indicates whether the status bar is hidden by default: in
  /// vertically compact environments, according to Apple's documentation of
  /// `UIViewController.prefersStatusBarHidden`.
  static func hidesStatusBar(in verticalSizeClass: UIUserInterfaceSizeClass) -> Bool {
    verticalSizeClass == .compact
  }
}
