import AutoLayout
import Foundation

/// The size and the insets of a root on Interface Builder's canvas.
///
/// Neither is in the file. The numbers are platform facts; the size and the bars that the document
/// states determine which of them apply to a root.
struct CanvasPlacement {
  let rules: CanvasRules
  let bars: CanvasBars
  /// The screen, in points.
  private let screen: CGSize
  /// The size of the root, in points.
  private let size: CGSize

  init(_ rules: CanvasRules, _ bars: CanvasBars) {
    self.rules = rules
    self.bars = bars
    screen = rules.screen
    size = Self.size(of: rules, on: screen)
  }

  var placement: RootPlacement {
    RootPlacement(size: size, insets: insets, isSheet: isSheet)
  }

  private var platform: Platform { rules.platform }
  private var controller: XMLTree.Element? { rules.root.controller }

  // MARK: - Size

  /// Returns the chosen size, or otherwise the recorded one. On the canvas of another device, a
  /// root that was as wide as the old screen is as wide as the new one. A view of a xib that was
  /// lower than the screen keeps its height; any other root keeps the number of points by which it
  /// was lower, such as the height of opaque bars.
  private static func size(of rules: CanvasRules, on screen: CGSize) -> CGSize {
    if let size = rules.choice.size { return size }
    guard let recorded = rules.recordedSize else { return screen }
    let old = rules.documentScreen
    guard screen != old, recorded.width == old.width else { return recorded }
    let isPiece = rules.root.controller == nil && recorded.height < old.height
    return CGSize(
      width: screen.width,
      height: isPiece ? recorded.height : max(0, screen.height - (old.height - recorded.height)))
  }

  // MARK: - Insets

  private var insets: UIEdgeInsets {
    let root = rules.root
    if root.element.kind == .tableViewCell { return .zero }
    return root.kind == .controllerView ? controllerInsets : topLevelInsets
  }

  private var screenInsets: UIEdgeInsets {
    PlatformMetrics.screenInsets(of: rules.device, rules.orientation, on: platform)
  }

  /// The insets that the canvas adds to those of any root: the insets of the device in portrait, or
  /// none. `screenInsets` includes them.
  private var addedInsets: UIEdgeInsets {
    guard let device = rules.device, PlatformMetrics.addsPortraitInsets[platform] else {
      return .zero
    }
    return PlatformMetrics.portraitInsets(of: device, on: platform)
  }

