import AutoLayout
import Foundation

/// The route to a scene of a storyboard in a running program: the controller that the program
/// creates, and the segues from there.
///
///     let route = SceneRoute(to: element, in: document)
///     window.rootViewController = route.makeStart(from: storyboard)
///     window.makeKeyAndVisible()
///     let controller = window.rootViewController.flatMap(route.follow)
///
/// Segues are those by which the canvas of the scene is inferred, so that bars and sheets around
/// the scene are those of `InterfaceRoot.canvas(_:)`.
@MainActor
package struct SceneRoute {
  /// The storyboard's file.
  private let document: InterfaceDocument
  /// The controller that the program creates.
  package let start: XMLTree.Element
  /// The segues from there to the scene. The array is empty if it is the start.
  private let segues: [SegueGraph.Segue]

  /// Finds the route to a controller. A cycle of segues begins at the controller before which it
  /// closes.
  package init(to controller: XMLTree.Element, in document: InterfaceDocument) {
    var start = controller
    var segues: [SegueGraph.Segue] = []
    var seen = [controller]
    while segues.count < SegueGraph.maxChainLength,
      let segue = document.segues.arrow(to: start, on: .device),
      !seen.contains(segue.source)
    {
      segues.append(segue)
      seen.append(segue.source)
      start = segue.source
    }
    self.document = document
    self.start = start
    self.segues = segues.reversed()
  }

  /// The controllers of the route, from the start to the scene.
  package var controllers: [XMLTree.Element] {
    [start] + segues.compactMap { document.element(withIdentifier: $0.destination) }
  }
  /// A Boolean value that indicates whether a custom class performs a segue of the route, in an
  /// unknown way.
  package var hasCustomSegue: Bool { segues.contains { $0.kind == .custom || $0.kind == .other } }
  /// A Boolean value that indicates whether a segue of the route shows a popover.
  package var hasPopover: Bool {
    segues.contains { $0.kind == .popoverPresentation || $0.kind == .popover }
  }
  /// A Boolean value that indicates whether the route leads to a column of a split view.
  package var hasColumn: Bool {
    segues.contains {
      $0.kind == .showDetail || $0.kind == .replace
        || $0.kind == .relationship && $0.relationship != .root && $0.relationship != .child
    }
  }
  /// The number of segues that present a controller. `show` presents if no navigation controller or
  /// split view pushes.
  package var presentationCount: Int { containment.presentations }
  /// A Boolean value that indicates whether the route leads from a navigation controller to another
  /// one that it contains.
  package var hasNestedNavigation: Bool { containment.nestsNavigation }

  /// The containers and presentations around the scene that result from the segues of the route.
  private var containment: (presentations: Int, nestsNavigation: Bool) {
    var result = (presentations: 0, nestsNavigation: false)
    var (pushes, isInNavigation) = (false, false)
    for segue in segues {
      switch segue.kind {
      case .relationship where segue.relationship == .root:
        if isInNavigation { result.nestsNavigation = true }
        (pushes, isInNavigation) = (true, true)
      case .relationship:
        pushes = pushes || segue.relationship != .child
      case .presentation, .modal, .popoverPresentation,
        .show where !pushes:
        result.presentations += 1
        (pushes, isInNavigation) = (false, false)
      default: break
      }
    }
    return result
  }

  /// Returns the first controller, created as a program does, or `nil` if it cannot be created.
  package func makeStart(from storyboard: UIStoryboard) -> UIViewController? {
    storyboard.controller(of: start)
  }

  /// Follows the segues from the first controller, which is in a visible window.
  ///
  /// - Returns: The controller of the scene, or `nil` if a segue does not lead to it.
  package func follow(from first: UIViewController) -> UIViewController? {
    first.viewIfLoaded?.window?.layoutIfNeeded()
    return segues.reduce(first) { controller, segue in
      guard let controller else { return nil }
      let next = follow(segue, from: controller)
      controller.viewIfLoaded?.window?.layoutIfNeeded()
      return next
    }
  }

  /// Follows one segue: selects or finds a controller of a container, or performs the segue.
  /// Returns the destination, or `nil` if the segue does not lead to it.
  private func follow(
    _ segue: SegueGraph.Segue, from controller: UIViewController
  ) -> UIViewController? {
    switch segue.kind {
    case .relationship, .embed:
      let child = controller.descendant(withDocumentIdentifier: segue.destination)
      (controller as? UITabBarController)?.selectedViewController = child
      return child
    default:
      let source = controller.segueSource as? any ElementSegueSource
      source?.performSegue(
        at: segue.element.range.lowerBound, from: controller, sender: controller)
      let hosts = [
        controller.presentedViewController, controller.navigationController,
        controller.splitViewController,
      ]
      return hosts.lazy.compactMap {
        $0?.descendant(withDocumentIdentifier: segue.destination)
      }.first
    }
  }
}

extension UIViewController {
  /// Returns the newest controller created from the element with an identifier, this one or one
  /// that it contains, or `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of controllers.
  fileprivate func descendant(withDocumentIdentifier id: String) -> UIViewController? {
    for child in children.reversed() {
      if let found = child.descendant(withDocumentIdentifier: id) { return found }
    }
    return documentIdentifier == id ? self : nil
  }
}

extension UIStoryboard {
  /// Returns a new controller for an element: by its identifier or as the initial one, as programs
  /// create it, or otherwise by its element. The result is `nil` if it cannot be created.
  fileprivate func controller(of element: XMLTree.Element) -> UIViewController? {
    if let id = element.id, id == document.tree.root[DocumentElement.initialViewController] {
      return instantiateInitialViewController()
    }
    let name = element[ControllerElement.storyboardIdentifier]
    if let name, !name.isEmpty {
      let found = instantiateViewController(withIdentifier: name)
      if found.documentIdentifier == element.id { return found }
    }
    return (contents as? DocumentScenes)?.controller(of: element, in: self)
  }
}
