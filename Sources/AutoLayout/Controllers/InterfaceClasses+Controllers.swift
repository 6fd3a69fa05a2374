import Foundation

extension InterfaceClasses {
  /// Registers a class of view controllers, whose objects are created with `init(coder:)` as in
  /// UIKit.
  ///
  /// - Parameters:
  ///   - name: The name in documents, without its module.
  ///   - type: The class of the controllers.
  /// - Returns: The class, for registering its properties and actions.
  @discardableResult
  public mutating func register<Object: UIViewController>(
    _ name: String, _ type: Object.Type
  ) -> InterfaceClass<Object> { register(name) { Object(coder: $0) } }
}
