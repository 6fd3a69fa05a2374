import UIKit

extension UIView {
  /// Adds a view that fills a layout guide of this view.
  ///
  /// In a cell, use a lower priority for the bottom, so that it yields while the row still has the
  /// height of the old content.
  func addSubview(
    _ view: UIView, filling guide: UILayoutGuide, bottomPriority: UILayoutPriority = .required
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
    bottom.priority = bottomPriority
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      bottom,
    ])
  }
}
