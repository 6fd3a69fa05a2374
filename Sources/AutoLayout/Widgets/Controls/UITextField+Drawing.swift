import Foundation

/// The content that overrides of `drawText(in:)` and `drawPlaceholder(in:)` draw.
extension UITextField {
  /// The text of a field as its class draws it.
  struct DrawnText {
    /// The rectangle in which the field itself draws the text, in points in the field, or `nil` if
    /// the subclass does not call `super`.
    var textRect: CGRect?
    /// Additional content that the subclass draws, with the upper-left corner of the field at the
    /// origin, or `nil` if there is none.
    var drawing: Drawing?
  }

  /// The field whose class is currently drawing its text, and the rectangle that the class passed
  /// to the field.
  private static var drawing: (field: UITextField, textRect: CGRect?)?

  /// The text as the class of the field draws it. Overrides of app subclasses are called every
  /// time.
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

  /// Stores the rectangle in which the class of the field requests that the field draw its text.
  /// Returns `false` if the app draws the text in a separate context.
  func keepsTextRect(_ rect: CGRect) -> Bool {
    guard Self.drawing?.field === self else { return false }
    Self.drawing?.textRect = rect
    return true
  }
}
