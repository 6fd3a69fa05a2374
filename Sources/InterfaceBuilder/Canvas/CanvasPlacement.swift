import AutoLayout
import Foundation

/// Where a root lies on Interface Builder's canvas.
///
/// None of it is in the file. The numbers are platform facts; which of them a root meets follows from
/// what the document says of its size and its bars.
struct CanvasPlacement {
  let rules: CanvasRules
  let bars: CanvasBars

  init(_ rules: CanvasRules, _ bars: CanvasBars) {
    self.rules = rules
    self.bars = bars
  }

  var placement: RootPlacement { RootPlacement(size: size, insets: insets) }

  private var platform: Platform { rules.platform }
  private var controller: XMLTree.Element? { rules.root.controller }

  // MARK: - Size

  /// The recorded size; on the canvas of another device a root that filled its screen fills the new
  /// one.
  private var size: CGSize {
    if let size = rules.choice.size { return size }
    guard let recorded = rules.recordedSize else { return screen }
    let old = rules.documentScreen
    guard screen != old, recorded.width == old.width else { return recorded }
    let isPiece = controller == nil && recorded.height < old.height
    return CGSize(
      width: screen.width,
      height: isPiece ? recorded.height : max(0, screen.height - (old.height - recorded.height)))
  }

  private var screen: CGSize { rules.screen }

  // MARK: - Insets

  private var insets: UIEdgeInsets {
    let root = rules.root
    if root.element.kind == .tableViewCell { return .zero }
    return root.kind == .controllerView ? controllerInsets : topLevelInsets
  }

  private var screenInsets: UIEdgeInsets {
    PlatformMetrics.screenInsets(of: rules.device, rules.orientation, on: platform)
  }

