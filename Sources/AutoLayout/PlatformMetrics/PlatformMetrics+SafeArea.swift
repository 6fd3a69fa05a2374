import Foundation

/// What status bar, sensor housing and home indicator cover of a screen, in points.
extension PlatformMetrics {
  /// Whether views have safe areas; before, controllers had layout guides only.
  package static let hasSafeAreas = PlatformFact(
    "safe-area.exists",
    [
      .row(false, .before(.iOS(11)), .documented("UIView.safeAreaInsets: iOS 11")),
      .row(true, .documented("UIView.safeAreaInsets: iOS 11")),
    ])

  /// Height of the status bar of devices without sensor housing, upright.
  package static let statusBarHeight = PlatformFact<CGFloat>(
    "status-bar.height",
    [
      .row(24, .devices(.roundedPads), .assumed("as the catalogue of devices")),
      .row(
        0, .within(.xcode(11)..<(.xcode(14, 3)), on: .canvas),
        .recorded(roots: 135, repositories: 35, contradictions: 1)),
      .row(20, .recorded(roots: 389, repositories: 69, contradictions: 2)),
    ])

  /// What the sensor housing of an iPhone takes of the top, upright, where it is not the value of the
  /// catalogue of devices.
  package static let housingHeight = PlatformFact<CGFloat?>(
    "safe-area.housing",
    [
      .row(
        44, .before(.xcode(14), on: .canvas, kinds: .housingPhones),
        .recorded(roots: 303, repositories: 29)),
      .row(
        47, PlatformScope(on: .canvas, until: .xcode(14, 3), devices: ["retina5_9"]),
        .assumed("the top of other phones of that time")),
      .row(
        50, PlatformScope(on: .canvas, devices: ["retina5_9"]),
        .recorded(roots: 25, repositories: 5)),
      .row(
        44, PlatformScope(on: .device, until: .iOS(14), devices: ["retina6_1"]),
        .assumed("published safe area of the iPhone XR")),
      .row(
        59, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("14 roots of one repository and two public documents")),
      .row(nil, .recorded(roots: 540, repositories: 80, contradictions: 1)),
    ])

  /// Whether the insets of an upright iPhone with a sensor housing are added once more to those of
  /// its screen, whichever way it is held.
  package static let addsPortraitInsets = PlatformFact(
    "safe-area.adds-portrait",
    [
      .row(
        true, .since(.xcode(16, 3), on: .canvas, kinds: .housingPhones),
        .recorded(roots: 26, repositories: 7)),
      .row(false, .recorded(roots: 971, repositories: 95, contradictions: 1)),
    ])

  /// The width of the screen that Interface Builder draws for a device, where it is not the device's.
  package static let canvasScreenWidth = PlatformFact<CGFloat?>(
    "canvas.screen-width",
    [
      .row(
        430, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("recorded sizes of full screens")),
      .row(nil, .measured("recorded sizes of full screens")),
    ])

  /// The height of the screen that Interface Builder draws for a device, where it is not the device's.
  package static let canvasScreenHeight = PlatformFact<CGFloat?>(
    "canvas.screen-height",
    [
      .row(
        932, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("recorded sizes of full screens")),
      .row(nil, .measured("recorded sizes of full screens")),
    ])

  /// Whether a controller whose document says that it has no status bar is drawn without one.
  package static let statusBarMayBeHidden = PlatformFact(
    "status-bar.may-be-hidden",
    [
      .row(true, .before(.xcode(9), on: .canvas), .recorded(roots: 6, repositories: 5)),
      .row(
        true, .devices(.all, on: .device), .documented("UIViewController.prefersStatusBarHidden")),
      .row(false, .recorded(roots: 12, repositories: 10)),
    ])

  /// Whether views that do not fill their screen have a status bar only from `leastFreeformHeight` on.
  package static let freeformStatusBarNeedsHeight = PlatformFact(
    "safe-area.freeform-needs-height",
    [
      .row(
        true, .within(.xcode(9)..<(.xcode(11)), on: .canvas, kinds: .homeButton),
        .recorded(roots: 17, repositories: 9)),
      .row(false, .recorded(roots: 22, repositories: 13, contradictions: 1)),
    ])

  /// Views of this height on have a status bar on canvases where that depends on the height: 353 has
  /// not, 496 has.
  package static let leastFreeformHeight: CGFloat = 400
}

extension PlatformMetrics {
  /// The screen that a device has on a platform, in points.
  package static func screen(
    of device: Device, _ orientation: Device.Orientation, on platform: Platform
  ) -> CGSize {
    let size = CGSize(
      width: canvasScreenWidth[platform] ?? device.portraitSize.width,
      height: canvasScreenHeight[platform] ?? device.portraitSize.height)
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The safe area insets of a full screen without bars, in points.
  ///
  /// A device that is nil stands for a canvas without one, which has a status bar.
  package static func screenInsets(
    of device: Device?, _ orientation: Device.Orientation, on platform: Platform
  ) -> UIEdgeInsets {
    guard let device else {
      return UIEdgeInsets(top: statusBarHeight[platform], left: 0, bottom: 0, right: 0)
    }
    let insets = ordinaryInsets(of: device, orientation, on: platform)
    guard addsPortraitInsets[platform] else { return insets }
    return insets + portraitInsets(of: device, on: platform)
  }

  /// The insets of a screen held upright, as a device has them, in points.
  package static func portraitInsets(of device: Device, on platform: Platform) -> UIEdgeInsets {
    ordinaryInsets(of: device, .portrait, on: platform)
  }

  private static func ordinaryInsets(
    of device: Device, _ orientation: Device.Orientation, on platform: Platform
  ) -> UIEdgeInsets {
    var insets = device.safeAreaInsets(in: orientation)
    let hasHousing = device.kind == .housingPhones
    let housing = housingHeight[platform]
    switch orientation {
    case .portrait:
      insets.top = hasHousing ? housing ?? insets.top : statusBarHeight[platform]
    case .landscape:
      if hasHousing, let housing {
        insets.left = housing
        insets.right = housing
      }
      if device.isPad { insets.top = statusBarHeight[platform] }
    }
    return insets
  }
}
