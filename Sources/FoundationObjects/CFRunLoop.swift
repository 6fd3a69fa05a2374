import Foundation

// Core Foundation's names of run loops.

/// The run loop of a thread.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// Makes a run loop that waits begin its next turn.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop?.perform {} }
