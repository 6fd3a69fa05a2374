extension MainActor {
  /// Reads main actor state from any thread on which `description` is called.
  ///
  /// `NSObject.description` is not isolated, and tools print objects on any thread. Swift Testing,
  /// for example, describes failures off the main thread, where `assumeIsolated` stops the program.
  /// As with UIKit's `-description`, the object must not be changed at the same time. `body` must
  /// not pass closures to the standard library, because the compiler adds a thread check to them.
  nonisolated package static func readUnchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    typealias Isolated = @MainActor () -> Value
    typealias Plain = () -> Value
    return withoutActuallyEscaping(body) { (escaping: @escaping Isolated) -> Value in
      unsafeBitCast(escaping, to: Plain.self)()
    }
  }
}
