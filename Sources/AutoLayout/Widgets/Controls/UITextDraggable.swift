import Foundation

/// A view from which text can be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: NSObjectProtocol {
  /// The interaction that drags selected text, or nil.
  var textDragInteraction: UIDragInteraction? { get }
  /// A Boolean value that indicates whether text is being dragged.
  var isTextDragActive: Bool { get }
}

extension UITextView: UITextDraggable {
  /// Nil.
  ///
  /// - Remark: Inert. Text cannot be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// False, since text cannot be dragged.
  public var isTextDragActive: Bool { false }
}

extension UITextField: UITextDraggable {
  /// Nil.
  ///
  /// - Remark: Inert. Text cannot be dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// False, since text cannot be dragged.
  public var isTextDragActive: Bool { false }
}
