import AutoLayout
import Foundation

/// The size and the insets of a root on a device, at run time.
///
/// A controller's view fills its screen, window, sheet or container. Any other view has the safe
/// area of its location, and none if the location is unknown. The Xcode that saved the document has
/// no effect.
struct DevicePlacement {
  /// The root, its device and its platform.
  let rules: CanvasRules
  /// The bars over the root.
  let bars: CanvasBars

  /// Creates the placement of the root of `rules` under bars.
  init(_ rules: CanvasRules, _ bars: CanvasBars) {
    self.rules = rules
    self.bars = bars
  }

  /// The size and insets in points.
  ///
  /// Cells, views in docks and pieces keep their size and have no insets: the views that contain
  /// them determine their safe area. A controller whose container view is unknown has none either.
  var placement: RootPlacement {
    guard !isPiece else { return RootPlacement(size: ownSize, insets: .zero) }
    if bars.presentation == .embedded {
      return RootPlacement(size: rules.recordedSize ?? window, insets: .zero)
    }
    return bars.presentation == .sheet && PlatformMetrics.sheetsArePages[platform]
      ? sheet : fullScreen
  }

  /// Returns the size and the insets of a root that is shown in a container view.
  ///
  /// - Parameter container: The size and the safe area of the container view, in points.
  /// - Returns: The part of the container between the bars of a navigation or tab bar controller in
  ///   it.
  func placement(in container: RootPlacement) -> RootPlacement {
    var inner = container
    inner.insets.top += topBar(below: container.insets.top)
    inner.insets.bottom += bars.bottomHeight(on: platform, isThin: rules.hasThinBars)
    return betweenBars(inner)
  }

  /// The platform for which facts are looked up.
  private var platform: Platform { rules.platform }

  /// The window: the screen, or the chosen size.
  private var window: CGSize { rules.choice.size ?? rules.screen }

  // MARK: - Pieces

  /// A Boolean value that indicates whether the root is a part of a screen whose size is determined
  /// outside of the document.
  fileprivate var isPiece: Bool {
    rules.root.kind == .dockView || rules.root.isCell || !fillsScreen
  }

  /// A Boolean value that indicates whether the root is shown in the whole window, except for bars
  /// and sheets: this is the view of every controller that the document shows in the window or that
  /// is as wide as the screen of its canvas, and views of xibs that fill that screen.
  ///
  /// A simulated size is a setting of the canvas. On a device, the view of a controller follows the
  /// size of the window or container that shows it (Apple, documentation of
  /// `UIWindow.rootViewController`). A controller without a segue to it may be shown anywhere.
  private var fillsScreen: Bool {
    guard let recorded = rules.recordedSize else { return true }
    let canvas = rules.documentScreen
    guard let controller = rules.root.controller else { return recorded == canvas }
    return recorded.width == canvas.width || rules.root.document.showsInWindow(controller)
  }

  /// The size of a piece: its own, with the width of the window if it was as wide as its canvas.
  private var ownSize: CGSize {
    if let size = rules.choice.size { return size }
    guard let recorded = rules.recordedSize else { return window }
    let isFullWidth = recorded.width == rules.documentScreen.width
    return CGSize(width: isFullWidth ? window.width : recorded.width, height: recorded.height)
  }

  // MARK: - The whole window

  /// The insets of the screen for status bar and home indicator, in points. Phones with a sensor
  /// housing keep the inset without a status bar.
  private var screenInsets: UIEdgeInsets {
    var insets = PlatformMetrics.screenInsets(of: rules.device, rules.orientation, on: platform)
    let hasHousing = platform.kind == .housingPhones
    if bars.hidesStatusBar, !hasHousing { insets.top = 0 }
    return insets
  }

  /// The placement in the whole window.
  ///
  /// - Returns: The part of the window that the view fills, with the safe area in it.
  private var fullScreen: RootPlacement {
    var insets = screenInsets
    insets.top += topBar(below: insets.top)
    insets.bottom += bars.bottomHeight(on: platform, isThin: rules.hasThinBars)
    return betweenBars(RootPlacement(size: window, insets: insets))
  }

