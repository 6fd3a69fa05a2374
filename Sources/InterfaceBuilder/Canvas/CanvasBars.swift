import AutoLayout
import Foundation

/// The bars that Interface Builder draws over a controller's view.
struct CanvasBars: Sendable, Hashable {
  /// The bar at the top below the status bar.
  enum Top: Sendable, Hashable { case none, navigationBar, largeTitle }
  /// The bar at the bottom above the home indicator.
  enum Bottom: Sendable, Hashable { case none, tabBar, toolbar }
  /// The presentation of a controller: on the whole screen, as a sheet, or in a container view.
  enum Presentation: Sendable, Hashable { case fullScreen, sheet, embedded }

  /// The settings that a navigation controller applies to its root and all controllers that are
  /// pushed from there.
  struct Navigation: Sendable, Hashable {
    /// The bar over controllers that do not request another one.
    var top: Top
    /// A Boolean value that indicates whether the bar shows large titles unless a controller
    /// decides.
    var prefersLargeTitles: Bool
    /// The frame that the document records for the bar over the root, in points in the navigation
    /// controller's view, or `nil` for controllers that are pushed.
    var recordedBar: CGRect?
  }

  /// The bar at the top, below the status bar.
  var top = Top.none
  /// The bar at the bottom, above the home indicator.
  var bottom = Bottom.none
  /// The surrounding navigation controller, or `nil` outside of one.
  var navigation: Navigation?
  /// The presentation of the controller, which segues and simulated metrics determine.
  var presentation = Presentation.fullScreen
  /// A Boolean value that indicates whether the document states that there is no status bar.
  var hidesStatusBar = false
  /// A Boolean value that indicates whether the tab bar controller is in a navigation controller,
  /// which pushes over it.
  var isTabBarPushedOver = false
  /// A Boolean value that indicates whether the simulated top bar is "None" for the controller or
  /// one from which it was pushed.
  var hasNoTopBar = false
  /// The edges at which the bars of containers are opaque.
  var opaqueEdges: UIRectEdge = []
  /// A Boolean value that indicates whether the controller is a sheet because a segue shows it
  /// outside of a navigation controller.
  var isShownAsSheet = false
  /// A Boolean value that indicates whether a segue presents the controller over the whole screen.
  var coversScreen = false
  /// The style of a controller that is shown as a sheet.
  var sheetStyle = UIModalPresentationStyle.pageSheet
  /// The preferred size of a controller in a form sheet, in points, or zero for that of the system.
  var preferredSheetSize = CGSize.zero

  /// The recorded lower edge of the navigation bar, in points, or `nil` if the controller has a bar
  /// other than the navigation controller's.
  var recordedTop: CGFloat? {
    guard top != .none, let navigation, navigation.top == top, let bar = navigation.recordedBar,
      bar.minY >= 0, bar.height > 0
    else { return nil }
    return bar.maxY
  }

  /// The same presentation without bars at top and bottom. The difference of the two safe areas
  /// shows where the bars are.
  var withoutBars: CanvasBars {
    var bars = CanvasBars()
    bars.presentation = presentation
    bars.coversScreen = coversScreen
    bars.isShownAsSheet = isShownAsSheet
    bars.hidesStatusBar = hidesStatusBar
    return bars
  }
}

/// Heights in points.
extension CanvasBars {
  /// Returns the height of the bar at the top, without the status bar, or 0 without a bar. `isThin`
  /// is for phones in landscape.
  func topHeight(on platform: Platform, isThin: Bool) -> CGFloat {
    guard top != .none else { return 0 }
    let bar =
      isThin
      ? PlatformMetrics.thinNavigationBarHeight[platform]
      : PlatformMetrics.navigationBarHeight[platform]
    // On a device, a thin bar shows no large title; no canvas with both was recorded.
    let isLarge = top == .largeTitle && !(isThin && platform.surface == .device)
    return isLarge ? bar + PlatformMetrics.largeTitleHeight[platform] : bar
  }

  /// Returns the height of the bar at the top of a page sheet, or 0 without a bar.
  func topHeightInSheet(on platform: Platform) -> CGFloat {
    guard top != .none else { return 0 }
    let bar = PlatformMetrics.sheetNavigationBarHeight[platform]
    return top == .largeTitle ? bar + PlatformMetrics.largeTitleHeight[platform] : bar
  }

  /// Returns the height of the bar at the bottom, without the home indicator, or 0 without a bar.
  func bottomHeight(on platform: Platform, isThin: Bool) -> CGFloat {
    switch bottom {
    case .none: 0
    case .tabBar: tabBarHeight(on: platform, isThin: isThin)
    case .toolbar: toolbarHeight(on: platform, isThin: isThin)
    }
  }

