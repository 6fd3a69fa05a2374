@_exported import Foundation

/// Runs `body`; there is no pool of objects to drain outside the Objective-C runtime.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Nanoseconds a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The present time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The integer type of older interfaces.
public typealias NSInteger = Int
/// The unsigned integer type of older interfaces.
public typealias NSUInteger = UInt

/// The class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

/// The superclass of a class; nil for a root.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// Begins a section of code in which only one thread at a time is with the object; sections of one
/// thread may nest. Always 0, which is success.
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

/// Ends what `objc_sync_enter(_:)` began; -1, which is an error, where nothing was begun.
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
/// Only its address counts.
nonisolated(unsafe) private var synchronizationKey: UInt8 = 0
