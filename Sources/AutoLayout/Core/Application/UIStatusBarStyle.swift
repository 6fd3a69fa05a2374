/// The colors of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark content in light appearance, and light content in dark appearance.
  case `default` = 0
  /// Light text and symbols, for dark backgrounds.
  case lightContent = 1
  /// Dark text and symbols, for light backgrounds.
  case darkContent = 3
}

/// The animations that show and hide the status bar. They are not performed: the status bar changes
/// immediately.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without animation.
  case none = 0
  /// The status bar fades in or out.
  case fade = 1
  /// The status bar slides in or out.
  case slide = 2
}
