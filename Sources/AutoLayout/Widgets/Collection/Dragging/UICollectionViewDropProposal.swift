import Foundation

/// The proposed effect of dropping items on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The ways of adding items to a collection view.
  public enum Intent: Int, Hashable, Sendable {
    /// The collection view does not react.
    case unspecified = 0
    /// An item is inserted before the item under the drag.
    case insertAtDestinationIndexPath
    /// The items become part of the item under the drag.
    case insertIntoDestinationIndexPath
  }

  /// The way of adding the items.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal without an intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
  /// Returns a proposal with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UICollectionViewDropProposal(operation: operation, intent: intent)
  }
}
