/// The layout attributes of one axis, by their role in a stack view.
struct StackAxis: Hashable {
  /// The start of the axis: `leading` or `top`.
  let start: NSLayoutConstraint.Attribute
  /// The end of the axis: `trailing` or `bottom`.
  let end: NSLayoutConstraint.Attribute
  /// The center of an item along the axis.
  let center: NSLayoutConstraint.Attribute
  /// The length of an item along the axis.
  let size: NSLayoutConstraint.Attribute

  /// The attributes of the horizontal axis.
  static let horizontal = StackAxis(
    start: .leading, end: .trailing, center: .centerX, size: .width)
  /// The attributes of the vertical axis.
  static let vertical = StackAxis(start: .top, end: .bottom, center: .centerY, size: .height)

  init(
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
  ) {
    self.start = start
    self.end = end
    self.center = center
    self.size = size
  }

  /// Creates the attributes along `axis`.
  init(along axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// Creates the attributes perpendicular to `axis`.
  init(across axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .vertical : .horizontal
  }
}
