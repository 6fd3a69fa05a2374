/// The nearest common ancestor of items.
@MainActor
struct CommonAncestor {
  /// The ancestor of the items so far, or nil if there is none.
  private(set) var view: Unmanaged<UIView>?
  private var isEmpty = true

  /// Includes an item. One that is deallocated does not count, and a guide without an owner has no
  /// ancestor.
  mutating func include(_ life: ItemLife?) {
    guard let life, !life.hasEnded else { return }
    let own = life.viewReference ?? (life.item?.layoutItemView).map(Unmanaged.passUnretained)
    if isEmpty {
      view = own
    } else if let own, let current = view {
      view = current.nearestAncestor(sharedWith: own)
    } else {
      view = nil
    }
    isEmpty = false
  }
}
