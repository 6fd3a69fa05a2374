import AutoLayout
import Foundation

/// Determines the canvas of one root.
struct CanvasRules {
  /// The root whose canvas is computed.
  let root: InterfaceRoot
  let choice: CanvasChoice
  /// The release and the device for which facts are looked up.
  let platform: Platform
  /// The identifier of the document's device, or `nil` if the document does not state one.
  let documentDevice: String?
  /// The device of the canvas, or `nil` if the document states none and none was chosen, or if it
  /// is unknown.
  let device: Device?
  /// The orientation of the device, which is portrait without a device.
  let orientation: Device.Orientation

  init(_ root: InterfaceRoot, _ choice: CanvasChoice) {
    let document = root.document
    self.root = root
    self.choice = choice
    documentDevice = document.device?.identifier
    device = choice.device ?? documentDevice.flatMap { Device(identifier: $0) }
    orientation = choice.orientation ?? document.device?.orientation ?? .portrait
    let isOwnCanvas = choice.device == nil && choice.shownSurface == .canvas
    if isOwnCanvas, let device {
      platform = Self.documentPlatform(
        root, device, orientation, Self.release(document, choice, device))
    } else {
      platform = Platform(
        Self.release(document, choice, device), on: choice.shownSurface, device: device)
    }
  }

  /// Returns the platform of the canvas on which a root was drawn.
  ///
  /// If a root has the width of the device itself, rather than the one that the device has on the
  /// canvas of the Xcode that saved the document, an earlier Xcode drew it: Xcode redraws only the
  /// scenes that it shows.
  private static func documentPlatform(
    _ root: InterfaceRoot, _ device: Device, _ orientation: Device.Orientation, _ release: Release
  ) -> Platform {
    var platform = Platform(release, on: .canvas, device: device)
    let own = device.size(in: orientation)
    let canvas = PlatformMetrics.screen(of: device, orientation, on: platform)
    let recorded = root.controller == nil ? nil : root.element.rect(ViewElement.frame)?.width
    if canvas != own, recorded == own.width { platform.deviceIdentifier = nil }
    return platform
  }

  /// Returns the release of a surface: that of a canvas is that of the document's Xcode; a device
  /// runs the version that was chosen, or the newest that it can run, up to the default.
  private static func release(
    _ document: InterfaceDocument, _ choice: CanvasChoice, _ device: Device?
  ) -> Release {
    if let version = choice.settings.systemVersion { return .iOS(version) }
    if choice.shownSurface == .canvas { return document.xcode }
    let newest = LayoutEnvironment.defaultSystemVersion
    return .iOS(min(newest, device?.lastSystemVersion ?? newest))
  }

  /// Returns the canvas of the root: 1. the bars over it, 2. its size and insets, 3. size classes
  /// and margins.
  ///
  /// - Parameter container: The size of the container view that shows the root, and on a device its
  ///   safe area, or `nil` for a root that is shown by itself.
  /// - Returns: The canvas.
  func canvas(in container: RootPlacement? = nil) -> InterfaceCanvas {
    let bars = root.bars(on: platform)
    let placement = placement(bars, in: container)
    let (horizontal, vertical) = sizeClasses
    var canvas = InterfaceCanvas(
      size: placement.size, scale: scale, device: device, orientation: orientation,
      horizontalSizeClass: horizontal, verticalSizeClass: vertical,
      safeAreaInsets: hasSafeAreas ? placement.insets : .zero,
      topGuideLength: placement.insets.top, bottomGuideLength: placement.insets.bottom,
      sideMargin: sideMargin(placement.size), release: platform.release, surface: platform.surface)
    canvas.isSheet = placement.isSheet
    canvas.marginsAroundRoot = marginsAroundRoot
    canvas.bars = CanvasBar.bars(
      bars, of: root.controller, size: placement.size, insets: placement.insets,
      bare: self.placement(bars.withoutBars, in: container).insets,
      localization: choice.localization)
    return canvas
  }

  /// Returns the size and insets of the root under bars, on the surface of the platform. On a
  /// canvas, only the size follows a container.
  private func placement(_ bars: CanvasBars, in container: RootPlacement?) -> RootPlacement {
    switch platform.surface {
    case .canvas:
      let own = CanvasPlacement(self, bars).placement
      return RootPlacement(
        size: container?.size ?? own.size, insets: own.insets, isSheet: own.isSheet)
    case .device:
      let placement = DevicePlacement(self, bars)
      return container.map(placement.placement(in:)) ?? placement.placement
    }
  }

  /// A Boolean value that indicates whether the root has safe areas. Documents with safe areas keep
  /// them on systems before iOS 11, where Xcode replaces them with the layout guides of
  /// controllers.
  private var hasSafeAreas: Bool {
    let written = Platform(root.document.xcode, on: .canvas)
    return PlatformMetrics.hasSafeAreas[platform] || PlatformMetrics.hasSafeAreas[written]
  }

  // MARK: - Size

  /// The size that the document states for the root, in points, or `nil` if it does not state one.
  var recordedSize: CGSize? {
    let key = root.controller == nil ? nil : root.controller?.size(ControllerElement.freeformSize)
    return root.element.rect(ViewElement.frame)?.size ?? key
  }

  /// A Boolean value that indicates whether the root's controller has the simulated size
  /// "Freeform".
  var isFreeform: Bool {
    root.controller?.child(SimulatedMetrics.destination)?.kind == .freeformSimulatedSizeMetrics
  }

