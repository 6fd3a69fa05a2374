import Foundation

// Methods of classes as values. Without Objective-C, classes do not find their methods by name, so that
// none of these functions finds or changes a method.

/// A method of a class. No function returns one.
public typealias Method = OpaquePointer
/// A pointer to the code of a method. No function returns one that can be called.
public typealias IMP = OpaquePointer

/// Returns the method of the instances of a class.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is nil.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  logMissingMethods("class_getInstanceMethod", name)
  return nil
}

/// Returns the method of a class itself.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is nil.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  logMissingMethods("class_getClassMethod", name)
  return nil
}

/// Returns the code of a method of a class.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is nil.
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? {
  logMissingMethods("class_getMethodImplementation", name)
  return nil
}

/// Returns a Boolean value that indicates whether the instances of a class have a method.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is false.
public func class_respondsToSelector(_ type: AnyClass?, _ name: Selector) -> Bool { false }

/// Adds a method to a class.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is false.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  logMissingMethods("class_addMethod", name)
  return false
}

/// Replaces the code of a method of a class.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is nil.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  logMissingMethods("class_replaceMethod", name)
  return nil
}

/// Exchanges the code of two methods.
///
/// - Remark: Inert. There are no methods of Objective-C.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Returns the code of a method.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is the method itself.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Sets the code of a method, and returns the code that it had.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is the method itself.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }

/// Returns the types of the arguments and of the result of a method, encoded as text.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is nil.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Returns the name of a method.
///
/// - Remark: Inert. There are no methods of Objective-C; the result is empty.
public func method_getName(_ method: Method) -> Selector { Selector("") }

/// Returns code that calls a closure.
///
/// - Remark: Inert. The result points to nothing, and cannot be called.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  logMissingMethods("imp_implementationWithBlock", Selector(""))
  return OpaquePointer(bitPattern: 1)!
}

/// Makes an object an instance of another class, and returns the class that it had.
///
/// - Remark: Inert. The object stays an instance of its class; the result is nil.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
  logMissingMethods("object_setClass", Selector(NSStringFromClass(type)))
  return nil
}

/// Says once per process that methods cannot be changed.
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