  /// Returns the height of a tab bar. Thin ones have the height of all thin bars.
  private func tabBarHeight(on platform: Platform, isThin: Bool) -> CGFloat {
    isThin ? PlatformMetrics.thinBarHeight[platform] : PlatformMetrics.tabBarHeight[platform]
  }

  /// Returns the height of the toolbar of a navigation controller, which can differ from that of a
  /// view.
  private func toolbarHeight(on platform: Platform, isThin: Bool) -> CGFloat {
    isThin
      ? PlatformMetrics.thinBarHeight[platform] : PlatformMetrics.controllerToolbarHeight[platform]
  }

  /// Applies the statements of a controller's element, or of a view of a xib, about the bars over
  /// it and about its presentation.
  ///
  /// Simulated metrics are settings of Interface Builder's inspector. A bar that is `nil` in the
  /// file means "None", and a missing one "Inferred", which keeps the bar that results from the
  /// segues.
  mutating func applySimulatedMetrics(of element: XMLTree.Element) {
    switch element.child(SimulatedMetrics.destination)?.kind {
    case .modalPageSheetSimulatedSizeMetrics: presentation = .sheet
    case .modalFormSheetSimulatedSizeMetrics:
      presentation = .sheet
      sheetStyle = .formSheet
    default: break
    }
    if let status = element.child(SimulatedMetrics.statusBar) {
      hidesStatusBar = status.kind == .nilValue
    }
    if let bar = element.child(SimulatedMetrics.topBar) {
      hasNoTopBar = bar.kind == .nilValue
      if hasNoTopBar {
        top = .none
      } else if top == .none {
        top = .navigationBar
      }
    }
    switch element.child(SimulatedMetrics.bottomBar)?.kind {
    case .nilValue: bottom = .none
    case .simulatedTabBarMetrics: bottom = .tabBar
    case .simulatedToolbarMetrics: bottom = .toolbar
    default: break
    }
  }
}

extension CanvasBars {
  /// Applies the bar that a navigation controller has over its root.
  fileprivate mutating func enter(_ navigationController: XMLTree.Element, root: XMLTree.Element) {
    let bar = navigationController.child(NavigationControllerElement.navigationBar)
    let isHidden = navigationController[NavigationControllerElement.navigationBarHidden]
    let isLarge = bar?[BarElement.largeTitles] == true
    var navigation = Navigation(
      top: isHidden ? .none : isLarge ? .largeTitle : .navigationBar,
      prefersLargeTitles: isLarge, recordedBar: bar?.rect(ViewElement.frame))
    navigation.show(root)
    self.navigation = navigation
    top = navigation.top
    hasNoTopBar = false
    setOpaque(
      .top, !navigationController.hasTranslucentBar(NavigationControllerElement.navigationBar))
  }

  /// Records whether the bar at an edge is opaque.
  fileprivate mutating func setOpaque(_ edge: UIRectEdge, _ isOpaque: Bool) {
    if isOpaque { opaqueEdges.insert(edge) } else { opaqueEdges.subtract(edge) }
  }

  /// Applies the bar of a controller that is pushed. Of the simulated metrics of the controller
  /// from which it is pushed, only a top bar that is "None" applies to it, on the canvas.
  fileprivate mutating func push(_ controller: XMLTree.Element, on platform: Platform) {
    guard var navigation else { return }
    navigation.show(controller)
    navigation.recordedBar = nil
    self.navigation = navigation
    let isHidden = hasNoTopBar && PlatformMetrics.hiddenTopBarsAreInherited[platform]
    top = isHidden ? .none : navigation.top
  }
}

extension CanvasBars.Navigation {
  /// Applies the large title mode of a controller's navigation item. Without one, the mode is that
  /// of the preceding controller.
  fileprivate mutating func show(_ controller: XMLTree.Element) {
    guard top != .none else { return }
    let item = controller.child(ControllerElement.navigationItem)
    switch item?[NavigationItemElement.largeTitleDisplayMode] {
    case .never: top = .navigationBar
    case .always: top = prefersLargeTitles ? .largeTitle : .navigationBar
    default: break
    }
  }
}

extension SegueGraph {
  /// The maximum number of segues to follow: longer chains of controllers do not occur, and cycles
  /// must end.
  static let maxChainLength = 32

  /// Returns the bars over a controller: those that its simulated metrics state, or otherwise those
  /// that result from the segues to it.
  ///
  /// A navigation controller gives its root, and all controllers that are pushed from there, a
  /// navigation bar; a tab bar controller gives its children a tab bar, also through a navigation
  /// controller. Since iOS 13, a controller that is shown without a navigation controller is
  /// presented as a sheet.
  func bars(of controller: XMLTree.Element, on platform: Platform) -> CanvasBars {
    bars(of: controller, on: platform, depth: 0)
  }