  /// The screen of the canvas, in points.
  var screen: CGSize {
    guard let device else { return fallbackSize }
    return PlatformMetrics.screen(of: device, orientation, on: platform)
  }

  /// The screen that the document was saved for, in points.
  var documentScreen: CGSize {
    guard let setting = root.document.device,
      let device = Device(identifier: setting.identifier)
    else { return fallbackSize }
    return PlatformMetrics.screen(
      of: device, setting.orientation,
      on: Self.documentPlatform(root, device, setting.orientation, root.document.xcode))
  }

  /// The screen of documents without a device: the canvas of any size class represents all devices;
  /// before size classes, it was that of the iPhone 5 or the iPad.
  var fallbackSize: CGSize {
    if root.document.usesTraitCollections {
      return CGSize(width: Device.SizeClass.any.canvasSide, height: Device.SizeClass.any.canvasSide)
    }
    let isPad = root.document.tree.root[DocumentElement.targetRuntime] == "iOS.CocoaTouch.iPad"
    return isPad ? CGSize(width: 768, height: 1024) : CGSize(width: 320, height: 568)
  }

  // MARK: - Scale and size classes

  /// Pixels per point of devices that are not in `Device`.
  private static let unknownDeviceScale: CGFloat = 2

  /// The number of pixels per point. Without a device, the lengths in the file decide; if they
  /// contain no fractions of a point, frames are rounded to whole points.
  private var scale: CGFloat {
    if let device { return (choice.device == nil ? root.document.drawnScale : nil) ?? device.scale }
    return documentDevice == nil ? root.document.drawnScale ?? 1 : Self.unknownDeviceScale
  }

  /// The size classes of width and height, which select the variations of the document.
  ///
  /// Documents without size classes, or without a device, use the variations for any size. An
  /// unknown device is treated as a phone in portrait.
  private var sizeClasses: (Device.SizeClass, Device.SizeClass) {
    let (horizontal, vertical) = deviceSizeClasses
    return (choice.horizontalSizeClass ?? horizontal, choice.verticalSizeClass ?? vertical)
  }

  /// The size classes of the device and the document, which the choice may override.
  private var deviceSizeClasses: (Device.SizeClass, Device.SizeClass) {
    guard root.document.usesTraitCollections else { return (.any, .any) }
    guard let device else {
      return documentDevice == nil ? (.any, .any) : (.compact, .regular)
    }
    return (
      split?.horizontalSizeClass ?? device.horizontalSizeClass(in: orientation),
      device.verticalSizeClass(in: orientation)
    )
  }

  /// The part of an iPad's screen that was chosen by its size: as high as the screen, with one of
  /// the widths of Split View. It is `nil` for other sizes.
  private var split: Device.Split? {
    guard let device = choice.device, let size = choice.size,
      size.height == device.size(in: orientation).height
    else { return nil }
    return device.splitWidths(in: orientation).first { $0.width == size.width }
  }

  /// A Boolean value that indicates whether bars are thin: on phones in landscape without regular
  /// width.
  var hasThinBars: Bool {
    guard let device, orientation == .landscape else { return false }
    return !device.isPad && device.horizontalSizeClass(in: .landscape) == .compact
  }

  // MARK: - Margins

  /// The margins of the canvas around a root that is not a cell: those of any view at top and
  /// bottom, and those of the screen at the sides.
  private var marginsAroundRoot: UIEdgeInsets {
    guard !root.isCell, PlatformMetrics.rootsPreserveMargins[platform] else { return .zero }
    let side = SystemMargins.side(forWidth: screen.width, in: screen, on: platform)
    let plain = PlatformMetrics.plainMargin
    return UIEdgeInsets(top: plain, left: side, bottom: plain, right: side)
  }

  /// Returns the minimum side margin of the root in points, or `nil` for the margin of its class.
  ///
  /// Cells get their margins from the table, and views of some xibs have the 8 points of any view.
  private func sideMargin(_ size: CGSize) -> CGFloat? {
    if root.element.kind == .tableViewCell { return nil }
    if platform.surface == .device, root.isCell || root.isPlainPiece { return nil }
    if root.controller == nil, PlatformMetrics.xibRootsArePlain[platform] { return nil }
    // On a canvas, a root with a width other than the screen's does not show the orientation of the
    // screen.
    let isOnScreen = platform.surface == .device || screen.width == size.width
    let window = isOnScreen ? choice.size ?? screen : nil
    return SystemMargins.side(forWidth: size.width, in: window, on: platform)
  }
}

extension InterfaceRoot {
  /// A Boolean value that indicates whether the root is laid out in a table or collection.
  var isCell: Bool {
    [.tableViewCell, .collectionViewCell, .collectionReusableView].contains(element.kind)
  }

  /// A Boolean value that indicates whether the root is a view of a xib that is shown within other
  /// views, rather than the view of a controller, which has larger margins: it does not fill the
  /// screen of its canvas, and is not the view of the object that loads the file.
  fileprivate var isPlainPiece: Bool {
    guard controller == nil, hasUnknownSize else { return false }
    return !isViewOfOwner
  }

  /// Returns the bars over the root: those of its controller, or those that a view of a xib states
  /// itself.
  func bars(on platform: Platform) -> CanvasBars {
    if let controller { return document.segues.bars(of: controller, on: platform) }
    var bars = CanvasBars()
    bars.applySimulatedMetrics(of: element)
    return bars
  }
}
