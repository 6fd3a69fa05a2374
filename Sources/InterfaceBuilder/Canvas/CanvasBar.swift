import AutoLayout
import Foundation

/// A bar that a navigation or tab bar controller shows over the view of its child.
///
/// Bars are drawn but not laid out: they are not part of the document's views and have no
/// constraints.
struct CanvasBar: Sendable, Hashable {
  /// The type of a bar. A large title is a navigation bar with a second row.
  enum Kind: Sendable, Hashable { case navigationBar, largeTitle, tabBar, toolbar }

  /// The type of the bar, which determines its drawing.
  var kind: Kind
  /// The title of the controller's item in the bar, or `nil` for a toolbar or if the document has
  /// none.
  var title: String?
  /// The frame in points, in the root's coordinates.
  var frame: CGRect

  /// Returns the bars over a controller's view: they are where the safe area with bars is larger
  /// than the one without.
  ///
  /// `insets` are the root's insets with its bars and `bare` those without, both in points. The
  /// latter are evaluated only for a root with bars. An opaque bar at which the root ends does not
  /// enlarge the insets and is not drawn.
  static func bars(
    _ bars: CanvasBars, of controller: XMLTree.Element?, size: CGSize, insets: UIEdgeInsets,
    bare: @autoclosure () -> UIEdgeInsets, localization: InterfaceLocalization
  ) -> [CanvasBar] {
    guard bars.top != .none || bars.bottom != .none else { return [] }
    let bare = bare()
    var result: [CanvasBar] = []
    if bars.top != .none, insets.top > bare.top {
      result.append(
        CanvasBar(
          kind: bars.top == .largeTitle ? .largeTitle : .navigationBar,
          title: title(of: controller?.child(ControllerElement.navigationItem), localization),
          frame: CGRect(x: 0, y: bare.top, width: size.width, height: insets.top - bare.top)))
    }
    if bars.bottom != .none, insets.bottom > bare.bottom {
      let frame = CGRect(
        x: 0, y: size.height - insets.bottom, width: size.width,
        height: insets.bottom - bare.bottom)
      let title = title(of: controller?.child(ControllerElement.tabBarItem), localization)
      switch bars.bottom {
      case .none: break
      case .tabBar: result.append(CanvasBar(kind: .tabBar, title: title, frame: frame))
      case .toolbar: result.append(CanvasBar(kind: .toolbar, title: nil, frame: frame))
      }
    }
    return result
  }

  /// Returns the title of a navigation or tab bar item in the displayed language, or `nil` if there
  /// is no item or title.
  private static func title(
    of item: XMLTree.Element?, _ localization: InterfaceLocalization
  ) -> String? {
    item?.text(of: TabBarItemElement.title).map {
      localization.text($0, of: item?.id, TabBarItemElement.title.name)
    }
  }

  /// The bar as a view of a snapshot, in the coordinates of the root.
  var view: LayoutSnapshot.View {
    var view = LayoutSnapshot.View(
      className: className, label: title, frame: frame, frameInRoot: frame)
    view.content = content
    return view
  }

  /// UIKit's name of the bar's class.
  private var className: String {
    switch kind {
    case .navigationBar, .largeTitle: "UINavigationBar"
    case .tabBar: "UITabBar"
    case .toolbar: "UIToolbar"
    }
  }

  /// The content that the renderer draws in the bar. A tab bar shows the item of the single
  /// controller that is laid out, 80 points wide in its middle: the document does not record the
  /// positions of the items.
  private var content: LayoutSnapshot.Content {
    switch kind {
    case .navigationBar: return .navigationBar(title: title, isLarge: false, items: [])
    case .largeTitle: return .navigationBar(title: title, isLarge: true, items: [])
    case .toolbar: return .toolbar(items: [])
    case .tabBar:
      guard let title else { return .tabBar(items: []) }
      var item = LayoutSnapshot.BarItem(
        title: title, rect: CGRect(x: frame.width / 2 - 40, y: 0, width: 80, height: frame.height))
      item.isSelected = true
      return .tabBar(items: [item])
    }
  }
}
