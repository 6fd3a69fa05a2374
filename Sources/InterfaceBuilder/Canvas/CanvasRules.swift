import AutoLayout
import Foundation

/// Finds the canvas of one root.
struct CanvasRules {
  let root: InterfaceRoot
  let choice: CanvasChoice
  let xcode: XcodeRelease
  /// The identifier of the document's device; nil where it names none.
  let documentDevice: String?
  /// The device laid out on; nil where the document names none and nothing was chosen.
  let device: Device?
  let orientation: Device.Orientation

  init(_ root: InterfaceRoot, _ choice: CanvasChoice) {
    let document = root.document
    self.root = root
    self.choice = choice
    xcode = choice.settings.systemVersion.map(XcodeRelease.init(systemVersion:)) ?? document.xcode
    documentDevice = document.device?.identifier
    device = choice.device ?? documentDevice.flatMap { Device(identifier: $0) }
    orientation = choice.orientation ?? document.device?.orientation ?? .portrait
  }

  /// 1. The root's size. 2. The bars over it. 3. What they cover. 4. Size classes and margins.
  func canvas() -> InterfaceCanvas {
    let size = rootSize
    let bars = root.controller.map(root.document.segues.bars) ?? CanvasBars()
    let insets = SafeAreaRules(self, bars: bars, size: size).insets
    let (horizontal, vertical) = sizeClasses
    var canvas = InterfaceCanvas(
      size: size, scale: scale, device: device, orientation: orientation,
      horizontalSizeClass: horizontal, verticalSizeClass: vertical,
      safeAreaInsets: hasSafeAreas ? insets : .zero,
      topGuideLength: insets.top, bottomGuideLength: insets.bottom, sideMargin: sideMargin(size),
      systemVersion: xcode.systemVersion)
    let bare = SafeAreaRules(self, bars: CanvasBars(), size: size).insets
    canvas.bars = CanvasBar.bars(
      bars, of: root.controller, size: size, insets: insets, bare: bare,
      localization: choice.localization)
    return canvas
  }

  /// Documents with safe areas keep them on systems before iOS 11, where Xcode puts the layout
  /// guides of controllers in their place.
  private var hasSafeAreas: Bool {
    xcode >= Self.firstWithSafeAreas || root.document.xcode >= Self.firstWithSafeAreas
  }

  /// Before, there were layout guides of controllers only.
  private static let firstWithSafeAreas = XcodeRelease(9)

  // MARK: - Size

  /// Whether the canvas is the one that the document was saved with.
  private var isOwnCanvas: Bool {
    choice.device == nil && choice.size == nil && !isTurned
  }

  private var isTurned: Bool {
    guard let own = root.document.device?.orientation else { return false }
    return choice.orientation.map { $0 != own } ?? false
  }

  /// The recorded size is the canvas; on another device it changes with the screen.
  private var rootSize: CGSize {
    if let size = choice.size { return size }
    let recorded = recordedSize
    guard !isOwnCanvas, let device else { return recorded ?? fallbackSize }
    let screen = device.size(in: orientation)
    guard let recorded else { return screen }
    let old = documentScreen
    // A root that fills its screen, but for bars, fills the new one; one of another width is a piece
    // of its own size.
    guard recorded.width == old.width else { return recorded }
    let isPiece = root.controller == nil && recorded.height < old.height
    return CGSize(
      width: screen.width,
      height: isPiece ? recorded.height : max(0, screen.height - (old.height - recorded.height)))
  }

  private var recordedSize: CGSize? {
    let key = root.controller == nil ? nil : root.controller?.size(key: "freeformSize")
    return root.element.rect(key: "frame")?.size ?? key
  }

  /// The screen that the document was saved for.
  var documentScreen: CGSize {
    guard let setting = root.document.device else { return fallbackSize }
    return Device(identifier: setting.identifier)?.size(in: setting.orientation) ?? fallbackSize
  }

  /// Documents without device: 600 × 600 stands for all devices; before size classes it was the
  /// phone or tablet of the time.
  private var fallbackSize: CGSize {
    if root.document.usesTraitCollections { return CGSize(width: 600, height: 600) }
    let isPad = root.document.tree.root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    return isPad ? CGSize(width: 768, height: 1024) : CGSize(width: 320, height: 568)
  }

  /// Whether the controller asks for a size of its own.
  var isFreeform: Bool {
    root.controller?.child(key: "simulatedDestinationMetrics")?.name
      == "freeformSimulatedSizeMetrics"
  }

  // MARK: - Scale and size classes

  /// Devices that `Device` does not know draw two pixels a point.
  private static let unknownDeviceScale: CGFloat = 2

  private var scale: CGFloat {
    if let device { return (choice.device == nil ? root.document.drawnScale : nil) ?? device.scale }
    return documentDevice == nil ? root.document.drawnScale ?? 1 : Self.unknownDeviceScale
  }

  private var sizeClasses: (Device.SizeClass, Device.SizeClass) {
    guard root.document.usesTraitCollections else { return (.any, .any) }
    guard let device else {
      return documentDevice == nil ? (.any, .any) : (.compact, .regular)
    }
    return (
      split?.horizontalSizeClass ?? device.horizontalSizeClass(in: orientation),
      device.verticalSizeClass(in: orientation)
    )
  }

  /// The part of an iPad's screen that was chosen by its size: as high as the screen, and one of the
  /// widths of Split View.
  private var split: Device.Split? {
    guard let device = choice.device, let size = choice.size,
      size.height == device.size(in: orientation).height
    else { return nil }
    return device.splitWidths(in: orientation).first { $0.width == size.width }
  }

  // MARK: - Margins

  /// Xcode 6 drew 16 at every width.
  private func sideMargin(_ size: CGSize) -> CGFloat? {
    if root.isCell { return nil }
    if xcode < XcodeRelease(6, 3) { return 16 }
    // A root of another width than the screen's does not show which way the screen is held.
    let screen = device?.size(in: orientation)
    let spansScreen = screen?.width == size.width
    return SystemMargins.side(forWidth: size.width, in: spansScreen ? screen : nil)
  }
}

extension InterfaceRoot {
  /// Whether the root is laid out in a table or collection.
  var isCell: Bool {
    ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(element.name)
  }
}
