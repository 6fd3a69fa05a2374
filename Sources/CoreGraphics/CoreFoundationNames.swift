import Foundation

// Core Foundation's names of the Foundation classes to which they are bridged.

/// A string.
public typealias CFString = NSString
/// An array.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A sequence of bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// The location of a file.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// The index of an element.
public typealias CFIndex = Int
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the beginning of the year 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since the beginning of the year 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the number of strong references to an object. Swift can hold references of its own, so
/// only differences are meaningful.
public func CFGetRetainCount(_ object: CFTypeRef!) -> CFIndex {
  object.map { CFIndex(_getRetainCount($0)) } ?? 0
}

/// A Boolean value as an object.
public typealias CFBoolean = NSNumber
/// The object for `true`.
public let kCFBooleanTrue: CFBoolean! = true
/// The object for `false`.
public let kCFBooleanFalse: CFBoolean! = false

/// The key of the version of a bundle in its information dictionary.
nonisolated(unsafe) public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the name of a bundle in its information dictionary.
nonisolated(unsafe) public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the identifier of a bundle in its information dictionary.
nonisolated(unsafe) public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the name of a bundle's executable in its information dictionary.
nonisolated(unsafe) public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

// Constants of the C library that Swift does not import on Linux.

/// The greatest finite single-precision number.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite single-precision number, as in Apple's C library.
public let HUGE = MAXFLOAT
/// The maximum 64-bit integer.
public let INT64_MAX = Int64.max
/// The minimum 64-bit integer.
public let INT64_MIN = Int64.min
/// The maximum unsigned 64-bit integer.
public let UINT64_MAX = UInt64.max
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
