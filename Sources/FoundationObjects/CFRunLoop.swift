import Foundation

// Core Foundation's names of run loops.

/// The run loop of a thread.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Wakes a waiting run loop for its next turn.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }

/// The mode of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode

/// A timer of a run loop.
public typealias CFRunLoopTimer = Timer

/// An allocator of objects. Swift allocates all objects.
public typealias CFAllocator = NSObject

/// The default allocator.
nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator! = nil

/// Creates a timer that calls a closure.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: The time of the first call, in seconds since the beginning of the year 2001.
///   - interval: The interval between calls in seconds, or 0 to call the closure only once.
///   - flags: Ignored.
///   - order: Ignored.
///   - block: The closure to call.
/// - Returns: The timer, which is in no mode of a run loop yet.
/// - Remark: Partial. The allocator, the flags and the order are ignored.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: Double, _ interval: Double, _ flags: UInt,
  _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { timer in block?(timer) }
}

/// Adds a timer to a mode of a run loop.
public func CFRunLoopAddTimer(
  _ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  guard let timer, let mode else { return }
  loop?.add(timer, forMode: mode)
}

/// Stops a timer permanently.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer?.invalidate() }