  private var fullInsets: UIEdgeInsets {
    var insets = screenInsets
    if hidesStatusBar { insets.top = 0 }
    insets.top = recordedTop ?? insets.top + topBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  /// The lower edge of the navigation bar where the document records it for the canvas laid out on.
  private var recordedTop: CGFloat? {
    rules.choice == .document && PlatformMetrics.barsAreRecorded[platform] ? bars.recordedTop : nil
  }

  private var hidesStatusBar: Bool {
    bars.hidesStatusBar && !hasHousing && PlatformMetrics.statusBarMayBeHidden[platform]
  }

  private var hasHousing: Bool { platform.kind == .housingPhones }

  private var topBarHeight: CGFloat {
    bars.topHeight(on: platform, isThin: rules.hasThinBars)
  }

  private var bottomBarHeight: CGFloat {
    bars.bottomHeight(on: platform, isThin: rules.hasThinBars)
  }

  // MARK: - Top-level views of xibs

  /// A view that fills the screen has the screen's insets; canvases without a device had a status bar
  /// over smaller ones up to Xcode 8.
  private var topLevelInsets: UIEdgeInsets {
    if size == screen { return fullInsets }
    guard rules.device == nil else { return freeformInsets }
    let hasBar = PlatformMetrics.freeformHasStatusBarWithoutDevice[platform]
    return UIEdgeInsets(top: hasBar ? screenInsets.top : 0, left: 0, bottom: 0, right: 0)
  }

  // MARK: - Views of controllers

  /// 1. A root that is written below opaque bars. 2. A container's. 3. One of a size of its own.
  /// 4. The full screen. 5. Sheets, which start below the status bar. 6. Opaque bars, which the view
  /// does not reach below: it is lower by their height.
  private var controllerInsets: UIEdgeInsets {
    let full = fullInsets
    if let insets = insetsBelowBars(full) { return insets }
    // What a container shows is laid out as a view of a size of its own, whatever the container.
    if bars.presentation == .embedded { return freeform(topBar: 0) }
    let hasOwnSize = freeformSize != nil && !isFreeform && bars.presentation != .sheet
    if size.width != reference.width || hasOwnSize { return otherInsets }
    let missing = reference.height - size.height
    if missing == 0, reference == screen { return full }
    if let sheet = sheetInsets(missing: missing) { return sheet }
    return insetsBetweenOpaqueBars(full, missing: missing)
  }

  private var freeformSize: CGSize? { controller?.size(ControllerElement.freeformSize) }

  /// Whether the controller asks for a size of its own.
  private var isFreeform: Bool {
    controller?.child(SimulatedMetrics.destination)?.kind == .freeformSimulatedSizeMetrics
  }

  /// What the root is compared with: the controller's own size, or the screen.
  private var reference: CGSize { freeformSize ?? screen }

  /// Up to Xcode 8 a root below opaque bars is written at its place below them.
  private func insetsBelowBars(_ full: UIEdgeInsets) -> UIEdgeInsets? {
    guard PlatformMetrics.rootsAreWrittenBelowBars[platform],
      let y = rules.root.element.rect(ViewElement.frame)?.minY, y > 0
    else { return nil }
    var insets = full
    insets.top = max(0, full.top - y)
    insets.bottom = max(0, y + size.height - (reference.height - full.bottom))
    return insets
  }

  /// How much lower than the screen a page sheet is: 20 points with a home button and 54 with a
  /// sensor housing; later canvases lose 10, and those of Xcode 26 what the device has at the top.
  private var sheetGaps: [CGFloat] {
    let housing = rules.device.map {
      PlatformMetrics.portraitInsets(of: $0, on: platform).top
    }
    return PlatformMetrics.sheetGaps + [PlatformMetrics.sheetBelowHousing]
      + [housing].compactMap { $0 }.filter { $0 > 0 }
  }

  private func sheetInsets(missing: CGFloat) -> UIEdgeInsets? {
    guard sheetGaps.contains(missing), PlatformMetrics.sheetsArePages[platform],
      bars.presentation == .sheet || missing != rules.device?.portraitSafeAreaInsets.top
    else { return nil }
    var insets = UIEdgeInsets.zero
    insets.top =
      bars.top == .none && PlatformMetrics.addsPortraitInsets[platform]
      ? rules.device?.portraitSafeAreaInsets.top ?? 0
      : recordedTop ?? bars.topHeightInSheet(on: platform)
    let reachesIndicator = missing == PlatformMetrics.sheetBelowHousing
    insets.bottom = bottomBarHeight + (reachesIndicator ? screenInsets.bottom : 0)
    return insets
  }

  private func insetsBetweenOpaqueBars(_ full: UIEdgeInsets, missing: CGFloat) -> UIEdgeInsets {
    var insets = full
    guard missing != 0 else { return otherInsets }
    if missing == full.top || PlatformMetrics.opaqueTopBars.contains(missing) {
      insets.top = 0
    } else if missing == full.bottom || PlatformMetrics.opaqueBottomBars.contains(missing) {
      insets.bottom = 0
    } else {
      return missing == full.top + full.bottom ? .zero : otherInsets
    }
    return insets
  }

  private var otherInsets: UIEdgeInsets {
    bars.presentation == .sheet ? .zero : freeformInsets
  }

  // MARK: - Views of a size of their own

  private var freeformInsets: UIEdgeInsets { freeform(topBar: topBarHeight) }

  /// The status bar, on some canvases only over high views; the home indicator below views that are
  /// wider than the screen, and since Xcode 14 below all.
  private func freeform(topBar: CGFloat) -> UIEdgeInsets {
    var insets = screenInsets
    if rules.orientation == .portrait, size.height < PlatformMetrics.leastFreeformHeight,
      PlatformMetrics.freeformStatusBarNeedsHeight[platform]
    {
      insets.top = 0
    }
    if hidesStatusBar { insets.top = 0 }
    insets.top += topBar
    let hasIndicator =
      size.width > screen.width || PlatformMetrics.freeformRootsHaveIndicator[platform]
    if !hasIndicator { insets.bottom = 0 }
    return insets
  }
}
