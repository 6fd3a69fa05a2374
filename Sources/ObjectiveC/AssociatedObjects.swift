import Foundation

/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// An object is not kept alive, and is nil once it is gone; a value is kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept, where it is `NSCopying`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept, where it is `NSCopying`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// A class whose objects call `objc_removeAssociatedObjects(_:)` when they are deallocated.
///
/// Their values are freed at once; those of other objects when the table is swept.
public protocol AssociationOwner: AnyObject {}

/// Keeps `value` for the object under a key, which is an address; nil removes what was kept.
///
/// Constant time, amortised. May be called from any thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value.map { AssociatedValue($0, policy) }, key, object as AnyObject)
}

/// What was kept for the object under a key; nil for nothing. May be called from any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(key, object as AnyObject)
}

/// Removes all that was kept for the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// A kept value.
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

/// A reference that does not keep its object alive.
final class WeakReference {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// The associated values of all objects, by object and key.
///
/// Values are let go after the lock is released: their deinitialisers may come back here.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  /// What is kept for one object.
  private struct Entry {
    /// Tells a living object from another one that took its address; nil for owners, which remove
    /// their entries themselves and may be asked while they are deallocated.
    var reference: WeakReference?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]

    var isStale: Bool {
      guard let reference else { return false }
      return reference.object == nil
    }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the next sweep happens: always at least twice as many as the
  /// last one left, so that sweeping costs constant time a call.
  private var sweepCount = 64

  func value(_ key: UnsafeRawPointer, _ object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], !entry.isStale else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, _ object: AnyObject) {
    let identifier = ObjectIdentifier(object)
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
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(released) {}
  }

  /// Removes the entries of objects that are gone, when there are many; returns them.
  private func sweepIfDue() -> [Entry] {
    guard entries.count >= sweepCount else { return [] }
    let stale = entries.filter(\.value.isStale)
    for identifier in stale.keys { entries[identifier] = nil }
    sweepCount = max(64, 2 * entries.count)
    return Array(stale.values)
  }
}
