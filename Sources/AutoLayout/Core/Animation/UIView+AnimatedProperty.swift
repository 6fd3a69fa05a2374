import Foundation

extension UIView {
  /// Sets a property to the value with the specified components.
  func set(_ property: AnimatedProperty, _ numbers: [Double]) {
    switch property {
    case .bounds: bounds = AnimatedProperty.rect(numbers)
    case .center: center = CGPoint(x: numbers[0], y: numbers[1])
    case .alpha: alpha = CGFloat(numbers[0])
    case .transform: transform = CGAffineTransform(components: numbers)
    case .backgroundColor: backgroundColor = AnimatedProperty.color(numbers)
    case .hiding: isHidden = numbers[0] >= 0.5
    }
  }
}
