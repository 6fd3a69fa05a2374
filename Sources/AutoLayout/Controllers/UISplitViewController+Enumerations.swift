import Foundation

extension UISplitViewController {
  /// The visibility of the button that changes the display mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The split view determines the visibility.
    case automatic = 0
    /// The button is never shown.
    case never = 1
    /// The button is always shown.
    case always = 2
  }

  /// The background of the primary column on a Mac.
  public enum BackgroundStyle: Int, Sendable {
    /// The column has the background of its content.
    case none = 0
    /// The column has the material of a sidebar.
    case sidebar = 1
  }

  /// The state of the split view that contains a controller, from iOS 26.
  public enum LayoutEnvironment: Int, Sendable {
    /// There is no split view.
    case none = 0
    /// The columns are next to each other.
    case expanded = 1
    /// The split view shows a single column.
    case collapsed = 2
  }
}
