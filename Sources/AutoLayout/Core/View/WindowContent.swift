import Foundation

/// What fills a window and hears of its changes: a view controller.
///
/// Windows belong to the storey of views, controllers to the one above. This is what a window needs to
/// know about its controller.
@MainActor
protocol WindowContent: AnyObject {
  /// The view that fills the window, made if necessary.
  var view: UIView! { get }
  /// The view if it has been made.
  var viewIfLoaded: UIView? { get }
  /// Whether the view is neither on the screen nor on its way there.
  var isOffScreen: Bool { get }

  /// Announces that the view appears, runs `layout`, and announces that it has appeared.
  func appear(_ layout: () -> Void)
  /// Announces that the view disappears, runs `change`, and announces that it has disappeared.
  func disappear(_ change: () -> Void)
  /// Announces another size in points and another environment of the window, runs `change`, which sets
  /// both, and lays the window out.
  func window(
    _ window: UIWindow, changesTo size: CGSize, _ environment: LayoutEnvironment,
    _ change: () -> Void)
}
