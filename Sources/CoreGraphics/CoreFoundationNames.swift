import Foundation

// Core Foundation's names of Foundation's classes, to which they are bridged.

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
/// A location of a file.
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

// Constants of the C library that Swift does not import on Linux.

/// The largest finite number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// Infinity in double precision.
public let HUGE = Double.infinity
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
