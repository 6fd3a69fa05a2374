/// The bars that Interface Builder draws over a controller's view.
struct CanvasBars: Sendable, Hashable {
  /// What lies at the top below the status bar.
  enum Top: Sendable, Hashable { case none, navigationBar, largeTitle }
  /// What lies at the bottom above the home indicator.
  enum Bottom: Sendable, Hashable { case none, tabBar, toolbar }
  /// How the controller comes onto the screen.
  enum Presentation: Sendable, Hashable { case fullScreen, sheet, embedded, splitMaster }

  var top = Top.none
  var bottom = Bottom.none
  var presentation = Presentation.fullScreen
  /// Whether the document says that there is no status bar.
  var hidesStatusBar = false
}

extension SegueGraph {
  /// Arrows followed at most: longer chains of controllers do not occur, and rings must end.
  private static let longestChain = 32

  /// The bars over a controller: what its simulated metrics say, and for the rest what leads to it.
  ///
  /// A navigation controller gives its root, and all that is pushed from there, a navigation bar; a
  /// tab bar controller gives its children a tab bar, also through a navigation controller; what is
  /// shown without a navigation controller is presented as a sheet. Where nothing leads to a controller, canvases of Xcode 6 and 7 that stand for every device show
  /// a navigation bar over one that has an item for it.
  func bars(of controller: XMLTree.Element) -> CanvasBars {
    bars(of: controller, depth: 0)
  }

  private func bars(of controller: XMLTree.Element, depth: Int) -> CanvasBars {
    var bars = CanvasBars()
    let arrows = controller.id.flatMap { incoming[$0] } ?? []
    if depth < Self.longestChain,
      let arrow = arrows.first(where: { $0.source != controller && $0.kind != "unwind" })
    {
      bars = inherited(along: arrow, by: controller, depth: depth)
    } else if isForEveryDevice, controller.child(key: "navigationItem") != nil {
      bars.top = .navigationBar
    }
    applySimulatedMetrics(controller, to: &bars)
    return bars
  }

  private func inherited(
    along arrow: Segue, by controller: XMLTree.Element, depth: Int
  ) -> CanvasBars {
    var outer = bars(of: arrow.source, depth: depth + 1)
    outer.hidesStatusBar = false
    switch arrow.kind {
    case "relationship": return related(arrow, outer)
    case "show", "push", "showDetail":
      if outer.top == .none, arrow.kind != "push" { return presented(controller) }
      if controller.flag("hidesBottomBarWhenPushed") == true { outer.bottom = .none }
      return outer
    case "presentation", "modal", "popoverPresentation": return presented(controller, by: arrow)
    case "embed":
      var bars = CanvasBars()
      bars.presentation = .embedded
      return bars
    default: return CanvasBars()
    }
  }

  private func related(_ arrow: Segue, _ outer: CanvasBars) -> CanvasBars {
    var bars = outer
    switch arrow.relationship {
    case "rootViewController":
      let bar = arrow.source.child("navigationBar", key: "navigationBar")
      let isHidden = arrow.source.flag("navigationBarHidden") == true
      let isLarge = bar?.flag("largeTitles") == true
      bars.top = isHidden ? .none : isLarge ? .largeTitle : .navigationBar
      if arrow.source.flag("toolbarHidden") == false { bars.bottom = .toolbar }
    case "viewControllers": bars.bottom = .tabBar
    case "masterViewController": bars.presentation = .splitMaster
    default: break
    }
    return bars
  }

  private func presented(_ controller: XMLTree.Element, by arrow: Segue? = nil) -> CanvasBars {
    var bars = CanvasBars()
    let style = arrow?.element["modalPresentationStyle"] ?? controller["modalPresentationStyle"]
    switch style {
    case "fullScreen", "overFullScreen", "overCurrentContext", "currentContext": break
    default: bars.presentation = .sheet
    }
    return bars
  }

  private func applySimulatedMetrics(_ controller: XMLTree.Element, to bars: inout CanvasBars) {
    if let status = controller.child(key: "simulatedStatusBarMetrics") {
      bars.hidesStatusBar = status.name == "nil"
    }
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      if top.name == "nil" {
        bars.top = .none
      } else if bars.top == .none {
        bars.top = .navigationBar
      }
    }
    switch controller.child(key: "simulatedBottomBarMetrics")?.name {
    case "nil": bars.bottom = .none
    case "simulatedTabBarMetrics": bars.bottom = .tabBar
    case "simulatedToolbarMetrics": bars.bottom = .toolbar
    default: break
    }
  }
}
