import Foundation

extension InterfaceDocument {
  /// Returns a Boolean value that indicates whether the document shows a controller in the whole
  /// window or in a sheet: the initial controller, roots of navigation controllers and tabs, and
  /// controllers that are pushed or presented from there.
  ///
  /// Popovers, embedded controllers and columns of split views have their own sizes. A controller
  /// without a segue to it, or with a custom segue, may be shown anywhere.
  func showsInWindow(_ controller: XMLTree.Element) -> Bool {
    let initial = tree.root[DocumentElement.initialViewController]
    return controller.id == initial && initial != nil
      || segues.showsInWindow(controller, initial: initial) == true
  }
}

extension SegueGraph {
  /// Returns a Boolean value that indicates whether the segues to a controller show it in the whole
  /// window, or `nil` if there are none. The first segue decides, and for containers and stacks
  /// also the one to its source.
  fileprivate func showsInWindow(
    _ controller: XMLTree.Element, initial: String?, depth: Int = 0
  ) -> Bool? {
    guard depth < Self.maxChainLength, let arrow = arrow(to: controller, on: .device)
    else { return nil }
    switch arrow.kind {
    case .relationship where arrow.relationship != .root && arrow.relationship != .child:
      return false
    case .relationship, .show, .push, .showDetail, .replace:
      if let initial, arrow.source.id == initial { return true }
      return showsInWindow(arrow.source, initial: initial, depth: depth + 1) ?? true
    case .presentation, .modal: return true
    default: return false
    }
  }
}
