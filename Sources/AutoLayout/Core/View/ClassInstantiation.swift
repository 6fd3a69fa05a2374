import Foundation

/// Objects of classes that are known only at run time, such as the class that a program registers
/// for cells.
///
/// Swift creates an object of such a class through a `required` initializer, which every subclass
/// would have to repeat; UIKit does not require this. A convenience initializer that a subclass
/// inherits is the other way: its entry point takes the class of the object, and it calls the
/// designated initializer of that class. Calling the entry point with another class is what the
/// compiler does for `Subclass(inherited:)`; these declarations name it, so that the class can be a
/// value. As in UIKit, a class without the designated initializer stops the program ("Use of
/// unimplemented initializer").
///
/// The names are those of the initializers beside them. A linker that cannot find one stops the build.
extension UIView {
  /// Creates a view of the class.
  @usableFromInline convenience init(ofClassWithFrame frame: CGRect) { self.init(frame: frame) }

  #if canImport(Darwin)
    @_silgen_name("$s10AutoLayout6UIViewC16ofClassWithFrameACSo6CGRectV_tcfC")
    private static func instance(_ frame: CGRect) -> UIView
  #else
    @_silgen_name("$s10AutoLayout6UIViewC16ofClassWithFrameAC10Foundation6CGRectV_tcfC")
    private static func instance(_ frame: CGRect) -> UIView
  #endif

  /// Creates a view of a class with `init(frame:)`.
  static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    unsafeDowncast(type.instance(frame), to: View.self)
  }
}
