import Foundation

/// A set of objects that may be kept without keeping them alive.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: Set<TableSlot> = []

  /// A table that keeps objects as the options say; the capacity is a hint that is not needed.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// A table that does not keep its objects alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in no order. Linear.
  open var allObjects: [ObjectType] { slots.compactMap { $0.object as? ObjectType } }
  /// The same as a set of Foundation's.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }
  /// The number of objects that are alive. Linear.
  open var count: Int { allObjects.count }
  /// One of the objects.
  open var anyObject: ObjectType? { slots.lazy.compactMap { $0.object as? ObjectType }.first }

  /// Whether an equal object is in the table.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// The object of the table that is equal to `object`.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = slots.firstIndex(of: TableSlot(object, lookup)) else {
      return nil
    }
    return slots[index].object as? ObjectType
  }

  /// Puts an object in, unless an equal one is there. Objects that are gone leave.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    slots = slots.filter { $0.object != nil }
    slots.insert(TableSlot(object, options))
  }

  /// Takes the equal object out.
  open func remove(_ object: ObjectType?) {
    if let object { slots.remove(TableSlot(object, lookup)) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { slots = [] }

  /// The options for looking up, which need not copy.
  private var lookup: NSPointerFunctions.Options { options.subtracting(.copyIn) }
}
