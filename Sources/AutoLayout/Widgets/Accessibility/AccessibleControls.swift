import Foundation

extension UIControl {
  /// Returns the traits of a type of control, with those of a selected or disabled control if it is
  /// in that state.
  fileprivate func traits(_ kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = kind
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIButton: AccessibilityDescribing {
  /// A button, labeled with its title, or else with the label or name of its image.
  package var describedForAccessibility: AccessibilityDefaults {
    let image = currentImage ?? configuration?.image
    let title =
      currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
      ?? image?.accessibilityLabel
    var values = AccessibilityDefaults(
      label: title, traits: traits(.button), responds: isEnabled)
    values.textColor = configuration == nil ? currentTitleColor : nil
    values.font = titleLabel?.font
    return values
  }
}

extension UISwitch: AccessibilityDescribing {
  /// A toggle whose value is 1 if it is on and 0 otherwise, as in UIKit.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      value: isOn ? "1" : "0", traits: traits([.button, .toggleButton]), responds: isEnabled,
      hasSystemSize: true)
  }
}

extension UISlider: AccessibilityDescribing {
  /// An adjustable control whose value is a percentage of its range.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      value: percentText(Double(value - minimumValue), of: Double(maximumValue - minimumValue)),
      traits: traits(.adjustable), responds: isEnabled, hasSystemSize: true)
  }
}

extension UIStepper: AccessibilityDescribing {
  /// The halves of the control: a button that decreases the value, and one that increases it.
  package var accessibilityParts: [AccessibilityPart] {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    func part(_ label: String, _ rect: CGRect, isAtEnd: Bool) -> AccessibilityPart {
      AccessibilityPart(
        label: label, traits: isAtEnd || !isEnabled ? [.button, .notEnabled] : .button, rect: rect)
    }
    return [
      part("Decrement", left, isAtEnd: !wraps && value <= minimumValue),
      part("Increment", right, isAtEnd: !wraps && value >= maximumValue),
    ]
  }
}

extension UISegmentedControl: AccessibilityDescribing {
  /// The segments: buttons, one of which is selected. Their value is their position. All segments
  /// are assumed to have the same width.
  package var accessibilityParts: [AccessibilityPart] {
    let count = numberOfSegments
    let width = count > 0 ? bounds.width / CGFloat(count) : 0
    return (0..<count).map { index in
      var traits: UIAccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
      if index == selectedSegmentIndex { traits.insert(.selected) }
      return AccessibilityPart(
        label: titleForSegment(at: index), value: "\(index + 1) of \(count)", traits: traits,
        rect: CGRect(
          x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width,
          height: bounds.height))
    }
  }
}

extension UIPageControl: AccessibilityDescribing {
  /// An adjustable control whose value is the current page.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      value: "page \(currentPage + 1) of \(numberOfPages)", traits: traits(.adjustable),
      responds: isEnabled, hasSystemSize: true)
  }
}

extension UIDatePicker: AccessibilityDescribing {
  /// A single element without parts. In UIKit, the wheels or the fields are elements.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(label: "Date Picker", traits: traits(.none), responds: isEnabled)
  }
}

extension UIProgressView: AccessibilityDescribing {
  /// An element that changes frequently and whose value is a percentage.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      label: "Progress", value: percentText(Double(progress), of: 1), traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  /// An element whose label indicates whether it is animating.
  package var describedForAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
  }
}

extension UIImageView: AccessibilityDescribing {
  /// An image. It is an element only if the app makes it one or gives the image a label (assumed).
  package var describedForAccessibility: AccessibilityDefaults {
    var values = AccessibilityDefaults(label: image?.accessibilityLabel, traits: .image)
    values.isElement = false
    return values
  }
}

/// Returns a part of a range as a percentage, such as `50%`.
private func percentText(_ part: Double, of range: Double) -> String {
  "\(Int((part.share(of: range) * 100).rounded()))%"
}
