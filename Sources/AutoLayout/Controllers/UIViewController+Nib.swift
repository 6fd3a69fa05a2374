import Foundation

extension UIViewController {
  /// The view in the controller's storyboard or xib, or `nil` if there is none.
  var documentView: UIView? { viewLoader?(self) ?? nibView }

  /// The view in the controller's xib, or `nil` if there is none.
  ///
  /// The controller is the owner of the xib. Its outlet `view`, or else the first view, is the
  /// result.
  private var nibView: UIView? {
    guard let name = nibName ?? defaultNibName else { return nil }
    let objects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    return viewIfLoaded ?? objects.lazy.compactMap { $0 as? UIView }.first
  }

  /// The name of a xib that matches the class name, as UIKit searches for it, or `nil` if there is
  /// none.
  private var defaultNibName: String? {
    guard type(of: self) != UIViewController.self, InterfaceReader.type != nil else { return nil }
    let name = String(describing: type(of: self))
    let suffix = "Controller"
    let names = (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
    return names.first {
      InterfaceSources.file(named: "\($0).xib", in: nibBundle ?? .main) != nil
    }
  }
}
