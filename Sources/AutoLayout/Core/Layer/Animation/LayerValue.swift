import Foundation

/// A value that animations of layers interpolate.
enum LayerValue {
  /// A number, or the components of a point, a size, a rectangle or a list of numbers.
  case numbers([Double])
  case transform(CATransform3D)
  case color(CGColor)
  case colors([CGColor])
  case path(CGPath)
  /// A value that is not interpolated.
  case object(Any)

  /// Creates a value from a value that a program set.
  init(_ value: Any) {
    if let known = Self.structure(in: value) {
      self = known
      return
    }
    switch value {
    case let value as CGPoint: self = .numbers([Double(value.x), Double(value.y)])
    case let value as CGSize: self = .numbers([Double(value.width), Double(value.height)])
    case let value as CGRect: self = .numbers(AnimatedProperty.numbers(value))
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as UIColor: self = .color(value.cgColor)
    case let value as CGPath: self = .path(value)
    case let value as CGFloat: self = .numbers([Double(value)])
    case let value as Double: self = .numbers([value])
    case let value as Float: self = .numbers([Double(value)])
    case let value as Int: self = .numbers([Double(value)])
    case let value as Bool: self = .numbers([value ? 1 : 0])
    case let value as NSNumber: self = .numbers([value.doubleValue])
    case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
    case let value as [CGColor]: self = .colors(value)
    default:
      #if canImport(Darwin)
        self = .object(value)
      #else
        self = (value as? CGColor).map { .color($0) } ?? .object(value)
      #endif
    }
  }

  /// Returns the value of an object that contains a structure, such as `NSValue(cgPoint:)`, or
  /// `nil` for any other object.
  private static func structure(in value: Any) -> LayerValue? {
    guard type(of: value) is AnyClass, let object = value as? NSValue, !(object is NSNumber) else {
      return nil
    }
    if let transform = object.storedTransform3D { return .transform(transform) }
    if let transform = object.storedAffineTransform {
      return .transform(CATransform3DMakeAffineTransform(transform))
    }
    // A cast of such an object to another structure stops the program. The type of a rectangle names
    // those of its point and its size.
    let type = String(cString: object.objCType)
    if type.contains("Rect") { return LayerValue(object.rectValue) }
    if type.contains("Point") { return LayerValue(object.pointValue) }
    return type.contains("Size") ? LayerValue(object.sizeValue) : .object(object)
  }

  /// Interpolates between this value and another one. Values that cannot be interpolated change at
  /// the midpoint.
  func mixed(with other: LayerValue, _ share: Double) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * share })
    case (.transform(let a), .transform(let b)): return .transform(Self.mix(a, b, share))
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, share))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mix($0, $1, share) })
    case (.path(let a), .path(let b)):
      return Self.mix(a, b, share).map { .path($0) } ?? later(other, share)
    default: return later(other, share)
    }
  }

  private func later(_ other: LayerValue, _ share: Double) -> LayerValue {
    share < 0.5 ? self : other
  }

  /// Returns the sum of two values, for relative changes, or the other value if they cannot be
  /// added.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(+))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    default: return other
    }
  }

  /// Returns the difference between this value and another one, for animations that specify
  /// `byValue`, or this value if they are not numbers.
  func subtracting(_ other: LayerValue) -> LayerValue {
    guard case (.numbers(let a), .numbers(let b)) = (self, other), a.count == b.count else {
      return self
    }
    return .numbers(zip(a, b).map(-))
  }

  /// Returns the distance to another value, for a constant velocity. It is 1 for values that are
  /// not numbers.
  func distance(to other: LayerValue) -> Double {
    guard case (.numbers(let a), .numbers(let b)) = (self, other), a.count == b.count else {
      return 1
    }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ share: Double) -> CATransform3D
  {
    guard CATransform3DIsAffine(a), CATransform3DIsAffine(b) else {
      let entries = zip(a.entries, b.entries).map { $0 + ($1 - $0) * CGFloat(share) }
      return CATransform3D(entries: entries)
    }
    let from = CATransform3DGetAffineTransform(a).components
    let to = AnimatedProperty.unwound(CATransform3DGetAffineTransform(b).components, from: from)
    let mixed = zip(from, to).map { $0 + ($1 - $0) * share }
    return CATransform3DMakeAffineTransform(CGAffineTransform(components: mixed))
  }

  private static func mix(_ a: CGColor, _ b: CGColor, _ share: Double) -> CGColor {
    let (from, to) = (LayoutSnapshot.Color(a).light, LayoutSnapshot.Color(b).light)
    func mix(_ x: Double, _ y: Double) -> CGFloat { CGFloat(x + (y - x) * share) }
    return CGColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }

  /// Interpolates between two paths. Returns `nil` if their steps differ.
  private static func mix(_ a: CGPath, _ b: CGPath, _ share: Double) -> CGPath? {
    let (from, to) = (a.steps, b.steps)
    guard from.map(\.type) == to.map(\.type) else { return nil }
    let path = CGMutablePath()
    for (first, second) in zip(from, to) {
      let points = zip(first.points, second.points).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * CGFloat(share), y: $0.y + ($1.y - $0.y) * CGFloat(share))
      }
      path.add(first.type, points)
    }
    return path
  }
}

extension LayerValue {
  /// Returns the value in the form that programs read: points, sizes and rectangles as structures,
  /// and numbers as `NSNumber`.
  func object(for keyPath: String) -> Any? {
    switch self {
    case .numbers(let n) where n.count == 1: NSNumber(value: n[0])
    case .numbers(let n) where n.count == 4: AnimatedProperty.rect(n)
    case .numbers(let n) where n.count == 2:
      keyPath.hasSuffix("size") || keyPath.hasSuffix("Offset") || keyPath.hasSuffix("translation")
        ? CGSize(width: n[0], height: n[1]) as Any : CGPoint(x: n[0], y: n[1])
    case .numbers(let n): n.map { NSNumber(value: $0) }
    case .transform(let transform): transform
    case .color(let color): color
    case .colors(let colors): colors
    case .path(let path): path
    case .object(let object): object is NSNull ? nil : object
    }
  }
}

extension CALayer {
  /// Sets the property with a name, or attaches a value for another key. `nil` removes an optional
  /// value.
  func assign(_ value: Any?, _ keyPath: String) {
    let isAttached = extras?.values[keyPath] != nil
    guard !isAttached, animatedValue(keyPath) != nil else {
      return madeExtras.values[keyPath] = value
    }
    setAnimatedValue(value.map(LayerValue.init) ?? .object(NSNull()), keyPath)
  }
}
