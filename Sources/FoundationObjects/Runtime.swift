@_exported import Foundation

/// Calls `body`. Without the Objective-C runtime, there is no autorelease pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The integer type of older APIs.
public typealias NSInteger = Int
/// The unsigned integer type of older APIs.
public typealias NSUInteger = UInt

/// Returns the class of an object, or `nil` for `nil`.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class, or `nil` for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// Begins a critical section for an object, which only one thread can execute at a time. Sections
/// of one thread can be nested. The result is always 0, which means success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  let object = object as AnyObject
  let lock = synchronization.withLock { () -> NSRecursiveLock in
    if let lock = objc_getAssociatedObject(object, &synchronizationKey) as? NSRecursiveLock {
      return lock
    }
    let lock = NSRecursiveLock()
    objc_setAssociatedObject(
      object, &synchronizationKey, lock, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return lock
  }
  lock.lock()
  return 0
}

/// Ends a critical section that `objc_sync_enter(_:)` began. The result is -1, which means an
/// error, if there is no such section.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  guard
    let lock = objc_getAssociatedObject(object as AnyObject, &synchronizationKey)
      as? NSRecursiveLock
  else { return -1 }
  lock.unlock()
  return 0
}

private let synchronization = NSLock()
/// A variable whose address is the key.
nonisolated(unsafe) private var synchronizationKey: UInt8 = 0
