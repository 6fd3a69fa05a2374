import Foundation

/// A view from which text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: NSObjectProtocol {
  /// The interaction that drags selected text, or `nil` if there is none.
  var textDragInteraction: UIDragInteraction? { get }
  /// A Boolean value that indicates whether text is being dragged.
  var isTextDragActive: Bool { get }
}

extension UITextView: UITextDraggable {
  /// Always `nil`.
  ///
  /// - Remark: Inert. Text cannot be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Always `false`, since text cannot be dragged.
  public var isTextDragActive: Bool { false }
}

extension UITextField: UITextDraggable {
  /// Always `nil`.
  ///
  /// - Remark: Inert. Text cannot be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// Always `false`, since text cannot be dragged.
  public var isTextDragActive: Bool { false }
}
