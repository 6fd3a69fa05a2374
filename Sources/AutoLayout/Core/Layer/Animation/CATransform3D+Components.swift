import Foundation

extension CATransform3D {
  /// The entries of the matrix, row by row.
  var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init(entries m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  /// Returns the component with the name that key paths use, such as `rotation.z`, or `nil` if
  /// there is none.
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

  /// Returns the transform with a component replaced, or `nil` if the name is unknown.
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
