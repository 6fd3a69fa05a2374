#if SourcePorting
  import Foundation
  import LayoutModel

  /// Questions about what a layout shows.
  enum ScreenContent {
    /// Returns a Boolean value that indicates whether a layout shows something besides bars and
    /// empty containers: a text, an image, a control or a drawing.
    static func showsSomething(_ snapshot: LayoutSnapshot) -> Bool {
      var isInBar = Array(repeating: false, count: snapshot.views.count)
      var isHidden = isInBar
      let screen = CGRect(origin: .zero, size: snapshot.canvas.size)
      for (index, view) in snapshot.views.enumerated() {
        if let parent = view.parent, parent < index {
          isInBar[index] = isInBar[parent]
          isHidden[index] = isHidden[parent]
        }
        if view.isHidden || view.alpha < 0.01 { isHidden[index] = true }
        if isBar(view) { isInBar[index] = true }
        if !isInBar[index], !isHidden[index], view.frameInRoot.intersects(screen), isContent(view) {
          return true
        }
      }
      return false
    }

    private static func isBar(_ view: LayoutSnapshot.View) -> Bool {
      switch view.content {
      case .navigationBar, .toolbar, .tabBar: true
      default: false
      }
    }

    /// Returns a Boolean value that indicates whether a view itself shows something.
    private static func isContent(_ view: LayoutSnapshot.View) -> Bool {
      if let drawing = view.drawing, !drawing.commands.isEmpty { return true }
      switch view.content {
      case .label(let text), .textView(let text): return !text.string.isEmpty
      case .button(let title, let image, let background, _):
        return title?.string.isEmpty == false || image != nil || background != nil
      case .none, .custom, .stack, .scroll, .collection, .table, .tableCell, .navigationBar,
        .toolbar,
        .tabBar, .visualEffect:
        return false
      default: return true
      }
    }

    /// Returns a Boolean value that indicates whether a view is a text or control that should be
    /// visible.
    static func isTextOrControl(_ view: LayoutSnapshot.View) -> Bool {
      switch view.content {
      case .label(let text): !text.string.isEmpty
      case .button(let title, let image, _, _): title?.string.isEmpty == false || image != nil
      case .textField, .toggle, .slider, .stepper, .segmentedControl: true
      default: false
      }
    }
  }
#endif
