/// The attributes of one axis by the part they play in a stack view.
struct StackAxis: Hashable {
  /// Where the axis begins: `leading` or `top`.
  let start: NSLayoutConstraint.Attribute
  /// Where the axis ends: `trailing` or `bottom`.
  let end: NSLayoutConstraint.Attribute
  /// The middle of an item along the axis.
  let center: NSLayoutConstraint.Attribute
  /// The length of an item along the axis.
  let size: NSLayoutConstraint.Attribute

  /// The attributes along the width.
  static let horizontal = StackAxis(
    start: .leading, end: .trailing, center: .centerX, size: .width)
  /// The attributes along the height.
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

  /// The attributes along `axis`.
  init(along axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .horizontal : .vertical
  }

  /// The attributes across `axis`.
  init(across axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? .vertical : .horizontal
  }
}
