import LayoutModel
import Foundation

/// The drawing of a picture: it traverses the views back to front, and draws each view.
///
/// Frames are in the coordinates of the root. The origin of the picture is the upper-left corner of
/// the root. An empty element with a mark replaces views with a frame that cannot be drawn, and
/// views in too many nested groups.
struct SVGDrawing {
  /// The layout.
  let snapshot: LayoutSnapshot
  /// The options of the picture.
  let options: SVGRenderer.Options
  /// The size of the picture, in points.
  let size: CGSize
  /// The upper-left corner of the picture, in the coordinate space of the root's frames.
  let origin: CGPoint
  /// The screen of the device, if the canvas fills it.
  let screen: DeviceScreen?
  /// The information about tables that depends on several views.
  let tables: TableParts
  /// The pen that writes the picture.
  var pen: SVGPen
  /// The properties that the current view inherits, outermost first.
  private var surroundings: [Surroundings] = []
  /// The number of open groups.
  private var openGroups = 0

  /// The maximum number of nested groups. Views in more groups are omitted.
  ///
  /// libxml2, with which most programs read SVG, rejects documents deeper than 256 elements. A
  /// group is opened only if a view clips or is translucent. No real screen nests that many groups.
  static let groupLimit = 200

  /// The properties that the subviews of a view inherit.
  struct Surroundings {
    /// The effective tint color.
    var tint = LayoutSnapshot.Color.systemBlue
    /// The separator inset of the nearest table, or `nil` for no separators.
    var separatorInset: CGFloat?
    /// A Boolean value that indicates whether the nearest table is grouped, or `nil` outside
    /// tables.
    var isInGroupedTable: Bool?
    /// The distances in points by which the background of a bar extends beyond the upper and lower
    /// edge of the view.
    var barOverhang: (top: CGFloat, bottom: CGFloat) = (0, 0)
    /// The number of groups to close after the view.
    var groups = 0
    /// The rounded corners of a cell of an inset group, or `nil` for other views.
    var cellCorners: TableParts.CellCorners?
    /// The rectangle of the title above the prototypes of a table, in the coordinates of its frame,
    /// or `nil` for other views.
    var prototypeTitle: CGRect?
    /// A Boolean value that indicates whether the view draws a border, scroll indicators or layers
    /// above its subviews.
    var hasBorder = false
  }

  /// Creates a drawing. `run()` draws the picture.
  init(
    _ snapshot: LayoutSnapshot, options: SVGRenderer.Options, palette: SVGPalette, size: CGSize
  ) {
    self.snapshot = snapshot
    self.options = options
    self.size = size
    origin = snapshot.pictureOrigin
    screen = DeviceScreen(canvas: snapshot.canvas)
    tables = TableParts(snapshot)
    let prefix = options.idPrefix.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    pen = SVGPen(
      palette: palette, appearance: options.appearance, textFitting: options.textFitting,
      idPrefix: prefix)
  }

  /// Draws the background, the views, the simulated bars of the document, the bars of the system,
  /// and the overlay, each above the previous one.
  mutating func run() {
    let bounds = CGRect(origin: .zero, size: size)
    let radius = options.roundsCorners ? screen?.cornerRadius ?? 0 : 0
    if radius > 0 { pen.openClip(bounds, radius: radius) }
    pen.rect(bounds, .fill(.systemBackground), attributes: " data-canvas=\"\"")
    drawViews()
    for bar in snapshot.canvas.bars { paintBar(bar) }
    if options.showsSystemBars, let screen { drawSystemBars(screen) }
    if radius > 0 { pen.close() }
    if !options.overlay.isEmpty { drawOverlay(options.overlay) }
  }

