import Foundation

/// An object that sets its outlets by their names in documents.
///
/// Objective-C sets outlets by key-value coding. On Linux, a class of a document either conforms to
/// this protocol or is registered in `InterfaceClasses` with its outlets. Its actions are called
/// through `SelectorDispatching`.
///
///     extension CardViewController: OutletConnecting {
///       func connectOutlet(_ name: String, to value: Any) -> Bool {
///         switch name {
///         case "titleLabel": titleLabel = value as? UILabel
///         case "buttons": buttons = value as? [UIButton]
///         default: return false
///         }
///         return true
///       }
///     }
@preconcurrency @MainActor
public protocol OutletConnecting: AnyObject {
  /// Sets an outlet to an object, or an outlet collection to an array of objects in the document's
  /// order. Returns false if the object has no outlet with the name.
  func connectOutlet(_ name: String, to value: Any) -> Bool
}
