import Foundation

/// A dictionary that can hold its keys and values weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var slots: [TableSlot: TableSlot] = [:]

  /// Creates a table with options for keys and values. The capacity is a hint that has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// Returns a table with strong references to its keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table with weak references to its keys, and strong references to its values as long
  /// as their keys exist.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table with strong references to its keys and weak references to its values.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table with weak references to its keys and values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of living pairs. The time is linear.
  open var count: Int { slots.count { $0.key.object != nil && $0.value.object != nil } }

  /// Returns the value of a key; nil for none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return slots[TableSlot(key, keyOptions.subtracting(.copyIn))]?.object as? ObjectType
  }

  /// Sets the value of a key. Pairs with a deallocated key or value are removed.
  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let object, let key else { return }
    slots = slots.filter { $0.key.object != nil && $0.value.object != nil }
    slots[TableSlot(key, keyOptions)] = TableSlot(object, valueOptions)
  }

  /// Removes a key and its value.
  open func removeObject(forKey key: KeyType?) {
    if let key { slots[TableSlot(key, keyOptions.subtracting(.copyIn))] = nil }
  }

  /// Removes all pairs.
  open func removeAllObjects() { slots = [:] }

  /// Returns the keys, in no particular order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: slots.keys.compactMap(\.object)).objectEnumerator()
  }

  /// Returns the values, in no particular order; nil if there are none.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: slots.values.compactMap(\.object)).objectEnumerator()
  }

  /// Returns a dictionary of the pairs, which uses the keys' own hashing.
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
