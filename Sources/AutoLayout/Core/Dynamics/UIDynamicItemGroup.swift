import Foundation

/// A group of items that a dynamic animator moves as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, @MainActor UIDynamicItem {
  /// The items that move as one.
  public let items: [any UIDynamicItem]

  /// Creates a group of items, which keep their positions relative to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let around = items.map(\.dynamicFrame).reduce(CGRect.null) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: around.isNull ? .zero : around.size)
    center = around.isNull ? .zero : CGPoint(x: around.midX, y: around.midY)
    super.init()
  }

  /// The bounds of all items, with an origin of zero, in points.
  public let bounds: CGRect

  /// The center of all items in points. The setter moves the items.
  open var center: CGPoint { didSet { place(from: oldValue, transform) } }

  /// The transform of the group about its center. Setting it rotates the items about this point.
  open var transform = CGAffineTransform.identity { didSet { place(from: center, oldValue) } }

  /// Moves the items from a previous center and transform to the current ones.
  private func place(from oldCenter: CGPoint, _ oldTransform: CGAffineTransform) {
    let turn = oldTransform.inverted().concatenating(transform)
    for item in items {
      let arm = CGPoint(x: item.center.x - oldCenter.x, y: item.center.y - oldCenter.y)
        .applying(turn)
      item.center = CGPoint(x: center.x + arm.x, y: center.y + arm.y)
      if turn != .identity { item.transform = item.transform.concatenating(turn) }
    }
  }
}
