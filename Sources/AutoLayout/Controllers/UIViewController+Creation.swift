import Foundation

// UIView+Creation.swift explains the declarations.

extension UIViewController {
  @_silgen_name("AutoLayout_UIViewController_create")
  convenience init(createdWithNibName name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  @_silgen_name("AutoLayout_UIViewController_create")
  private static func create(
    _ name: __owned String?, _ bundle: __owned Bundle?
  ) -> UIViewController

  /// Creates a view controller of a class with `init(nibName:bundle:)`, which need not be
  /// `required` as in a call on a metatype or a generic type.
  public static func create<Controller: UIViewController>(
    _ controllerClass: Controller.Type, nibName: String?, bundle: Bundle?
  ) -> Controller {
    unsafeDowncast(
      (controllerClass as UIViewController.Type).create(nibName, bundle), to: Controller.self)
  }
}
