import Foundation

/// A set that can hold its objects weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: Set<TableSlot> = []

  /// Creates a table with options. The capacity is a hint that has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
  }

  /// Returns a table with weak references to its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in no particular order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  open var allObjects: [ObjectType] { slots.compactMap { $0.object as? ObjectType } }
  /// The objects as a set.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }
  /// The number of living objects.
  ///
  /// - Complexity: O(*n*), where *n* is the number of objects.
  open var count: Int { allObjects.count }
  /// One of the objects, or `nil` if the table is empty.
  open var anyObject: ObjectType? { slots.lazy.compactMap { $0.object as? ObjectType }.first }

  /// Returns an enumerator of the objects, in no particular order.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Returns a Boolean value that indicates whether the table contains an equal object.
  open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

  /// Returns the object in the table that is equal to `object`, or `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object, let index = slots.firstIndex(of: TableSlot(object, lookup)) else {
      return nil
    }
    return slots[index].object as? ObjectType
  }

  /// Adds an object unless the table contains an equal one. Deallocated objects are removed.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    slots = slots.filter { $0.object != nil }
    slots.insert(TableSlot(object, options))
  }

  /// Removes the object that is equal to `object`.
  open func remove(_ object: ObjectType?) {
    if let object { slots.remove(TableSlot(object, lookup)) }
  }

  /// Removes all objects.
  open func removeAllObjects() { slots = [] }

  /// The options for lookups, which do not need a copy.
  private var lookup: NSPointerFunctions.Options { options.subtracting(.copyIn) }
}
