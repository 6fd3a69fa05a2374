import Foundation

/// A property of a view that animations interpolate, as an array of numbers.
enum AnimatedProperty: Hashable, Sendable {
  /// The origin and size of the bounds.
  case bounds
  /// The center in the superview's coordinates.
  case center
  /// The opacity, from 0 to 1.
  case alpha
  /// The translation, rotation, scales and shear of the transform.
  case transform
  /// The red, green, blue and alpha components in light and dark appearance.
  case backgroundColor
  /// The value 1 for a hidden arranged view, which is displayed until its space has collapsed.
  case hiding

  /// A Boolean value that indicates whether an animation is added to running animations instead of
  /// replacing them.
  var isAdditive: Bool { self != .backgroundColor && self != .hiding }

  /// Returns a Boolean value that indicates whether a component uses the vertical velocity of a
  /// spring.
  func isVertical(_ index: Int) -> Bool {
    switch self {
    case .bounds, .center: index % 2 == 1
    case .transform: index == 1
    default: false
    }
  }
}

extension CGAffineTransform {
  /// The translations x and y, the rotation in radians, the scales x and y, and the shear. The
  /// transform is a shear followed by a scaling, a rotation and a translation.
  var components: [Double] {
    let scaleX = hypot(a, b)
    guard scaleX > 0 else { return [tx, ty, 0, 0, hypot(c, d), 0].map(Double.init) }
    let shear = (a * c + b * d) / scaleX
    let scaleY = (a * d - b * c) / scaleX
    return [tx, ty, atan2(b, a), scaleX, scaleY, shear].map(Double.init)
  }

  init(components: [Double]) {
    let (cosine, sine) = (cos(components[2]), sin(components[2]))
    let (scaleX, scaleY, shear) = (components[3], components[4], components[5])
    self.init(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine,
      d: shear * sine + scaleY * cosine, tx: components[0], ty: components[1])
  }
}

extension UIColor {
  fileprivate var components: [Double] {
    [snapshotColor.light, snapshotColor.dark].flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
  }

  fileprivate convenience init(components: [Double]) {
    let c = components
    self.init(
      LayoutSnapshot.Color(
        light: .init(c[0], c[1], c[2], c[3]), dark: .init(c[4], c[5], c[6], c[7])))
  }
}

extension AnimatedProperty {
  /// Returns the components of a rectangle.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
  }

  /// Returns the components of a point.
  static func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

  /// Returns the components of a color. A `nil` color is treated as the other color with an alpha
  /// of 0, so that the color fades without darkening.
  static func numbers(_ color: UIColor?, beside other: UIColor?) -> [Double] {
    (color ?? other?.withAlphaComponent(0) ?? .clear).components
  }

  /// Returns the color with the specified components.
  static func color(_ numbers: [Double]) -> UIColor { UIColor(components: numbers) }

  /// Returns the rectangle with the specified components.
  static func rect(_ n: [Double]) -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }

  /// Returns the end of a transform animation with the rotation along the shorter direction.
  static func unwound(_ to: [Double], from: [Double]) -> [Double] {
    var to = to
    let turn = 2 * Double.pi
    to[2] = from[2] + (to[2] - from[2]).remainder(dividingBy: turn)
    return to
  }
}
