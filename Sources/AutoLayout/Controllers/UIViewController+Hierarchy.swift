extension UIViewController {
  /// Returns the tree of controllers in the format of UIKit's private method of this name: one line
  /// per controller, with the state of its appearance and its view.
  ///
  /// Children are marked with `|`, presented controllers with `+`.
  public func _printHierarchy() -> String {
    var lines: [String] = []
    var stack: [(controller: UIViewController, indentation: String, mark: String)] = [
      (self, "", "")
    ]
    while let (controller, indentation, mark) = stack.popLast() {
      lines.append(indentation + mark + controller.hierarchyLine)
      let inner = mark.isEmpty ? "" : indentation + Self.childMark
      if let presented = controller.presentedController {
        stack.append((presented, inner, Self.presentedMark))
      }
      for child in controller.children.reversed() { stack.append((child, inner, Self.childMark)) }
    }
    return lines.joined(separator: "\n")
  }

  private static let childMark = "   | "
  private static let presentedMark = "   + "

  /// The controller, its state and its view.
  private var hierarchyLine: String {
    var line = "<\(describedClassName) \(ObjectIdentifier(self).addressText)>, state: \(appearance)"
    if let view = viewIfLoaded {
      let name = view.documentClassName ?? view.describedClassName
      line += ", view: <\(name) \(ObjectIdentifier(view).addressText)>"
      if view.window == nil { line += " not in the window" }
    } else if self is UINavigationController {
      // UIKit has loaded the view of the container, but not that of its content. The controller's
      // address replaces that of the view.
      let address = ObjectIdentifier(self).addressText
      line += ", view: <UILayoutContainerView \(address)> not in the window"
    } else {
      line += ", view: (view not loaded)"
    }
    guard let presentation, let name = presentation.style.controllerName else { return line }
    let address = ObjectIdentifier(presentation).addressText
    return line + ", presented with: <\(name) \(address)>"
  }
}

extension UIModalPresentationStyle {
  /// The class of UIKit's presentation controller, or `nil` for styles whose output is not known.
  fileprivate var controllerName: String? {
    switch self {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .popover: "UIPopoverPresentationController"
    default: nil
    }
  }
}
