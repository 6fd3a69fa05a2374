import AutoLayout
import Foundation

/// The buttons and the tab of a controller in the bars of its canvas.
///
/// The bars are not part of the document's views. They are drawn as UIKit's bars would draw them.
@MainActor
final class CanvasBarItems {
  /// The title and the buttons of the navigation bar, or `nil` without an item in the document.
  var navigationItem: UINavigationItem?
  /// The buttons of the toolbar.
  var toolbarItems: [UIBarButtonItem] = []
  /// The tab, or `nil` without an item in the document.
  var tabBarItem: UITabBarItem?
  /// The last drawn bars, with their views.
  private var last: (bars: [CanvasBar], views: [LayoutSnapshot.View]) = ([], [])

  /// Returns the bars of a canvas as views, in the coordinates of the root.
  func views(of bars: [CanvasBar], in environment: LayoutEnvironment) -> [LayoutSnapshot.View] {
    if last.bars == bars { return last.views }
    let views = bars.map { bar in
      var view = bar.view
      view.content = content(of: bar, view.content, in: environment)
      return view
    }
    last = (bars, views)
    return views
  }

  /// Returns the content of a bar with its items.
  private func content(
    of bar: CanvasBar, _ plain: LayoutSnapshot.Content, in environment: LayoutEnvironment
  ) -> LayoutSnapshot.Content {
    switch plain {
    case .navigationBar(let title, let isLarge, _):
      guard let navigationItem else { return plain }
      let view = UINavigationBar()
      view.items = [navigationItem]
      guard case .navigationBar(_, _, let items) = placed(view, bar, environment) else {
        return plain
      }
      return .navigationBar(title: title, isLarge: isLarge, items: items)
    case .toolbar:
      let view = UIToolbar()
      view.items = toolbarItems
      return placed(view, bar, environment)
    case .tabBar(var items):
      guard let tabBarItem else { return plain }
      for index in items.indices { items[index].image = tabBarItem.image?.name }
      return .tabBar(items: items)
    default: return plain
    }
  }

  /// Sets the frame of a bar, and returns its content.
  private func placed(
    _ view: UIView, _ bar: CanvasBar, _ environment: LayoutEnvironment
  ) -> LayoutSnapshot.Content {
    view.layoutEnvironment = environment
    view.frame = bar.frame
    view.layoutIfNeeded()
    return view.snapshotContent
  }
}
