import Foundation

/// A layout of custom views in bars.
@MainActor
struct BarViewPlacement {
  /// The bar that contains the views.
  let bar: UIView

  /// Returns the size of a view in the available space: that of its constraints and its content, or
  /// else that of its frame. A view without an intrinsic width, such as a search bar, fills the
  /// space.
  func size(of view: UIView, in room: CGSize) -> CGSize {
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints || size.width <= 0 || size.height <= 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 {
        let fitting = view.sizeThatFits(room)
        if size.width <= 0 { size.width = fitting.width }
        if size.height <= 0 { size.height = fitting.height }
      }
      if size.width <= 0 { size.width = room.width }
      if size.height <= 0 { size.height = room.height }
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  /// Returns the frame of a view in the available space of the bar: centered in the bar if it fits,
  /// and otherwise as close to the center as the space allows.
  func frame(of view: UIView, between start: CGFloat, and end: CGFloat, height: CGFloat) -> CGRect {
    let room = max(0, end - start)
    let size = size(of: view, in: CGSize(width: room, height: height))
    let middle = (bar.bounds.width - size.width) / 2
    let x = min(max(middle, start), max(start, end - size.width))
    return CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Adds a view to the bar and sets its frame, with constraints if the view has constraints.
  func place(_ view: UIView, at frame: CGRect) {
    if view.superview !== bar { bar.addSubview(view) }
    let frame = frame.roundedToPixels(max(1, bar.layoutEnvironment.displayScale))
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      if view.frame != frame { view.frame = frame }
      return
    }
    let known = bar.constraints.filter { $0.firstItem === view && $0.identifier == Self.name }
    if known.count == 4 {
      let values = [frame.minX, frame.minY, frame.width, frame.height]
      for (constraint, value) in zip(known, values) where constraint.constant != value {
        constraint.constant = value
      }
      return
    }
    let made = [
      view.leftAnchor.constraint(equalTo: bar.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: bar.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ]
    for constraint in made {
      constraint.identifier = Self.name
      // Constraints of the view take precedence over the space in the bar.
      constraint.priority = UILayoutPriority(999)
      bar.addConstraint(constraint)
    }
  }

  /// The identifier of the constraints that position views in bars (assumed).
  private static let name = "UIView-Encapsulated-Bar-Layout"
}
