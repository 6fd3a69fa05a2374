import Foundation
import Synchronization

/// The policy for storing an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to an object, which becomes `nil` when the object is deallocated. Other
  /// values are retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied if it conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied if it conforms to `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A class with objects that call `objc_removeAssociatedObjects(_:)` in their deinitializer.
///
/// The values of such an object are released immediately. The values of other objects are released
/// when the table is swept.
public protocol AssociationOwner: AnyObject {}

/// Stores `value` for an object and a key, which is an address. `nil` removes the stored value.
///
/// You can call the function from any thread.
///
/// - Complexity: Amortized O(1).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, key, object as AnyObject)
}

/// Returns the value that is stored for an object and a key, or `nil` if there is none. You can
/// call the function from any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(key, object as AnyObject)
}

/// Removes all values that are stored for an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// A stored value.
private enum AssociatedValue {
  case strong(Any)
  case weak(WeakReference)

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A weak reference to an object.
final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// The associated values of all objects, by object and key.
///
/// Values are released after the lock is released, because their deinitializers may use the table.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  /// A flag that indicates whether a value was ever stored. Most apps store none, and every
  /// view is removed from the table when it is deallocated.
  private let isUsed = Atomic(false)

  /// The values that are stored for one object.
  private struct Entry {
    /// The reference that distinguishes an object from a later one at the same address. It is `nil`
    /// for owners: they remove their entries themselves, and may be accessed during deallocation.
    var reference: WeakReference?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]

    var isStale: Bool {
      guard let reference else { return false }
      return reference.object == nil
    }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries that triggers the next sweep. It is at least twice the number of entries
  /// after the last sweep, so that sweeping costs constant time per call.
  private var sweepCount = 64

  func value(_ key: UnsafeRawPointer, _ object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], !entry.isStale else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, _ object: AnyObject) {
    let identifier = ObjectIdentifier(object)
    isUsed.store(true, ordering: .releasing)
    let released = lock.withLock { () -> [Entry] in
      var released = sweepIfDue()
      var entry = entries[identifier] ?? Entry(reference: nil)
      if entry.isStale || entries[identifier] == nil {
        released.append(entry)
        guard value != nil else {
          entries[identifier] = nil
          return released
        }
        entry = Entry(reference: object is any AssociationOwner ? nil : WeakReference(object))
      } else {
        released.append(entry)
      }
      entry.values[key] = value
      entries[identifier] = entry.values.isEmpty ? nil : entry
      return released
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: AnyObject) {
    guard isUsed.load(ordering: .acquiring) else { return }
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  /// Removes and returns the entries of deallocated objects if there are many entries.
  private func sweepIfDue() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let stale = entries.filter(\.value.isStale)
    for identifier in stale.keys { entries[identifier] = nil }
    sweepCount = max(64, 2 * entries.count)
    return Array(stale.values)
  }
}
