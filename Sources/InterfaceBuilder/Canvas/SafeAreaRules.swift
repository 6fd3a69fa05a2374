import AutoLayout
import Foundation

/// What status bar, home indicator and bars cover of a root on Interface Builder's canvas.
///
/// None of it is in the file; it depends on device, release of Xcode, bars and the root's size. The
/// numbers were read off constraints to safe areas and layout guides in recorded frames.
struct SafeAreaRules {
  let rules: CanvasRules
  let bars: CanvasBars
  let size: CGSize

  private var xcode: XcodeRelease { rules.xcode }
  private var isLandscape: Bool { rules.orientation == .landscape }

  init(_ rules: CanvasRules, bars: CanvasBars, size: CGSize) {
    self.rules = rules
    self.bars = bars
    self.size = size
  }

  /// The insets of the root in points.
  var insets: UIEdgeInsets {
    if isCollectionCellOfXib {
      return UIEdgeInsets(top: screenInsets.top, left: 0, bottom: 0, right: 0)
    }
    if rules.root.isCell || rules.root.kind == .dockView { return .zero }
    if rules.choice.size != nil { return screenInsets }
    if rules.root.kind == .topLevelView { return topLevelInsets }
    return controllerInsets
  }

  /// A collection view's cell at the top of a xib lies below the status bar, as plain views of a size
  /// of their own do on phones with a housing; cells of tables do not (two recorded cells and 42).
  private var isCollectionCellOfXib: Bool {
    rules.root.kind == .topLevelView && rules.root.element.name == "collectionViewCell"
      && rules.choice.device == nil && rules.choice.size == nil
  }

  // MARK: - Device

  /// Whether the phone has a sensor housing and a home indicator instead of a button.
  private var hasHousing: Bool {
    guard let device = rules.device else { return false }
    return !device.isPad && device.portraitSafeAreaInsets.bottom > 0
  }

