import Foundation

/// A change of an item or a section in an update of a collection view.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// The item is new.
    case insert = 0
    /// The item is removed.
    case delete = 1
    /// The item is loaded again.
    case reload = 2
    /// The item has moved.
    case move = 3
    /// Nothing changes.
    case none = 4
  }

  /// The index path before the update, or `nil` for insertions. For a section, the item is
  /// `NSNotFound`.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update, or `nil` for deletions. For a section, the item is
  /// `NSNotFound`.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The kind of change.
  open var updateAction: Action { action }

  private let before, after: IndexPath?
  private let action: Action

  /// Creates an item without a change, for subclasses that override the properties.
  public override init() {
    before = nil
    after = nil
    action = .none
  }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    self.before = before
    self.after = after
    self.action = action
  }

  /// Returns the changes of a batch in order: deletions, reloads, moves, insertions.
  static func items(of changes: BatchChanges) -> [UICollectionViewUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    typealias Item = UICollectionViewUpdateItem
    var result = changes.deletedSections.map { Item(.delete, from: section($0), to: nil) }
    result += changes.deleted.sorted().map { Item(.delete, from: $0, to: nil) }
    result += changes.reloadedSections.map { Item(.reload, from: section($0), to: section($0)) }
    result += changes.reloaded.sorted().map { Item(.reload, from: $0, to: $0) }
    result += changes.movedSections.sorted { $0.key < $1.key }
      .map { Item(.move, from: section($0.key), to: section($0.value)) }
    result += changes.moved.sorted { $0.key < $1.key }
      .map { Item(.move, from: $0.key, to: $0.value) }
    result += changes.insertedSections.map { Item(.insert, from: nil, to: section($0)) }
    return result + changes.inserted.sorted().map { Item(.insert, from: nil, to: $0) }
  }
}
