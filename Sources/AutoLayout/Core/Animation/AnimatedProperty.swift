import Foundation

/// A property of a view that animations interpolate, as a list of numbers.
enum AnimatedProperty: Hashable, Sendable {
  /// Origin and size.
  case bounds
  /// The middle in the superview.
  case center
  /// How much is seen, from 0 to 1.
  case alpha
  /// Translation, rotation, scales and shear.
  case transform
  /// Red, green, blue and alpha in light and dark appearance.
  case backgroundColor
  /// 1 for a hidden arranged view: it shows until its room is gone.
  case hiding

  /// Whether an animation adds to those that run; others take their place.
  var isAdditive: Bool { self != .backgroundColor && self != .hiding }

  /// Whether a number goes by the vertical velocity of a spring.
  func isVertical(_ index: Int) -> Bool {
    switch self {
    case .bounds, .center: index % 2 == 1
    case .transform: index == 1
    default: false
    }
  }
}

extension CGAffineTransform {
  /// Translation x and y, rotation in radians, scale x and y, shear: the map is a shear, then a
  /// scale, then a rotation, then a translation.
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
  /// The numbers of a rectangle.
  static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
  }

  /// The numbers of a point.
  static func numbers(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

  /// No colour is the other end's without alpha, so that it fades and does not darken.
  static func numbers(_ color: UIColor?, beside other: UIColor?) -> [Double] {
    (color ?? other?.withAlphaComponent(0) ?? .clear).components
  }

  /// The color that numbers stand for.
  static func color(_ numbers: [Double]) -> UIColor { UIColor(components: numbers) }

  /// The rectangle that numbers stand for.
  static func rect(_ n: [Double]) -> CGRect { CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) }

  /// The end of a change of rotation, brought to the shorter way around.
  static func unwound(_ to: [Double], from: [Double]) -> [Double] {
    var to = to
    let turn = 2 * Double.pi
    to[2] = from[2] + (to[2] - from[2]).remainder(dividingBy: turn)
    return to
  }
}
