import Foundation

/// The properties of layers by their key paths.
extension CALayer {
  /// Returns the value of the property with a key path, or nil if there is none.
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

  /// Sets the property with a key path. Values of another kind have no effect.
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

  /// Returns the places of a part of a point, a size or a rectangle.
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

  private func wholeValue(_ key: String) -> LayerValue? {
    switch key {
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

  /// Returns the value of a property of a shape or gradient layer, or one of the program's.
  private func kindValue(_ key: String) -> LayerValue? {
    if let layer = self as? CAShapeLayer {
      switch key {
      case "path": return layer.path.map { .path($0) } ?? .object(NSNull())
      case "strokeStart": return LayerValue(layer.strokeStart)
      case "strokeEnd": return LayerValue(layer.strokeEnd)
      case "lineWidth": return LayerValue(layer.lineWidth)
      case "lineDashPhase": return LayerValue(layer.lineDashPhase)
      case "miterLimit": return LayerValue(layer.miterLimit)
      case "fillColor": return .color(layer.fillColor ?? .faded)
      case "strokeColor": return .color(layer.strokeColor ?? .faded)
      default: break
      }
    }
    if let layer = self as? CAGradientLayer {
      switch key {
      case "colors": return .colors((layer.colors ?? []).compactMap { $0 as? CGColor })
      case "locations": return .numbers((layer.locations ?? []).map(\.doubleValue))
      case "startPoint": return LayerValue(layer.startPoint)
      case "endPoint": return LayerValue(layer.endPoint)
      default: break
      }
    }
    return extras?.values[key].map(LayerValue.init)
  }

  private func setWholeValue(_ value: LayerValue, _ key: String) {
    switch (key, value) {
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
    case ("contents", .object(let object)): contents = object is NSNull ? nil : object
    default: setKindValue(value, key)
    }
  }

  private func setKindValue(_ value: LayerValue, _ key: String) {
    if let layer = self as? CAShapeLayer {
      switch (key, value) {
      case ("path", .path(let path)): return layer.path = path
      case ("strokeStart", .numbers(let n)): return layer.strokeStart = CGFloat(n[0])
      case ("strokeEnd", .numbers(let n)): return layer.strokeEnd = CGFloat(n[0])
      case ("lineWidth", .numbers(let n)): return layer.lineWidth = CGFloat(n[0])
      case ("lineDashPhase", .numbers(let n)): return layer.lineDashPhase = CGFloat(n[0])
      case ("miterLimit", .numbers(let n)): return layer.miterLimit = CGFloat(n[0])
      case ("fillColor", .color(let color)): return layer.fillColor = color
      case ("strokeColor", .color(let color)): return layer.strokeColor = color
      default: break
      }
    }
    if let layer = self as? CAGradientLayer {
      switch (key, value) {
      case ("colors", .colors(let colors)): return layer.colors = colors
      case ("locations", .numbers(let n)): return layer.locations = n.map { NSNumber(value: $0) }
      case ("startPoint", .numbers(let n)) where n.count == 2:
        return layer.startPoint = CGPoint(x: n[0], y: n[1])
      case ("endPoint", .numbers(let n)) where n.count == 2:
        return layer.endPoint = CGPoint(x: n[0], y: n[1])
      default: break
      }
    }
    guard extras?.values[key] != nil, case .numbers(let n) = value, n.count == 1 else { return }
    extras?.values[key] = NSNumber(value: n[0])
  }
}

extension CGColor {
  /// The color from which a missing color fades.
  fileprivate static var faded: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension CATransform3D {
  /// Returns a component by the name that key paths use, such as `rotation.z`, or nil.
  func component(_ name: String) -> [Double]? {
    let parts = CATransform3DGetAffineTransform(self).components
    return switch name {
    case "rotation", "rotation.z": [parts[2]]
    case "rotation.x": [Double(atan2(m23, m33))]
    case "rotation.y": [Double(atan2(-m13, m33))]
    case "scale": [(parts[3] + parts[4] + Double(m33)) / 3]
    case "scale.x": [parts[3]]
    case "scale.y": [parts[4]]
    case "scale.z": [Double(m33)]
    case "translation": [Double(m41), Double(m42)]
    case "translation.x": [Double(m41)]
    case "translation.y": [Double(m42)]
    case "translation.z": [Double(m43)]
    default: nil
    }
  }

  /// Returns the transform with another component, or nil for unknown names.
  func replacing(_ name: String, with numbers: [Double]) -> CATransform3D? {
    guard let number = numbers.first else { return nil }
    var map = self
    var parts = CATransform3DGetAffineTransform(self).components
    switch name {
    case "rotation", "rotation.z": parts[2] = number
    case "scale.x": parts[3] = number
    case "scale.y": parts[4] = number
    case "scale": (parts[3], parts[4], map.m33) = (number, number, CGFloat(number))
    case "translation.x": parts[0] = number
    case "translation.y": parts[1] = number
    case "translation":
      guard numbers.count > 1 else { return nil }
      (parts[0], parts[1]) = (number, numbers[1])
    case "scale.z": map.m33 = CGFloat(number)
    case "translation.z": map.m43 = CGFloat(number)
    case "rotation.x", "rotation.y":
      let old = component(name)?.first ?? 0
      let isX = name.hasSuffix("x")
      return CATransform3DRotate(self, CGFloat(number - old), isX ? 1 : 0, isX ? 0 : 1, 0)
    default: return nil
    }
    let affine = CGAffineTransform(components: parts)
    (map.m11, map.m12, map.m21, map.m22) = (affine.a, affine.b, affine.c, affine.d)
    (map.m41, map.m42) = (affine.tx, affine.ty)
    return map
  }
}
