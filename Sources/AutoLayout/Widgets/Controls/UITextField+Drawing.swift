import Foundation

/// What overrides of `drawText(in:)` and `drawPlaceholder(in:)` draw.
extension UITextField {
  /// The text of a field as its class draws it.
  struct DrawnText {
    /// Where the field itself draws the text, in points in the field; nil if the class does not ask
    /// for it.
    var textRect: CGRect?
    /// What the class draws besides, with the upper-left corner of the field at the origin; nil for
    /// nothing.
    var drawing: Drawing?
  }

  /// The field whose class draws its text at present, and where it asked the field to draw it.
  private static var drawing: (field: UITextField, textRect: CGRect?)?

  /// The text as the class of the field draws it. Classes of a program are asked each time.
  var drawnText: DrawnText {
    let isPlaceholder = text?.isEmpty ?? true
    let rect = isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    #if canImport(Darwin)
      return DrawnText(textRect: rect)
    #else
      guard ProgramClasses.include(Swift.type(of: self)), Self.drawing == nil,
        bounds.isFinite,
        isPlaceholder ? attributedPlaceholder?.length ?? 0 > 0 : true
      else { return DrawnText(textRect: rect) }
      Self.drawing = (self, nil)
      defer { Self.drawing = nil }
      let recorded = GraphicsStack.current.record(
        in: bounds, scale: max(1, layoutEnvironment.displayScale)
      ) { _ in
        if isPlaceholder { drawPlaceholder(in: rect) } else { drawText(in: rect) }
      }
      return DrawnText(
        textRect: Self.drawing?.textRect, drawing: recorded.isEmpty ? nil : recorded)
    #endif
  }

  /// Keeps the rectangle in which the class of the field asks the field to draw its text. Returns
  /// false if the program draws the text itself, in a context of its own.
  func keepsTextRect(_ rect: CGRect) -> Bool {
    guard Self.drawing?.field === self else { return false }
    Self.drawing?.textRect = rect
    return true
  }
}