  /// Returns the bars over a controller at a depth of the recursion. The first incoming segue
  /// decides.
  private func bars(
    of controller: XMLTree.Element, on platform: Platform, depth: Int
  ) -> CanvasBars {
    var bars = CanvasBars()
    if depth < Self.maxChainLength, let arrow = arrow(to: controller, on: platform.surface) {
      bars = inherited(along: arrow, by: controller, on: platform, depth: depth)
    }
    bars.applySimulatedMetrics(of: controller)
    return bars
  }

  /// Returns the bars that a segue gives its destination, from those of its source.
  ///
  /// A hidden status bar is a setting of one controller and is not inherited. What is inside of a
  /// container that is presented over the whole screen covers it, too. On systems with page sheets,
  /// `show` without a navigation controller presents its destination; on others, and for `push`,
  /// the destination then has the bars of its source.
  private func inherited(
    along arrow: Segue, by controller: XMLTree.Element, on platform: Platform, depth: Int
  ) -> CanvasBars {
    var outer = bars(of: arrow.source, on: platform, depth: depth + 1)
    outer.hidesStatusBar = false
    outer.isShownAsSheet = false
    switch arrow.kind {
    case .relationship: return related(arrow, outer, to: controller)
    case .show, .push, .showDetail:
      if outer.top == .none, outer.navigation == nil, arrow.kind != .push,
        PlatformMetrics.sheetsArePages[platform]
      {
        var bars = presented(controller)
        bars.isShownAsSheet = bars.presentation == .sheet
        return bars
      }
      outer.push(controller, on: platform)
      if controller[ControllerElement.hidesBottomBarWhenPushed] || outer.isTabBarPushedOver {
        outer.bottom = .none
      }
      return outer
    case .presentation, .modal, .popoverPresentation: return presented(controller, by: arrow)
    // The canvas draws the popovers of Xcode 5 as full screens.
    case .popover where platform.surface == .device: return presented(controller, by: arrow)
    case .embed:
      var bars = CanvasBars()
      bars.presentation = .embedded
      return bars
    default: return CanvasBars()
    }
  }

  /// Returns the segue that embeds a controller in a container view: the controller's own, or that
  /// of the navigation or tab bar controller that shows it, or `nil` if there is none.
  func embedding(of controller: XMLTree.Element, on platform: Platform) -> Segue? {
    var inner = controller
    for _ in 0..<Self.maxChainLength {
      guard let arrow = arrow(to: inner, on: platform.surface) else { return nil }
      switch arrow.kind {
      case .embed: return arrow
      case .relationship where arrow.relationship == .root || arrow.relationship == .child: break
      case .show, .push:
        guard bars(of: arrow.source, on: platform).navigation != nil else { return nil }
      default: return nil
      }
      inner = arrow.source
    }
    return nil
  }

  /// Returns the bars that a navigation or tab bar controller gives to a controller that it
  /// contains.
  private func related(
    _ arrow: Segue, _ outer: CanvasBars, to controller: XMLTree.Element
  ) -> CanvasBars {
    var bars = outer
    switch arrow.relationship {
    case .root:
      bars.enter(arrow.source, root: controller)
      if !arrow.source[NavigationControllerElement.toolbarHidden] {
        bars.bottom = .toolbar
        bars.setOpaque(
          .bottom, !arrow.source.hasTranslucentBar(NavigationControllerElement.toolbar))
      }
      bars.isTabBarPushedOver = false
    case .child:
      bars.bottom = .tabBar
      bars.setOpaque(.bottom, !arrow.source.hasTranslucentBar(TabBarControllerElement.tabBar))
      bars.isTabBarPushedOver = outer.top != .none
    default: break
    }
    return bars
  }

  /// Returns the bars of a controller that is presented: none, and a sheet unless the presentation
  /// style of the segue, or else of the controller, covers the screen.
  private func presented(_ controller: XMLTree.Element, by arrow: Segue? = nil) -> CanvasBars {
    var bars = CanvasBars()
    let segue = arrow.map(\.element).flatMap { segue in
      segue.text(of: SegueElement.modalPresentationStyle) == nil ? nil : segue
    }
    let style =
      segue.map { $0[SegueElement.modalPresentationStyle] }
      ?? controller[ControllerElement.modalPresentationStyle]
    switch style {
    case .fullScreen: bars.coversScreen = true
    case .overFullScreen, .overCurrentContext, .currentContext: break
    case .formSheet:
      bars.presentation = .sheet
      bars.sheetStyle = .formSheet
      bars.preferredSheetSize = controller.size(ControllerElement.preferredContentSize) ?? .zero
    default: bars.presentation = .sheet
    }
    return bars
  }
}