  /// Draws the views back to front, without recursion.
  private mutating func drawViews() {
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      switch step {
      case .enter(let index, _):
        if !enter(index) { traversal.skipSubviews() }
      case .leave(let index, _):
        leave(index)
      }
    }
  }

  /// Returns the frame of a view in the picture, in points.
  func rect(of index: Int) -> CGRect {
    let frame = snapshot.views[index].frameInRoot
    guard frame.isDrawable else { return frame }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y).standardized
  }

  /// Draws a view below its subviews. Returns `false` if the subviews are not drawn.
  private mutating func enter(_ index: Int) -> Bool {
    let view = snapshot.views[index]
    var inherited = surroundings.last ?? Surroundings()
    inherited.groups = 0
    inherited.hasBorder = false
    paintUnderlay(of: view)
    surroundings.append(inherited)
    guard options.dimsHiddenViews || !view.isHidden,
      view.alpha.isNaN || view.alpha > Self.invisibleAlpha
    else { return false }
    let rect = rect(of: index)
    guard rect.isDrawable else {
      pen.raw("<g data-view=\"\(index)\" data-skipped=\"frame cannot be drawn\"/>")
      return false
    }
    guard openGroups < Self.groupLimit else {
      pen.raw("<g data-view=\"\(index)\" data-skipped=\"too deep\"/>")
      return false
    }
    if let mask = view.appearance.maskPath {
      let place = Drawing.Transform.translation(
        rect.minX - view.boundsOrigin.x, rect.minY - view.boundsOrigin.y)
      openGroup {
        $0.openClip(mask, place, isEvenOdd: view.appearance.maskIsEvenOdd == true)
      }
    }
    if let shadow = view.appearance.shadow, shadow.isDrawable { drawShadow(shadow, of: view, rect) }
    if view.isHidden { openGroup { $0.open(" opacity=\"\(Self.hiddenOpacity)\"") } }
    if view.alpha < 1 {
      openGroup { $0.open(" opacity=\"\(DecimalText.string(Double(view.alpha)))\"") }
    }
    hand(view, index, down: &surroundings[surroundings.count - 1])
    paint(view, index, rect)
    if view.clipsToBounds && !view.children.isEmpty {
      let radius = view.appearance.cornerRadius
      openGroup { $0.openClip(rect, radius: radius.isFinite ? radius : 0) }
    }
    return true
  }

  /// The maximum alpha at which UIKit treats a view as invisible: a view with an alpha of 0.01 or
  /// less receives no touches.
  private static let invisibleAlpha: CGFloat = 0.01

  /// The opacity of hidden views that are drawn, which is that of the studio's canvas.
  private static let hiddenOpacity = 0.25

  /// Opens a group that is closed when the view is complete.
  private mutating func openGroup(_ open: (inout SVGPen) -> Void) {
    open(&pen)
    openGroups += 1
    surroundings[surroundings.count - 1].groups += 1
  }

  /// Closes the groups of a view and draws the parts above its subviews.
  private mutating func leave(_ index: Int) {
    let finished = surroundings.removeLast()
    for _ in 0..<finished.groups { pen.close() }
    openGroups -= finished.groups
    if finished.hasBorder { paintAbove(snapshot.views[index], rect(of: index)) }
  }

  /// Updates the properties that the subviews of the view at an index inherit, and the properties
  /// of the view that depend on other views.
  func hand(_ view: LayoutSnapshot.View, _ index: Int, down surroundings: inout Surroundings) {
    surroundings.cellCorners = tables.corners[index]
    surroundings.prototypeTitle = tables.titles[index]
    if let tint = view.appearance.tintColor { surroundings.tint = tint }
    if case .table(let isGrouped, let inset) = view.content {
      surroundings.separatorInset = inset
      surroundings.isInGroupedTable = isGrouped
    }
    let hasScrollers = view.contentSize != nil && view.content != .none
    surroundings.hasBorder =
      view.appearance.borderWidth > 0 || hasScrollers || view.overlay != nil
  }

  /// Draws the element of the view: a single rectangle, or a group with the coordinates of the
  /// view.
  private mutating func paint(_ view: LayoutSnapshot.View, _ index: Int, _ rect: CGRect) {
    let radius = view.appearance.cornerRadius.isFinite ? view.appearance.cornerRadius : 0
    let around = surroundings[surroundings.count - 1]
    // A cell of an inset group draws its background with the corners of the group.
    let background =
      around.cellCorners == nil ? view.appearance.backgroundColor ?? view.defaultBackground : nil
    let mark = " data-view=\"\(index)\""
    // Layers can paint outside an empty view.
    let hasSize = rect.width > 0 && rect.height > 0
    guard
      view.drawing != nil || around.prototypeTitle != nil || (view.paintsContent && hasSize)
    else {
      pen.rect(rect, radius: radius, SVGPaint(fill: background), attributes: mark)
      return
    }
    pen.open("\(mark) transform=\"translate(\(pen.number(rect.minX)) \(pen.number(rect.minY)))\"")
    let bounds = CGRect(origin: .zero, size: rect.size)
    if let background { pen.rect(bounds, radius: radius, .fill(background)) }
    let clips = view.clipsToBounds && view.contentMayOverflow
    if clips { pen.openClip(bounds, radius: radius) }
    var inner = around
    inner.barOverhang = barOverhang(of: rect)
    ContentPainter(view: view, bounds: bounds, around: inner).paintAll(with: &pen)
    if clips { pen.close() }
    pen.close()
  }

  /// Draws a shadow of a path, or opens a group whose content has a shadow.
  private mutating func drawShadow(
    _ shadow: Drawing.Shadow, of view: LayoutSnapshot.View, _ rect: CGRect
  ) {
    guard let path = view.appearance.shadowPath else {
      let picture = CGRect(origin: .zero, size: size)
      return openGroup { $0.openShadow(shadow, in: picture) }
    }
    var group = Drawing.Group()
    group.shadow = shadow
    let place = Drawing.Transform.translation(
      rect.minX - view.boundsOrigin.x, rect.minY - view.boundsOrigin.y)
    // The path itself is below the view, in the color of the shadow.
    let drawing = Drawing([
      .transform(place), .beginGroup(group), .fill(path, shadow.color, isEvenOdd: false), .endGroup,
    ])
    let bounds = CGRect(origin: .zero, size: size)
    ContentPainter(view: view, bounds: bounds, around: surroundings[surroundings.count - 1])
      .paint(drawing, &pen)
  }

  /// Draws a bar of a surrounding controller, which is not a descendant of the root.
  mutating func paintBar(_ bar: LayoutSnapshot.View) {
    guard bar.frameInRoot.isDrawable else { return }
    let rect = bar.frameInRoot.offsetBy(dx: -origin.x, dy: -origin.y)
    pen.open(
      " data-bar=\"\" transform=\"translate(\(pen.number(rect.minX)) \(pen.number(rect.minY)))\"")
    var around = Surroundings()
    around.barOverhang = barOverhang(of: rect)
    let bounds = CGRect(origin: .zero, size: rect.size)
    ContentPainter(view: bar, bounds: bounds, around: around).paint(with: &pen)
    pen.close()
  }

  /// Returns the distances in points from a bar at `rect` to the edges of the screen if the bar is
  /// along the safe area: iOS extends the background of such a bar to the edge of the screen. They
  /// are 0 for other bars and for canvases without a screen.
  func barOverhang(of rect: CGRect) -> (top: CGFloat, bottom: CGFloat) {
    guard let screen else { return (0, 0) }
    let insets = snapshot.canvas.safeAreaInsets
    let below = size.height - rect.maxY
    let isAbove = abs(rect.minY - screen.statusBarHeight) < 6 || abs(rect.minY - insets.top) < 1
    // Bars of an outer controller are part of the area outside the safe area.
    let isAlongSafeArea =
      abs(below - insets.bottom) < 1 || abs(below + rect.height - insets.bottom) < 1
    let isBelow = screen.hasHomeIndicator && isAlongSafeArea
    return (isAbove ? max(rect.minY, 0) : 0, isBelow ? max(below, 0) : 0)
  }

  /// Draws the superview's layers that are directly behind a view, inside the groups of the
  /// superview.
  private mutating func paintUnderlay(of view: LayoutSnapshot.View) {
    guard let underlay = view.underlay, let parent = view.parent else { return }
    let place = rect(of: parent)
    guard place.isDrawable else { return }
    paint(underlay, of: snapshot.views[parent], place, attributes: "", clips: false)
  }

  /// Draws the content of layers in the coordinates of a view, optionally clipped to the view.
  private mutating func paint(
    _ layers: Drawing, of view: LayoutSnapshot.View, _ rect: CGRect, attributes: String, clips: Bool
  ) {
    let place = "translate(\(pen.number(rect.minX)) \(pen.number(rect.minY)))"
    pen.open("\(attributes) transform=\"\(place)\"")
    let bounds = CGRect(origin: .zero, size: rect.size)
    let radius = view.appearance.cornerRadius
    if clips { pen.openClip(bounds, radius: radius.isFinite ? radius : 0) }
    ContentPainter(view: view, bounds: bounds, around: surroundings.last ?? Surroundings()).paint(
      layers, &pen)
    if clips { pen.close() }
    pen.close()
  }

  /// Draws the layers above the subviews, the border and the scroll indicators.
  mutating func paintAbove(_ view: LayoutSnapshot.View, _ rect: CGRect) {
    if let overlay = view.overlay, rect.isDrawable {
      let alpha = view.alpha < 1 ? " opacity=\"\(DecimalText.string(Double(view.alpha)))\"" : ""
      paint(overlay, of: view, rect, attributes: alpha, clips: view.clipsToBounds)
    }
    let width = view.appearance.borderWidth
    if width > 0, width.isFinite, width <= rect.width {
      let color = view.appearance.borderColor ?? .black
      let inner = rect.insetBy(dx: width / 2, dy: width / 2)
      let radius = max(view.appearance.cornerRadius - width / 2, 0)
      pen.rect(inner, radius: radius.isFinite ? radius : 0, .stroke(color, width))
    }
    if let content = view.contentSize { pen.scrollIndicators(view, content, rect) }
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the class draws more than its background.
  var paintsContent: Bool {
    if showsPlaceholder { return true }
    return switch content {
    case .none, .stack, .scroll, .collection, .table: false
    default: true
    }
  }

  /// A Boolean value that indicates whether the placeholder is drawn, because the view has no other
  /// content.
  var showsPlaceholder: Bool { placeholder != nil && children.isEmpty && drawing == nil }

  /// The default background of the class, or `nil` if it is transparent.
  var defaultBackground: LayoutSnapshot.Color? {
    guard case .table(let isGrouped, _) = content else { return nil }
    return isGrouped ? .groupedBackground : .systemBackground
  }

  /// A Boolean value that indicates whether the content can extend beyond the bounds of the view.
  var contentMayOverflow: Bool {
    switch content {
    case .image, .label, .textView: true
    default: false
    }
  }
}
