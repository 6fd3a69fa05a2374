import Foundation

/// The properties of layers by their key paths.
extension CALayer {
  /// Returns the value of the property with a key path, or `nil` if there is none.
  func animatedValue(_ keyPath: String) -> LayerValue? {
    let (key, part) = Self.parts(of: keyPath)
    guard let whole = wholeValue(key) else { return nil }
    guard let part else { return whole }
    switch whole {
    case .numbers(let numbers):
      return Self.indices(part, count: numbers.count).map { .numbers($0.map { numbers[$0] }) }
    case .transform(let transform): return transform.component(part).map { .numbers($0) }
    default: return nil
    }
  }

  /// Sets the property with a key path. Values of another type are ignored.
  func setAnimatedValue(_ value: LayerValue, _ keyPath: String) {
    let (key, part) = Self.parts(of: keyPath)
    guard let part else { return setWholeValue(value, key) }
    guard let whole = wholeValue(key), case .numbers(let new) = value else { return }
    switch whole {
    case .numbers(var numbers):
      guard let indices = Self.indices(part, count: numbers.count), indices.count == new.count
      else {
        return
      }
      for (index, number) in zip(indices, new) { numbers[index] = number }
      setWholeValue(.numbers(numbers), key)
    case .transform(let transform):
      if let changed = transform.replacing(part, with: new) {
        setWholeValue(.transform(changed), key)
      }
    default: return
    }
  }

  private static func parts(of keyPath: String) -> (key: String, part: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// Returns the indices of a component of a point, a size or a rectangle.
  private static func indices(_ part: String, count: Int) -> [Int]? {
    switch (part, count) {
    case ("x", 2), ("width", 2), ("origin.x", 4): [0]
    case ("y", 2), ("height", 2), ("origin.y", 4): [1]
    case ("size.width", 4): [2]
    case ("size.height", 4): [3]
    case ("origin", 4): [0, 1]
    case ("size", 4): [2, 3]
    default: nil
    }
  }

  /// Returns the value of a property that animations or programs set by name.
  private func wholeValue(_ key: String) -> LayerValue? {
    switch key {
    case "masksToBounds": LayerValue(masksToBounds)
    case "contentsScale": LayerValue(contentsScale)
    case "shouldRasterize": LayerValue(shouldRasterize)
    case "rasterizationScale": LayerValue(rasterizationScale)
    case "position": LayerValue(position)
    case "bounds": LayerValue(bounds)
    case "frame": LayerValue(frame)
    case "anchorPoint": LayerValue(anchorPoint)
    case "zPosition": LayerValue(zPosition)
    case "opacity": LayerValue(opacity)
    case "transform": .transform(transform)
    case "hidden": LayerValue(isHidden)
    case "cornerRadius": LayerValue(cornerRadius)
    case "borderWidth": LayerValue(borderWidth)
    case "backgroundColor": .color(backgroundColor ?? .faded)
    case "borderColor": .color(borderColor ?? .faded)
    case "shadowColor": .color(shadowColor ?? .faded)
    case "shadowOpacity": LayerValue(shadowOpacity)
    case "shadowOffset": LayerValue(shadowOffset)
    case "shadowRadius": LayerValue(shadowRadius)
    case "shadowPath": shadowPath.map { .path($0) } ?? .object(NSNull())
    case "contents": .object(contents ?? NSNull())
    default: kindValue(key)
    }
  }

  /// Returns the value of a property of a shape or gradient layer, or of a program's layer.
  private func kindValue(_ key: String) -> LayerValue? {
    if let layer = self as? any LayerKindValues, let value = layer.kindValue(forKey: key) {
      return value
    }
    return extras?.values[key].map(LayerValue.init)
  }

  private func setWholeValue(_ value: LayerValue, _ key: String) {
    if case .numbers(let numbers) = value, numbers.isEmpty, key != "locations" { return }
    switch (key, value) {
    case ("masksToBounds", .numbers(let n)): masksToBounds = n[0] >= 0.5
    case ("contentsScale", .numbers(let n)): contentsScale = CGFloat(n[0])
    case ("shouldRasterize", .numbers(let n)): shouldRasterize = n[0] >= 0.5
    case ("rasterizationScale", .numbers(let n)): rasterizationScale = CGFloat(n[0])
    case ("position", .numbers(let n)) where n.count == 2: position = CGPoint(x: n[0], y: n[1])
    case ("bounds", .numbers(let n)) where n.count == 4: bounds = AnimatedProperty.rect(n)
    case ("frame", .numbers(let n)) where n.count == 4: frame = AnimatedProperty.rect(n)
    case ("anchorPoint", .numbers(let n)) where n.count == 2:
      anchorPoint = CGPoint(x: n[0], y: n[1])
    case ("zPosition", .numbers(let n)): zPosition = CGFloat(n[0])
    case ("opacity", .numbers(let n)): opacity = Float(n[0])
    case ("transform", .transform(let map)): transform = map
    case ("hidden", .numbers(let n)): isHidden = n[0] >= 0.5
    case ("cornerRadius", .numbers(let n)): cornerRadius = CGFloat(n[0])
    case ("borderWidth", .numbers(let n)): borderWidth = CGFloat(n[0])
    case ("backgroundColor", .color(let color)): backgroundColor = color
    case ("borderColor", .color(let color)): borderColor = color
    case ("shadowColor", .color(let color)): shadowColor = color
    case ("shadowOpacity", .numbers(let n)): shadowOpacity = Float(n[0])
    case ("shadowOffset", .numbers(let n)) where n.count == 2:
      shadowOffset = CGSize(width: n[0], height: n[1])
    case ("shadowRadius", .numbers(let n)): shadowRadius = CGFloat(n[0])
    case ("shadowPath", .path(let path)): shadowPath = path
    case ("backgroundColor", .object(is NSNull)): backgroundColor = nil
    case ("borderColor", .object(is NSNull)): borderColor = nil
    case ("shadowColor", .object(is NSNull)): shadowColor = nil
    case ("shadowPath", .object(is NSNull)): shadowPath = nil
    case ("contents", .object(let object)): contents = object is NSNull ? nil : object
    default: setKindValue(value, key)
    }
  }

  private func setKindValue(_ value: LayerValue, _ key: String) {
    if let layer = self as? any LayerKindValues, layer.setKindValue(value, forKey: key) { return }
    guard extras?.values[key] != nil, case .numbers(let n) = value, n.count == 1 else { return }
    extras?.values[key] = NSNumber(value: n[0])
  }
}

extension CGColor {
  /// The transparent color that animations use in place of a missing color.
  static var faded: CGColor { CGColor(gray: 0, alpha: 0) }
}

/// A layer class with additional animatable properties.
@MainActor
protocol LayerKindValues: CALayer {
  /// Returns the value of an additional property, or `nil` if there is none.
  func kindValue(forKey key: String) -> LayerValue?
  /// Sets an additional property. Returns false if there is no property for the key and the value.
  func setKindValue(_ value: LayerValue, forKey key: String) -> Bool
}
