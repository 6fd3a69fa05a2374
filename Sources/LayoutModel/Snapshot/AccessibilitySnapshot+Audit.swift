import Foundation

extension AccessibilitySnapshot {
  /// A problem that users of assistive programs have with an element.
  public struct Finding: Hashable, Sendable, Codable {
    /// The kinds of problems.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// The element has no label, and no value that could name it: it has no value at all, or it
      /// is adjustable or a switch.
      case missingLabel
      /// The element can be operated, and its width or height is less than 44 points. Controls
      /// whose size the system chooses are exempt.
      case smallTarget
      /// The contrast of the text is less than the minimum of WCAG 2.1: 4.5, or 3 for large text.
      case lowContrast
      /// The element is read directly after an element that is below it in the same column.
      case readingOrder
    }

    /// The kind of the problem.
    public var kind: Kind
    /// The index of the element in the snapshot.
    public var index: Int
    /// A description of the problem.
    public var message: String
  }

  /// The minimum side length of what the user touches, in points (Apple's Human Interface
  /// Guidelines, "Accessibility").
  public static let minTargetSide: CGFloat = 44
  /// The minimum contrast of text (WCAG 2.1, success criterion 1.4.3).
  public static let minContrast = 4.5
  /// The minimum contrast of large text: 18 points, or 14 points in bold (WCAG 2.1, success
  /// criterion 1.4.3, whose points are here taken to be those of the screen).
  public static let minContrastOfLargeText = 3.0

  /// Returns the problems of the elements in reading order.
  public func audit() -> [Finding] {
    elements.enumerated().flatMap { index, element in
      var problems = element.problems
      if index > 0, element.isAbove(elements[index - 1]) {
        let before = elements[index - 1].className
        problems.append(
          (.readingOrder, "\(element.className) is read after \(before), which is below it."))
      }
      return problems.map { Finding(kind: $0.kind, index: index, message: $0.message) }
    }
  }
}

extension AccessibilitySnapshot.Element {
  /// Returns a Boolean value that indicates whether the whole element is above another in the same
  /// column.
  fileprivate func isAbove(_ other: Self) -> Bool {
    frame.maxY <= other.frame.minY && frame.minX < other.frame.maxX
      && other.frame.minX < frame.maxX
  }

  /// The problems of the element and their descriptions.
  fileprivate var problems: [(kind: AccessibilitySnapshot.Finding.Kind, message: String)] {
    var problems: [(kind: AccessibilitySnapshot.Finding.Kind, message: String)] = []
    if (label ?? "").isEmpty, (value ?? "").isEmpty || traits.contains("adjustable") {
      problems.append((.missingLabel, "\(className) has no accessibility label."))
    } else if (label ?? "").isEmpty, traits.contains("toggleButton") {
      problems.append((.missingLabel, "\(className) has no accessibility label."))
    }
    let least = AccessibilitySnapshot.minTargetSide
    // A thousandth of a point is a rounding error.
    if respondsToUserInteraction, !hasSystemSize, min(frame.width, frame.height) < least - 1e-3 {
      let size = "\(Self.text(frame.width)) × \(Self.text(frame.height))"
      problems.append(
        (.smallTarget, "\(className) is \(size) points, smaller than 44 × 44."))
    }
    let isLarge = textSize.map { $0 >= (isTextBold ? 14 : 18) } ?? false
    let minContrast =
      isLarge
      ? AccessibilitySnapshot.minContrastOfLargeText : AccessibilitySnapshot.minContrast
    if let contrast, contrast < minContrast {
      problems.append(
        (
          .lowContrast,
          "The text of \(className) has a contrast ratio of \(Self.text(CGFloat(contrast))), "
            + "lower than \(Self.text(CGFloat(minContrast)))."
        ))
    }
    return problems
  }

  /// Returns a number as text with at most one fraction digit.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 10).rounded() / 10
    // A frame that a program sets can be infinite.
    guard rounded == rounded.rounded(), abs(rounded) < 1e15 else { return "\(rounded)" }
    return "\(Int(rounded))"
  }
}
