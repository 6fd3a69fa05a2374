import AutoLayout
import Foundation

/// Scenes of controllers, read from a .storyboard source file.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: .main)
///     let controller = storyboard.instantiateInitialViewController()
///
/// The document is read once; every call makes new controllers.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// The file.
  public let document: InterfaceDocument
  /// The classes of the program; nil for the shared ones at the time of instantiation.
  let classes: InterfaceClasses?

  /// A storyboard that has been read; the default for classes is `InterfaceClasses.shared`.
  public init(document: InterfaceDocument, classes: InterfaceClasses? = nil) {
    self.document = document
    self.classes = classes
  }

  /// The storyboard `name.storyboard` of a bundle's resources or of `InterfaceSources.folders`.
  ///
  /// Raises `NSInvalidArgumentException` if there is none or if it cannot be read, and then has no
  /// scenes; `InterfaceSources.document(named:extension:bundle:)` throws instead.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do throws(InterfaceDocumentError) {
      self.init(
        document: try InterfaceSources.document(
          named: name, extension: "storyboard", bundle: storyboardBundleOrNil))
    } catch {
      LayoutException.raise(
        LayoutException.invalidArgument, "Could not find a storyboard named '\(name)': \(error)")
      self.init(document: .empty)
    }
  }

  /// The controller that the storyboard begins with, with those that it contains; nil if the file
  /// names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let id = document.tree.root[DocumentElement.initialViewController] else { return nil }
    return document.element(withIdentifier: id).map(instantiate)
  }

  /// The controller with a storyboard identifier. O(elements).
  ///
  /// Raises `NSInvalidArgumentException` if there is none, and then returns a plain one.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let found = document.tree.allElements.first {
      $0.isController && $0[ControllerElement.storyboardIdentifier] == identifier
    }
    if let found { return instantiate(found) }
    LayoutException.raise(
      LayoutException.invalidArgument,
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    return UIViewController()
  }

  /// A new controller for an element, made by a builder of its own, which is not making any other
  /// controller yet.
  private func instantiate(_ element: XMLTree.Element) -> UIViewController {
    SceneBuilder(self).controller(of: element)
  }
}

extension InterfaceDocument {
  /// A storyboard without scenes: what a file that cannot be read is replaced with.
  static let empty: InterfaceDocument = {
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
    do {
      return try InterfaceDocument(data: Data(text.utf8), name: "empty")
    } catch {
      fatalError("the empty storyboard cannot be read: \(error)")
    }
  }()
}
