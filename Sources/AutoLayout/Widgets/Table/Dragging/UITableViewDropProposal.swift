import Foundation

/// What would happen if items were dropped on a table view at this moment.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// The ways in which items are added to a table view.
  public enum Intent: Int, Hashable, Sendable {
    /// The table view does not react.
    case unspecified = 0
    /// A row is inserted before the row under the drag.
    case insertAtDestinationIndexPath
    /// The items become part of the row under the drag.
    case insertIntoDestinationIndexPath
    /// One of the other two, as the finger is at the edge or in the middle of the row.
    case automatic
  }

  /// The way in which items would be added.
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
    UITableViewDropProposal(operation: operation, intent: intent)
  }
}
