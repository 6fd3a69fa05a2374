import Foundation

/// Scenes of controllers, read from a .storyboard source file.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .main)
///     let controller = storyboard.instantiateInitialViewController()
///
/// The document is read once; every call makes new controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The contents of the file.
  package let contents: any StoryboardContents

  /// Creates a storyboard from contents that were read.
  package init(_ contents: any StoryboardContents) { self.contents = contents }

  /// Creates a storyboard from a file in a bundle's resources or in the folders of
  /// `InterfaceSources`.
  ///
  /// If the file does not exist or cannot be read, raises `NSInvalidArgumentException`, and the
  /// storyboard has no scenes.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without the extension `storyboard`.
  ///   - storyboardBundleOrNil: The bundle, or `nil` to use the main bundle.
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

  /// Returns the initial controller of the storyboard with the controllers that it contains, or
  /// `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents.initialController(in: self, creator: nil)
  }

  /// Returns the initial controller of the storyboard. If the closure returns a controller, that
  /// one is used. Returns `nil` if the file has no initial controller or if it has another class.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    contents.initialController(in: self, creator: creator) as? ViewController
  }

  /// Returns the controller with a storyboard identifier.
  ///
  /// If there is none, raises `NSInvalidArgumentException` and returns a plain controller.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let found = contents.controller(named: identifier, in: self, creator: nil) { return found }
    raiseMissing(identifier)
    return UIViewController()
  }

  /// Returns the controller with a storyboard identifier. If the closure returns a controller, that
  /// one is used; otherwise, an instance of the class in the document is created.
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
      fatalError("'\(identifier)' is a \(type(of: found)), not a \(ViewController.self)")
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
  /// The storyboard from which the controller was created, or `nil` if there is none.
  public var storyboard: UIStoryboard? { segueSource?.storyboard }
}