  /// Returns the height that a navigation bar adds to a safe area, in points. The bar covers a part
  /// of the safe area under a Dynamic Island.
  private func topBar(below inset: CGFloat) -> CGFloat {
    let height = bars.topHeight(on: platform, isThin: rules.hasThinBars)
    guard bars.top != .none, rules.orientation == .portrait,
      inset == rules.device?.safeAreaInsets(in: .portrait).top
    else { return height }
    return height - PlatformMetrics.islandBarOverlap[platform]
  }

  /// Returns the part of a placement that the view fills: bars below which it does not extend
  /// reduce its height.
  private func betweenBars(_ placement: RootPlacement) -> RootPlacement {
    var (size, insets) = (placement.size, placement.insets)
    let edges = extendedEdges
    if bars.top != .none, !edges.contains(.top) {
      size.height -= insets.top
      insets.top = 0
    }
    if bars.bottom != .none, !edges.contains(.bottom) {
      size.height -= insets.bottom
      insets.bottom = 0
    }
    size.height = max(0, size.height)
    return RootPlacement(size: size, insets: insets)
  }

  /// The edges at which the view extends below bars: by the attributes of its controller and of the
  /// containers around it, unless its canvas ends at a bar. A chosen size is that of the view.
  private var extendedEdges: UIRectEdge {
    guard rules.choice.size == nil else { return .all }
    let stated = rules.root.controller?.extendedLayoutEdges(opaque: bars.opaqueEdges) ?? .all
    return stated.subtracting(recordedOpaqueEdges)
  }

  /// The edges at which the document's canvas ends at a bar: the root is as wide as its screen, but
  /// lower, and has no safe area there although there is a bar. A root with its own simulated size
  /// gives no evidence of bars.
  private var recordedOpaqueEdges: UIRectEdge {
    guard let recorded = rules.recordedSize, !rules.isFreeform,
      recorded.width == rules.documentScreen.width,
      recorded.height < rules.documentScreen.height, bars.presentation == .fullScreen
    else { return [] }
    let canvas = CanvasRules(rules.root, .document).canvas()
    var edges: UIRectEdge = []
    if canvas.topGuideLength == 0 { edges.insert(.top) }
    if canvas.bottomGuideLength == 0 { edges.insert(.bottom) }
    return edges
  }

  // MARK: - Sheets

  /// A page sheet in the window, or the full screen if a sheet fills it, as on phones in landscape.
  /// The home indicator counts only if the sheet extends to the lower edge.
  private var sheet: RootPlacement {
    let screenInsets = screenInsets
    let frame = PresentationMetrics(
      bounds: CGRect(origin: .zero, size: window), safeArea: screenInsets, isRegular: isRegular,
      isLow: isLow, preferred: bars.preferredSheetSize
    ).frame(of: bars.sheetStyle)
    guard frame.size != window else { return fullScreen }
    let touchesBottom = frame.maxY >= window.height
    let insets = UIEdgeInsets(
      top: bars.topHeightInSheet(on: platform), left: 0,
      bottom: bars.bottomHeight(on: platform, isThin: rules.hasThinBars)
        + (touchesBottom ? screenInsets.bottom : 0),
      right: 0)
    return betweenBars(RootPlacement(size: frame.size, insets: insets))
  }

  /// A Boolean value that indicates whether the window has regular width, where sheets are narrower
  /// than it.
  private var isRegular: Bool {
    rules.device?.horizontalSizeClass(in: rules.orientation) == .regular
  }

  /// A Boolean value that indicates whether the window has compact height, where sheets fill it.
  private var isLow: Bool {
    rules.device?.verticalSizeClass(in: rules.orientation) == .compact
  }
}

extension InterfaceRoot {
  /// A Boolean value that indicates whether the document does not state the size of the root at run
  /// time: it is a cell, a view of a xib that does not fill the screen of its canvas, or the view
  /// of a controller with its own size.
  package var hasUnknownSize: Bool {
    let rules = CanvasRules(self, CanvasChoice(surface: .device))
    return DevicePlacement(rules, bars(on: rules.platform)).isPiece
  }
}
