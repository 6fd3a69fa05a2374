import Foundation

/// Scenes of controllers, read from a .storyboard source file.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .main)
///     let controller = storyboard.instantiateInitialViewController()
///
/// The document is read once; every call makes new controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// What the file contains.
  package let contents: any StoryboardContents

  /// Creates a storyboard from what a reader has read.
  package init(_ contents: any StoryboardContents) { self.contents = contents }

  /// Creates a storyboard from the file `name.storyboard` in a bundle's resources or in the folders
  /// of `InterfaceSources`.
  ///
  /// Raises `NSInvalidArgumentException` if there is none or if it cannot be read, and then has no
  /// scenes.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      guard let reader = try InterfaceReader.linked() as? any StoryboardReading.Type else {
        throw InterfaceReader.Missing()
      }
      self.init(try reader.storyboard(named: name, in: storyboardBundleOrNil ?? .main))
    } catch {
      LayoutException.raise(
        LayoutException.invalidArgument, "Could not find a storyboard named '\(name)': \(error)")
      self.init(NoScenes())
    }
  }

  /// Returns the controller that the storyboard begins with, with those that it contains, or nil if
  /// the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initialController(in: self, creator: nil)
  }

  /// Returns the controller that the storyboard begins with. The closure creates it, unless it
  /// returns nil. The result is nil if the file names no such controller or if it has another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents.initialController(in: self, creator: creator) as? ViewController
  }

  /// Returns the controller with a storyboard identifier. O(elements).
  ///
  /// Raises `NSInvalidArgumentException` if there is none, and then returns a plain one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let found = contents.controller(named: identifier, in: self, creator: nil) { return found }
    raiseMissing(identifier)
    return UIViewController()
  }

  /// Returns the controller with a storyboard identifier. The closure creates it, unless it returns
  /// nil; then the class of the document does.
  ///
  /// Stops the program if the controller does not exist or has another class, as in UIKit.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let found = contents.controller(named: identifier, in: self, creator: creator) else {
      raiseMissing(identifier)
      fatalError("the storyboard has no view controller with identifier '\(identifier)'")
    }
    guard let controller = found as? ViewController else {
      fatalError("'\(identifier)' is a \(type(of: found)), and not a \(ViewController.self)")
    }
    return controller
  }

  private func raiseMissing(_ identifier: String) {
    LayoutException.raise(
      LayoutException.invalidArgument,
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
  }
}

extension UIViewController {
  /// The storyboard from which the controller was created, or nil.
  public var storyboard: UIStoryboard? { segueSource?.storyboard }
}
