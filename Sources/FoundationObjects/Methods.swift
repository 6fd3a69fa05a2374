import Foundation

// Methods of classes as values. Without Objective-C, classes cannot find their methods by name, so
// none of these functions finds or changes a method.

/// A method of a class. Never returned.
public typealias Method = OpaquePointer
/// A pointer to the code of a method. Functions never return one that can be called.
public typealias IMP = OpaquePointer

/// Returns the method of the instances of a class.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `nil`.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  logMissingMethods("class_getInstanceMethod", name)
  return nil
}

/// Returns the method of a class itself.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `nil`.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  logMissingMethods("class_getClassMethod", name)
  return nil
}

/// Returns the implementation of a method of a class.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `nil`.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
  logMissingMethods("class_getMethodImplementation", name)
  return nil
}

/// Returns a Boolean value that indicates whether the instances of a class have a method.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `false`.
public func class_respondsToSelector(_ type: AnyClass?, _ name: Selector) -> Bool { false }

/// Adds a method to a class.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `false`.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  logMissingMethods("class_addMethod", name)
  return false
}

/// Replaces the implementation of a method of a class.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `nil`.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  logMissingMethods("class_replaceMethod", name)
  return nil
}

/// Exchanges the implementations of two methods.
///
/// - Remark: Inert. There are no Objective-C methods.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Returns the implementation of a method.
///
/// - Remark: Inert. There are no Objective-C methods; the result is the method itself.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Sets the implementation of a method and returns the previous one.
///
/// - Remark: Inert. There are no Objective-C methods; the result is the method itself.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }

/// Returns the types of the arguments and the result of a method, encoded as text.
///
/// - Remark: Inert. There are no Objective-C methods; the result is `nil`.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the name of a method.
///
/// - Remark: Inert. There are no Objective-C methods; the result is empty.
public func method_getName(_ method: Method) -> Selector { Selector("") }

/// Returns an implementation that calls a closure.
///
/// - Remark: Inert. The result points to nothing and cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  logMissingMethods("imp_implementationWithBlock", Selector(""))
  return OpaquePointer(bitPattern: 1)!
}

/// Makes an object an instance of another class and returns its previous class.
///
/// - Remark: Inert. The object stays an instance of its class; the result is `nil`.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
  logMissingMethods("object_setClass", Selector(NSStringFromClass(type)))
  return nil
}

/// Logs once per process that methods cannot be changed.
private func logMissingMethods(_ function: String, _ name: Selector) {
  let isFirst = log.withLock {
    defer { isLogged = true }
    return !isLogged
  }
  guard isFirst else { return }
  let object = name.description.isEmpty ? "" : " (\(name.description))"
  let message =
    "\(function)\(object): without Objective-C, methods cannot be found or changed at run time\n"
  FileHandle.standardError.write(Data(message.utf8))
}

private let log = NSLock()
nonisolated(unsafe) private var isLogged = false
