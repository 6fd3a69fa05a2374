import AutoLayout
import Foundation

/// The scenes of a parsed storyboard.
struct DocumentScenes: StoryboardContents {
  /// The file.
  let document: InterfaceDocument
  /// The registered custom classes, or `nil` for the shared ones at the time of instantiation.
  let classes: InterfaceClasses?

  func initialController(
    in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = document.tree.root[DocumentElement.initialViewController],
      let element = document.element(withIdentifier: id)
    else { return nil }
    return instantiate(element, storyboard, creator)
  }

  func controller(
    named identifier: String, in storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let found = document.tree.allElements.first {
      $0.isController && $0[ControllerElement.storyboardIdentifier] == identifier
    }
    return found.map { instantiate($0, storyboard, creator) }
  }

  /// Returns a new controller for an element of the document.
  func controller(of element: XMLTree.Element, in storyboard: UIStoryboard) -> UIViewController {
    instantiate(element, storyboard, nil)
  }

  /// Returns a new controller for an element, created by a separate builder that is not creating
  /// another controller.
  private func instantiate(
    _ element: XMLTree.Element, _ storyboard: UIStoryboard,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    SceneBuilder(self, storyboard).controller(of: element, creator: creator)
  }
}

extension UIStoryboard {
  /// Creates a storyboard from a parsed document. The default for classes is
  /// `InterfaceClasses.shared`.
  public convenience init(document: InterfaceDocument, classes: InterfaceClasses? = nil) {
    self.init(DocumentScenes(document: document, classes: classes))
  }

  /// The file, or an empty document if it could not be read.
  public var document: InterfaceDocument { (contents as? DocumentScenes)?.document ?? .empty }
}

extension InterfaceDocument {
  /// A storyboard without scenes, which replaces a file that cannot be read.
  static let empty: InterfaceDocument = {
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#
    do {
      return try InterfaceDocument(data: Data(text.utf8), name: "empty")
    } catch {
      fatalError("the empty storyboard cannot be read: \(error)")
    }
  }()
}