  /// The insets of a root that fills the screen: status bar, home indicator and bars.
  private var fullInsets: UIEdgeInsets {
    var insets = screenInsets
    if hidesStatusBar { insets.top = 0 }
    insets.top = recordedTop ?? insets.top + topBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  /// The lower edge of the navigation bar, or `nil` unless the document records it for the current
  /// canvas.
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

  /// The insets of a view of a xib. A view that fills the screen has the screen's insets; up to
  /// Xcode 8, canvases without a device had a status bar over smaller views.
  private var topLevelInsets: UIEdgeInsets {
    if size == screen { return fullInsets }
    guard rules.device == nil else { return freeformInsets }
    let hasBar = PlatformMetrics.freeformHasStatusBarWithoutDevice[platform]
    return UIEdgeInsets(top: hasBar ? screenInsets.top : 0, left: 0, bottom: 0, right: 0)
  }

  // MARK: - Views of controllers

  /// The insets of the view of a controller, by the first rule that applies: 1. a root recorded
  /// below opaque bars, 2. a container's child, 3. a root with a full-screen presentation, 4. a
  /// root with its own size, 5. the full screen, 6. sheets, which start below the status bar, 7.
  /// opaque bars, below which the view does not extend.
  private var controllerInsets: UIEdgeInsets {
    let full = fullInsets
    if let insets = insetsBelowBars(full) { return insets }
    // The child of any container is laid out like a view with its own size.
    if bars.presentation == .embedded { return freeform(topBar: 0) }
    if bars.coversScreen, !PlatformMetrics.coversHaveSafeAreas[platform] { return coverInsets }
    let hasOwnSize = freeformSize != nil && !isFreeform && bars.presentation != .sheet
    if size.width != reference.width || hasOwnSize { return otherInsets }
    let missing = reference.height - size.height
    if missing == 0, reference == screen { return insetsUnderOpaqueBar(full) }
    if let sheet = sheetInsets(missing: missing) { return sheet }
    return insetsBetweenOpaqueBars(full, missing: missing)
  }

  /// The insets of a root that is presented over the whole screen, without a safe area: those that
  /// canvases add to any root, and the bars of the presented containers.
  private var coverInsets: UIEdgeInsets {
    var insets = addedInsets
    insets.top += topBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  /// Returns the insets of a root that is recorded as high as the screen. Below an opaque
  /// navigation bar, the root is laid out in the part of the screen that the bar leaves, without an
  /// upper inset.
  private func insetsUnderOpaqueBar(_ full: UIEdgeInsets) -> UIEdgeInsets {
    let edges = controller?.extendedLayoutEdges(opaque: bars.opaqueEdges) ?? .all
    guard bars.top != .none, bars.opaqueEdges.contains(.top), !edges.contains(.top),
      PlatformMetrics.opaqueBarsShortenRoots[platform]
    else { return full }
    var insets = full
    insets.top = 0
    insets.bottom += full.top
    return insets
  }

  /// A Boolean value that indicates whether the size of the root is that of a page sheet.
  private var isSheet: Bool {
    rules.root.kind == .controllerView && bars.presentation != .embedded
      && size.width == reference.width
      && sheetInsets(missing: reference.height - size.height) != nil
  }

  /// The size in points that was set for the controller on the canvas, or `nil` if it follows the
  /// screen.
  private var freeformSize: CGSize? { controller?.size(ControllerElement.freeformSize) }

  /// A Boolean value that indicates whether the controller has the simulated size "Freeform".
  private var isFreeform: Bool { rules.isFreeform }

  /// The size with which the root's size is compared: the controller's own size, or the screen.
  private var reference: CGSize { freeformSize ?? screen }

  /// Returns the insets of a root that is recorded below opaque bars, or `nil` for other roots. Up
  /// to Xcode 8, its frame has a `y` greater than 0, the lower edge of the bars. The insets are the
  /// parts of that frame that the bars cover: in most cases none.
  private func insetsBelowBars(_ full: UIEdgeInsets) -> UIEdgeInsets? {
    guard PlatformMetrics.rootsAreWrittenBelowBars[platform],
      let y = rules.root.element.rect(ViewElement.frame)?.minY, y > 0
    else { return nil }
    var insets = full
    insets.top = max(0, full.top - y)
    insets.bottom = max(0, y + size.height - (reference.height - full.bottom))
    return insets
  }

  /// The numbers of points by which a page sheet may be lower than the screen: 20 with a home
  /// button and 54 with a sensor housing; 10 on later canvases, and on those of Xcode 26 the
  /// device's inset at the top.
  private var sheetGaps: [CGFloat] {
    let housing = rules.device.map {
      PlatformMetrics.portraitInsets(of: $0, on: platform).top
    }
    return PlatformMetrics.sheetGaps + [PlatformMetrics.sheetBelowHousing]
      + [housing, stackedSheetGap].compactMap { $0 }.filter { $0 > 0 }
  }

  /// The number of points by which a sheet over another sheet is lower than the screen, or `nil` if
  /// it is unknown.
  private var stackedSheetGap: CGFloat? {
    guard bars.presentation == .sheet, platform.kind == .housingPhones, let device = rules.device,
      let gap = PlatformMetrics.stackedSheetGap[platform]
    else { return nil }
    return PlatformMetrics.portraitInsets(of: device, on: platform).top + gap
  }

  /// Returns the insets of a page sheet, or `nil` if the root, which is `missing` points lower than
  /// the screen, is not one. Only the canvas with the gap below a sensor housing has sheets that
  /// extend to the home indicator, in some releases.
  private func sheetInsets(missing: CGFloat) -> UIEdgeInsets? {
    guard sheetGaps.contains(missing), PlatformMetrics.sheetsArePages[platform],
      bars.presentation == .sheet || missing != rules.device?.portraitSafeAreaInsets.top
    else { return nil }
    var insets = UIEdgeInsets.zero
    insets.top = sheetTop(missing: missing)
    let reachesIndicator =
      missing == PlatformMetrics.sheetBelowHousing
      && PlatformMetrics.sheetsReachIndicator[platform]
    insets.bottom = bottomBarHeight + (reachesIndicator ? screenInsets.bottom : 0)
    return insets
  }

  /// Returns the inset at the top of a page sheet: its bar, or the inset that canvases and some
  /// releases have there.
  private func sheetTop(missing: CGFloat) -> CGFloat {
    guard bars.top == .none else { return recordedTop ?? bars.topHeightInSheet(on: platform) }
    if PlatformMetrics.addsPortraitInsets[platform] || missing == stackedSheetGap {
      return rules.device.map { PlatformMetrics.portraitInsets(of: $0, on: platform).top } ?? 0
    }
    guard bars.isShownAsSheet, missing == PlatformMetrics.sheetBelowHousing else { return 0 }
    return PlatformMetrics.shownSheetTop[platform]
  }

  /// Returns the insets of a root that is `missing` points lower than the screen: 0 on the side
  /// where the missing height is that of an opaque bar.
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

  /// The insets of a root whose size is not that of its presentation. Sheets and popovers have only
  /// the insets that canvases add at the top.
  private var otherInsets: UIEdgeInsets {
    guard bars.presentation == .sheet else { return freeformInsets }
    return UIEdgeInsets(top: addedInsets.top, left: 0, bottom: 0, right: 0)
  }

  // MARK: - Views of their own size

  private var freeformInsets: UIEdgeInsets { freeform(topBar: topBarHeight) }

  /// Returns the insets of a view with its own size: the status bar, on some canvases only over
  /// high views; the home indicator below views that are wider or higher than the screen, in some
  /// releases below all; and the insets that canvases add. Five higher roots of five repositories
  /// have the home indicator.
  private func freeform(topBar: CGFloat) -> UIEdgeInsets {
    var insets = screenInsets
    if rules.orientation == .portrait, size.height < PlatformMetrics.minFreeformHeight,
      PlatformMetrics.freeformStatusBarNeedsHeight[platform]
    {
      insets.top = 0
    }
    if hidesStatusBar { insets.top = 0 }
    insets.top += topBar
    let hasIndicator =
      size.width > screen.width || size.height > screen.height
      || size == screen && PlatformMetrics.addsPortraitInsets[platform]
      || PlatformMetrics.freeformRootsHaveIndicator[platform]
    if !hasIndicator { insets.bottom = addedInsets.bottom }
    return insets
  }
}