  /// The device's own insets as the release of Xcode draws them, without bars.
  private var screenInsets: UIEdgeInsets {
    guard let device = rules.device else {
      return UIEdgeInsets(top: hasStatusBar ? Self.statusBar : 0, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeAreaInsets(in: rules.orientation)
    if isLandscape { return insets }
    insets.top = portraitTop(device, insets.top)
    if doublesInsets(device) {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  static let statusBar: CGFloat = 20

  /// The status bar as the release of Xcode has it.
  private func portraitTop(_ device: Device, _ top: CGFloat) -> CGFloat {
    switch device.id {
    case _ where device.portraitSafeAreaInsets.bottom == 0: return hasStatusBar ? Self.statusBar : 0
    case "retina5_9": return xcode >= XcodeRelease(14, 1) ? 50 : top
    case "retina6_1": return xcode >= XcodeRelease(14) ? 48 : top
    case "retina6_0": return xcode < XcodeRelease(14) ? 44 : top
    default: return top
    }
  }

  /// Devices with a home button had no status bar on canvases of Xcode 11.0 to 14.2.
  private var hasStatusBar: Bool { xcode < XcodeRelease(11) || xcode >= XcodeRelease(14, 3) }

  /// From Xcode 16.3 on two of the canvases have each inset twice; 48 is doubled, 50 never was seen.
  private func doublesInsets(_ device: Device) -> Bool {
    xcode >= XcodeRelease(16, 3) && ["retina6_1", "retina6_12"].contains(device.id)
  }

  // MARK: - Top-level views of xibs

  /// A view that fills the screen has the screen's insets. A smaller one has those of phones with a
  /// housing at the top, and at the bottom where it is wider than the screen.
  private var topLevelInsets: UIEdgeInsets {
    let screen = rules.documentScreen
    if size == screen || rules.choice.device != nil { return screenInsets }
    guard hasHousing else { return .zero }
    var insets = screenInsets
    if size.width <= screen.width { insets.bottom = 0 }
    return insets
  }

  // MARK: - Views of controllers

  /// 1. Bars on a full screen. 2. Sheets, which start below the status bar. 3. Opaque bars, which
  /// the view does not reach below: the view is shorter by their height.
  private var controllerInsets: UIEdgeInsets {
    if bars.presentation == .embedded { return embeddedInsets }
    let full = fullScreenInsets
    let missing = rules.documentScreen.height - size.height
    if size.width != rules.documentScreen.width { return freeformInsets }
    if missing == 0 || rules.choice.device != nil { return full }
    if let sheet = sheetInsets(missing: missing) { return sheet }
    return insetsBetweenOpaqueBars(full, missing: missing)
  }

  /// Up to Xcode 10 a view in a container has the screen's insets. Later ones give it what of the
  /// container's safe area reaches in, which is known once the container has its frame.
  private var embeddedInsets: UIEdgeInsets {
    if rules.isFreeform { return freeformInsets }
    return xcode < XcodeRelease(11) ? screenInsets : .zero
  }

  private var fullScreenInsets: UIEdgeInsets {
    var insets = screenInsets
    if bars.hidesStatusBar, !hasHousing { insets.top = 0 }
    insets.top += navigationBarHeight
    insets.bottom += bottomBarHeight
    return insets
  }

  private var navigationBarHeight: CGFloat {
    switch bars.top {
    case .none: 0
    case .navigationBar: plainNavigationBar
    case .largeTitle: plainNavigationBar + Self.largeTitle
    }
  }

  private static let largeTitle: CGFloat = 52

  private var plainNavigationBar: CGFloat {
    guard let device = rules.device else { return 44 }
    if device.isPad { return xcode >= XcodeRelease(10) ? 50 : 44 }
    if isLandscape, device.verticalSizeClass(in: .landscape) == .compact,
      device.horizontalSizeClass(in: .landscape) == .compact
    {
      return 32
    }
    return 44
  }

  private var bottomBarHeight: CGFloat {
    switch bars.bottom {
    case .none: 0
    case .tabBar: rules.device.map { $0.isPad && xcode >= XcodeRelease(10) ? 50 : 49 } ?? 49
    case .toolbar: hasHousing && xcode >= XcodeRelease(14) ? 49 : 44
    }
  }

  // MARK: - Shorter canvases

  /// How much shorter than the screen a page sheet is: from Xcode 11 on 20 points with a home button
  /// and 54 with a housing; later canvases lose 10.
  private static let sheetGaps: [CGFloat] = [10, 20, 54]

  private static let sheetNavigationBar: CGFloat = 56

  private func sheetInsets(missing: CGFloat) -> UIEdgeInsets? {
    guard Self.sheetGaps.contains(missing), xcode >= XcodeRelease(11) else { return nil }
    var insets = UIEdgeInsets.zero
    switch bars.top {
    case .none: break
    case .navigationBar: insets.top = Self.sheetNavigationBar
    case .largeTitle: insets.top = Self.sheetNavigationBar + Self.largeTitle
    }
    insets.bottom = bottomBarHeight + (missing == 54 ? screenInsets.bottom : 0)
    return insets
  }

  /// A view that is shorter by the height of a bar ends at the bar; otherwise it has a size of its
  /// own.
  private func insetsBetweenOpaqueBars(_ full: UIEdgeInsets, missing: CGFloat) -> UIEdgeInsets {
    var insets = full
    switch missing {
    case full.top, 64, 44: insets.top = 0
    case full.bottom, 49: insets.bottom = 0
    case full.top + full.bottom: return .zero
    default: return freeformInsets
    }
    return insets
  }

  /// A canvas of a size of its own has status bar and navigation bar; one that is not wider than the
  /// screen had no home indicator before Xcode 14.
  private var freeformInsets: UIEdgeInsets {
    if bars.presentation == .sheet { return .zero }
    var insets = screenInsets
    if bars.hidesStatusBar { insets.top = 0 }
    insets.top += navigationBarHeight
    if size.width <= rules.documentScreen.width, xcode < XcodeRelease(14) { insets.bottom = 0 }
    return insets
  }
}
