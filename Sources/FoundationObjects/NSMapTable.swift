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
  /// Returns a table with weak references to its keys, and strong references to its values. The
  /// value of a deallocated key is released by the next call of `setObject(_:forKey:)`.
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

  /// The number of living pairs.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pairs.
  open var count: Int { slots.count { $0.key.object != nil && $0.value.object != nil } }

  /// Returns the value for a key, or `nil` if there is none.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return slots[TableSlot(key, keyOptions.subtracting(.copyIn))]?.object as? ObjectType
  }

  /// Sets the value for a key. Pairs with a deallocated key or value are removed.
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

  /// Returns an enumerator of the keys, in no particular order.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: slots.keys.compactMap(\.object)).objectEnumerator()
  }

  /// Returns an enumerator of the values, in no particular order. Never `nil`; optional as in
  /// Foundation.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: slots.values.compactMap(\.object)).objectEnumerator()
  }

  /// Returns a dictionary of the pairs, which uses the `Hashable` conformance of the keys.
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
