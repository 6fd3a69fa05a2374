@_exported import Foundation

/// Calls `body`. Without the Objective-C runtime, there is no autorelease pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The integer type of older interfaces.
public typealias NSInteger = Int
/// The unsigned integer type of older interfaces.
public typealias NSUInteger = UInt

/// Returns the class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// Returns the superclass of a class; nil for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// Begins a section of code that only one thread can execute for an object. Sections of one thread
/// can be nested. The result is always 0, which is success.
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

/// Ends a section that `objc_sync_enter(_:)` began. The result is -1, which is an error, if there
/// is no such section.
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
