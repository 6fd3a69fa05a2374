import Foundation

/// Creation of objects whose class is known only at run time, such as the cell classes that
/// programs register.
///
/// In Swift, an initializer can be called on a metatype only if it is `required`, which every
/// subclass then has to repeat. A convenience initializer does not have this restriction: it calls
/// the designated initializer of the class on which it is called. `create` is the entry point of
/// that initializer under another declaration, a type method. Both have the same parameters, the
/// same result and the same implicit parameter, the metatype, so they have the same calling
/// convention. A class that does not implement or inherit the designated initializer stops the
/// program with "Use of unimplemented initializer", as in UIKit.
extension UIView {
  @_silgen_name("AutoLayout_UIView_create")
  convenience init(createdWithFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("AutoLayout_UIView_create")
  private static func create(frame: CGRect) -> UIView

  /// Creates a view of a class with `init(frame:)`, or returns `nil` if the class is not `Self` or
  /// a subclass.
  package static func create(_ viewClass: AnyClass, frame: CGRect = .zero) -> Self? {
    guard let viewClass = viewClass as? UIView.Type else { return nil }
    return viewClass.create(frame: frame) as? Self
  }

  /// Creates a view of a class with `init(frame:)`.
  ///
  /// UIKit's initializers are not `required`, so Swift can call them on a metatype or a generic
  /// type only with Objective-C. Without Objective-C, write `UIView.create(Badge.self, frame:
  /// frame)`, also where `Badge` is the parameter of a generic type. The frame is in points, in the
  /// superview's coordinates.
  public static func create<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
    // The convenience initializer makes an instance of the class that it is called on.
    unsafeDowncast((viewClass as UIView.Type).create(frame: frame), to: View.self)
  }
}
