import AutoLayout
import Foundation

extension SceneBuilder: SegueSource, ElementSegueSource {
  /// Performs a segue that starts at the controller or at a view in it, and returns `false` if
  /// there is none with the identifier. An unwind segue that no controller handles has no effect,
  /// as in UIKit, and counts as performed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the document.
  func performSegue(
    withIdentifier identifier: String, from source: UIViewController, sender: Any?
  ) -> Bool {
    let found = document.tree.allElements.first {
      $0.kind == .segue && $0[SegueElement.identifier] == identifier
        && ($0.parent?.parent).map(controllerElement)?.id == source.documentIdentifier
    }
    guard let found else { return false }
    guard let segue = segue(of: found, from: source, sender) else {
      return found[SegueElement.kind] == .unwind
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
    return true
  }

  /// Performs the segue at an offset of the document, which a view has triggered, if its controller
  /// allows it.
  func performSegue(at offset: Int, from source: UIViewController, sender: AnyObject) {
    let found = document.tree.allElements.first { $0.range.lowerBound == offset }
    guard let found,
      source.shouldPerformSegue(
        withIdentifier: found[SegueElement.identifier] ?? "", sender: sender),
      let segue = segue(of: found, from: source, sender)
    else { return }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Returns the segue of an element, with a new destination, or with the one to which an unwind
  /// segue returns, or `nil` if there is no destination.
  private func segue(
    of element: XMLTree.Element, from source: UIViewController, _ sender: Any?
  ) -> UIStoryboardSegue? {
    let kind = element[SegueElement.kind]
    let identifier = element[SegueElement.identifier]
    if kind == .unwind { return unwindSegue(of: element, identifier, from: source, sender) }
    guard let id = element[SegueElement.destination],
      let target = document.element(withIdentifier: id)
    else { return nil }
    let destination = controller(of: target)
    if let style = element[SegueElement.modalPresentationStyle] {
      destination.modalPresentationStyle = style
    }
    let isAnimated = element[SegueElement.animates] != "NO"
    return make(element, identifier, source, destination) { [weak source, weak destination] in
      guard let source, let destination else { return }
      source.go(to: destination, kind, animated: isAnimated)
    }
  }

  /// Returns a segue of the class that an element names, or of UIKit's.
  private func make(
    _ element: XMLTree.Element, _ identifier: String?, _ source: UIViewController,
    _ destination: UIViewController, _ action: @escaping () -> Void
  ) -> UIStoryboardSegue {
    let type = element.programClass as? UIStoryboardSegue.Type ?? UIStoryboardSegue.self
    let segue = UIStoryboardSegue.make(type, identifier, source, destination)
    segue.action = action
    return segue
  }

  /// Returns a segue back to the nearest controller that implements its action, or `nil` if there
  /// is none.
  private func unwindSegue(
    of element: XMLTree.Element, _ identifier: String?, from source: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue? {
    guard let name = element[SegueElement.unwindAction] else { return nil }
    let action = NSSelectorFromString(name)
    let target = source.unwindCandidates.first {
      registeredAction(name, of: $0) != nil
        || $0.canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    guard let target else { return nil }
    let segue = make(element, identifier, source, target) { [weak source, weak target] in
      if let source, let target { source.unwind(to: target) }
    }
    let perform = segue.action
    segue.action = { [weak segue, weak target, self] in
      if let segue, let target {
        if let registered = registeredAction(name, of: target) {
          registered(segue)
        } else {
          target.perform(action, with: segue)
        }
      }
      perform?()
    }
    return segue
  }

  /// Returns the closure that a registered class has for a selector, bound to a controller, or
  /// `nil` if there is none.
  private func registeredAction(
    _ name: String, of controller: UIViewController
  ) -> ((AnyObject) -> Void)? {
    let element = controller.documentIdentifier.flatMap(document.element(withIdentifier:))
    return classes.known(element?[ObjectElement.customClass])?.action(controller, name)
  }

  /// Returns the element of the controller that contains an element, or the document element if
  /// there is none.
  private func controllerElement(_ element: XMLTree.Element) -> XMLTree.Element {
    var current = element
    while !current.isController, let outer = current.parent { current = outer }
    return current
  }
}

extension UIViewController {
  /// Shows a controller in the manner of a segue kind. Kinds that are not listed present it.
  fileprivate func go(to destination: UIViewController, _ kind: SegueKind?, animated: Bool) {
    switch kind {
    case .show, .push: show(destination, sender: self)
    case .showDetail, .replace: showDetailViewController(destination, sender: self)
    default: present(destination, animated: animated, completion: nil)
    }
  }
}
