import Foundation

/// The properties of shapes that animations change.
extension CAShapeLayer: LayerKindValues {
  func kindValue(forKey key: String) -> LayerValue? {
    switch key {
    case "path": path.map { .path($0) } ?? .object(NSNull())
    case "strokeStart": LayerValue(strokeStart)
    case "strokeEnd": LayerValue(strokeEnd)
    case "lineWidth": LayerValue(lineWidth)
    case "lineDashPhase": LayerValue(lineDashPhase)
    case "miterLimit": LayerValue(miterLimit)
    case "fillColor": .color(fillColor ?? .faded)
    case "strokeColor": .color(strokeColor ?? .faded)
    default: nil
    }
  }

  func setKindValue(_ value: LayerValue, forKey key: String) -> Bool {
    switch (key, value) {
    case ("path", .path(let path)): self.path = path
    case ("strokeStart", .numbers(let n)): strokeStart = CGFloat(n[0])
    case ("strokeEnd", .numbers(let n)): strokeEnd = CGFloat(n[0])
    case ("lineWidth", .numbers(let n)): lineWidth = CGFloat(n[0])
    case ("lineDashPhase", .numbers(let n)): lineDashPhase = CGFloat(n[0])
    case ("miterLimit", .numbers(let n)): miterLimit = CGFloat(n[0])
    case ("fillColor", .color(let color)): fillColor = color
    case ("strokeColor", .color(let color)): strokeColor = color
    case ("path", .object(is NSNull)): path = nil
    case ("fillColor", .object(is NSNull)): fillColor = nil
    case ("strokeColor", .object(is NSNull)): strokeColor = nil
    default: return false
    }
    return true
  }
}

/// The properties of gradients that animations change.
extension CAGradientLayer: LayerKindValues {
  func kindValue(forKey key: String) -> LayerValue? {
    switch key {
    case "colors": .colors((colors ?? []).compactMap { $0 as? CGColor })
    case "locations": .numbers((locations ?? []).map(\.doubleValue))
    case "startPoint": LayerValue(startPoint)
    case "endPoint": LayerValue(endPoint)
    default: nil
    }
  }

  func setKindValue(_ value: LayerValue, forKey key: String) -> Bool {
    switch (key, value) {
    case ("colors", .colors(let colors)): self.colors = colors
    case ("locations", .numbers(let n)): locations = n.map { NSNumber(value: $0) }
    case ("startPoint", .numbers(let n)) where n.count == 2:
      startPoint = CGPoint(x: n[0], y: n[1])
    case ("endPoint", .numbers(let n)) where n.count == 2:
      endPoint = CGPoint(x: n[0], y: n[1])
    default: return false
    }
    return true
  }
}
