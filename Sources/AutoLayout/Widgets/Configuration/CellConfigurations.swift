import Foundation

/// The configurations of a cell, for cells that have some.
@MainActor
final class CellConfigurations {
  /// The content, or nil for a content view without a configuration.
  var content: (any UIContentConfiguration)?
  /// The background, or nil for that of the cell.
  var background: UIBackgroundConfiguration?
  /// A Boolean value that indicates whether the content is updated when the state of the cell
  /// changes.
  var updatesContent = true
  /// A Boolean value that indicates whether the background is updated when the state of the cell
  /// changes.
  var updatesBackground = true
  /// The view that shows the background, or nil.
  private(set) var backgroundView: UIView?

  /// Shows the background behind the content of a cell.
  func showBackground(in cell: UIView) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIView(frame: cell.bounds)
    backgroundView = view
    view.backgroundColor = background.resolvedBackgroundColor(for: cell.tintColor ?? .tintColor)
    view.layer.cornerRadius = background.cornerRadius
    for other in view.subviews where other !== background.customView { other.removeFromSuperview() }
    if let custom = background.customView, custom.superview !== view { view.addSubview(custom) }
    if view.superview !== cell { cell.insertSubview(view, at: 0) }
    layoutBackground(in: cell)
  }

  /// Sets the frame of the background.
  func layoutBackground(in cell: UIView) {
    guard let background, let backgroundView else { return }
    let insets = background.backgroundInsets
    backgroundView.frame = cell.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    background.customView?.frame = backgroundView.bounds
  }

  /// Returns the view that shows a configuration: the current content view if it can, or a new one.
  static func view(
    for configuration: any UIContentConfiguration, current: UIView
  ) -> UIView {
    if let view = current as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
      return view
    }
    return configuration.makeContentView()
  }
}
