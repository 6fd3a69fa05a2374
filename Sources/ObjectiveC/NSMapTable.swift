import Foundation

/// A dictionary that may hold its keys and values without keeping them alive.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var slots: [TableSlot: TableSlot] = [:]

  /// A table that keeps keys and values as the options say; the capacity is a hint that is not
  /// needed.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps values alive while their keys are.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of pairs that are alive. Linear.
  open var count: Int { slots.count { $0.key.object != nil && $0.value.object != nil } }

  /// The value of a key; nil for none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return slots[TableSlot(key, keyOptions.subtracting(.copyIn))]?.object as? ObjectType
  }

  /// Sets the value of a key. Pairs of which a part is gone leave.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    slots = slots.filter { $0.key.object != nil && $0.value.object != nil }
    slots[TableSlot(key, keyOptions)] = TableSlot(object, valueOptions)
  }

  /// Takes a key and its value out.
  open func removeObject(forKey key: KeyType?) {
    if let key { slots[TableSlot(key, keyOptions.subtracting(.copyIn))] = nil }
  }

  /// Takes everything out.
  open func removeAllObjects() { slots = [:] }

  /// The keys, in no order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: slots.keys.compactMap(\.object)).objectEnumerator()
  }

  /// The values, in no order; nil for none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: slots.values.compactMap(\.object)).objectEnumerator()
  }

  /// The pairs as a dictionary of values by their keys' own hashing.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var pairs: [AnyHashable: ObjectType] = [:]
    for (key, value) in slots {
      guard let key = key.object as? NSObject, let value = value.object as? ObjectType else {
        continue
      }
      pairs[AnyHashable(key)] = value
    }
    return pairs
  }
}
