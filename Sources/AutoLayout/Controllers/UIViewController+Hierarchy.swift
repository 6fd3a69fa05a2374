import Foundation

extension UIViewController {
  /// The controller, its children and the controllers that it presents, one per line, in the format
  /// of UIKit's debugging method `_printHierarchy`.
  ///
  /// Each level is indented by `   | `. The line of a presented controller has `   + ` last. A line
  /// has the state of the appearance, and the view if it is loaded:
  ///
  ///     <UINavigationController 0x1…>, state: appeared, view: <UILayoutContainerView 0x2…>
  ///
  /// Source: outputs of apps of five authors and the recorded texts of swift-snapshot-testing.
  package func hierarchyDescription() -> String {
    var lines: [String] = []
    var stack = [HierarchyEntry(controller: self, depth: 0, isPresented: false)]
    while let entry = stack.popLast() {
      let controller = entry.controller
      lines.append(entry.indentation + controller.hierarchyLine)
      func push(_ other: UIViewController, isPresented: Bool) {
        stack.append(.init(controller: other, depth: entry.depth + 1, isPresented: isPresented))
      }
      if let presented = controller.presentedController { push(presented, isPresented: true) }
      for child in controller.children.reversed() { push(child, isPresented: false) }
    }
    return lines.joined(separator: "\n")
  }

  private var hierarchyLine: String {
    var line = "<\(describedClassName) \(ObjectIdentifier(self).addressText)>"
    line += ", state: \(appearance), view: "
    if let view = viewIfLoaded {
      line += "<\(hierarchyName(of: view)) \(ObjectIdentifier(view).addressText)>"
      if view.window == nil { line += " not in the window" }
    } else if self is UINavigationController {
      // UIKit has loaded the view of the container, but not that of its content. The address of the
      // controller takes the place of the view's.
      line += "<UILayoutContainerView \(ObjectIdentifier(self).addressText)> not in the window"
    } else {
      line += "(view not loaded)"
    }
    guard let presentation = presentation?.style.hierarchyName else { return line }
    return line + ", presented with: <\(presentation)>"
  }

  /// The class of a controller's view. Containers in UIKit have views of private classes, which are
  /// plain views here.
  private func hierarchyName(of view: UIView) -> String {
    guard type(of: view) == UIView.self else { return view.describedClassName }
    return switch self {
    case is UINavigationController, is UITabBarController: "UILayoutContainerView"
    case is UIPageViewController: "_UIPageViewControllerContentView"
    default: view.describedClassName
    }
  }
}

/// A controller that is not printed yet.
private struct HierarchyEntry {
  /// The controller.
  let controller: UIViewController
  /// The number of controllers that contain or present it.
  let depth: Int
  /// Whether it is presented, not contained.
  let isPresented: Bool

  /// The text in front of the controller.
  var indentation: String {
    if depth == 0 { return "" }
    return String(repeating: "   | ", count: depth - 1) + (isPresented ? "   + " : "   | ")
  }
}

extension UIModalPresentationStyle {
  /// The class of UIKit that presents in this style, where outputs show it.
  fileprivate var hierarchyName: String? {
    switch self {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .popover: "UIPopoverPresentationController"
    default: nil
    }
  }
}
