extension MainActor {
  /// Reads state of the main actor from wherever `description` is called.
  ///
  /// `NSObject.description` is not isolated, and tools print objects on any thread: Swift Testing,
  /// for one, describes failures off the main thread, where `assumeIsolated` would stop the
  /// program. As with UIKit's own `-description`, nobody may change the object at the same time.
  /// What `body` calls must hand no closures to the standard library: the compiler guards those by
  /// a check of the thread.
  nonisolated static func readUnchecked<Value>(_ body: @MainActor () -> Value) -> Value {
    typealias Isolated = @MainActor () -> Value
    typealias Plain = () -> Value
    return withoutActuallyEscaping(body) { (escaping: @escaping Isolated) -> Value in
      unsafeBitCast(escaping, to: Plain.self)()
    }
  }
}
