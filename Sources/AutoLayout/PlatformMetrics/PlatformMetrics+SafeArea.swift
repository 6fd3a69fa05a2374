import Foundation

/// The areas of a screen that the status bar, the sensor housing and the home indicator cover, in
/// points.
extension PlatformMetrics {
  /// A fact that indicates whether views have safe areas. In earlier releases, controllers only had
  /// layout guides.
  package static let hasSafeAreas = PlatformFact(
    "safe-area.exists",
    [
      .row(false, .before(.iOS(11)), .documented("UIView.safeAreaInsets: iOS 11")),
      .row(true, .documented("UIView.safeAreaInsets: iOS 11")),
    ])

  /// The height of the status bar of devices without a sensor housing: in portrait, and on iPads
  /// also in landscape.
  package static let statusBarHeight = PlatformFact<CGFloat>(
    "status-bar.height",
    [
      .row(24, .devices(.roundedPads), .assumed("as the catalog of devices")),
      .row(
        0, .within(.xcode(11)..<(.xcode(14, 3)), on: .canvas),
        .recorded(roots: 284, repositories: 61, contradictions: 2)),
      .row(20, .recorded(roots: 530, repositories: 103, contradictions: 17)),
    ])

  /// The length that the sensor housing of an iPhone covers: at the top in portrait, and at both
  /// sides in landscape. `nil` represents the value of the device catalog.
  package static let housingHeight = PlatformFact<CGFloat?>(
    "safe-area.housing",
    [
      .row(
        44, .before(.xcode(14), on: .canvas, kinds: .housingPhones),
        .recorded(roots: 382, repositories: 52, contradictions: 3)),
      .row(
        47, PlatformScope(on: .canvas, until: .xcode(14, 3), devices: ["retina5_9"]),
        .assumed("the top of other phones of that time")),
      .row(
        50, PlatformScope(on: .canvas, devices: ["retina5_9"]),
        .recorded(roots: 39, repositories: 8, contradictions: 1)),
      .row(
        44, PlatformScope(on: .device, until: .iOS(14), devices: ["retina6_1"]),
        .assumed("published safe area of the iPhone XR")),
      .row(
        59, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("14 roots of one repository and two public documents")),
      .row(nil, .recorded(roots: 1049, repositories: 134, contradictions: 21)),
    ])

  /// A fact that indicates whether the portrait insets of an iPhone with a sensor housing are added
  /// to the insets of its screen, in any orientation.
  package static let addsPortraitInsets = PlatformFact(
    "safe-area.adds-portrait",
    [
      .row(
        true, .since(.xcode(16, 3), on: .canvas, kinds: .housingPhones),
        .recorded(roots: 91, repositories: 17, contradictions: 7)),
      .row(false, .recorded(roots: 1619, repositories: 156, contradictions: 6)),
    ])

  /// The width of the screen that Interface Builder draws for a device, or `nil` for that of the
  /// device.
  package static let canvasScreenWidth = PlatformFact<CGFloat?>(
    "canvas.screen-width",
    [
      .row(
        430, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("recorded sizes of full screens")),
      .row(nil, .measured("recorded sizes of full screens")),
    ])

  /// The height of the screen that Interface Builder draws for a device, or `nil` for that of the
  /// device.
  package static let canvasScreenHeight = PlatformFact<CGFloat?>(
    "canvas.screen-height",
    [
      .row(
        932, PlatformScope(on: .canvas, from: .xcode(16), devices: ["retina6_7"]),
        .measured("recorded sizes of full screens")),
      .row(nil, .measured("recorded sizes of full screens")),
    ])

  /// A fact that indicates whether a controller or its document can hide the status bar of a device
  /// without a sensor housing.
  package static let statusBarMayBeHidden = PlatformFact(
    "status-bar.may-be-hidden",
    [
      .row(true, .before(.xcode(9), on: .canvas), .recorded(roots: 6, repositories: 5)),
      .row(
        true, .devices(.all, on: .device), .documented("UIViewController.prefersStatusBarHidden")),
      .row(false, .recorded(roots: 12, repositories: 10)),
    ])

  /// A fact that indicates whether views that do not fill their screen in portrait have a status
  /// bar only from a height of `minFreeformHeight`.
  package static let freeformStatusBarNeedsHeight = PlatformFact(
    "safe-area.freeform-needs-height",
    [
      .row(
        true, .within(.xcode(9)..<(.xcode(11)), on: .canvas, kinds: .homeButton),
        .recorded(roots: 17, repositories: 9)),
      .row(false, .recorded(roots: 47, repositories: 21, contradictions: 9)),
    ])

  /// The minimum height of views with a status bar, on canvases where it depends on the height:
  /// views of 353, 400 and 407 points have none, and views of 496 points have one.
  package static let minFreeformHeight: CGFloat = 450
}

extension PlatformMetrics {
  /// Returns the size of a device's screen on a platform, in points.
  package static func screen(
    of device: Device, _ orientation: Device.Orientation, on platform: Platform
  ) -> CGSize {
    let size = CGSize(
      width: canvasScreenWidth[platform] ?? device.portraitSize.width,
      height: canvasScreenHeight[platform] ?? device.portraitSize.height)
    return orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// Returns the safe area insets of a full screen without bars, in points.
  ///
  /// If the device is `nil`, the canvas represents no device and has a status bar.
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

  /// Returns the safe area insets of a full screen without bars whose controllers hide or show the
  /// status bar, in points. A sensor housing covers its area in either case.
  package static func screenInsets(
    of device: Device, _ orientation: Device.Orientation, on platform: Platform,
    hidesStatusBar: Bool
  ) -> UIEdgeInsets {
    var insets = screenInsets(of: device, orientation, on: platform)
    guard device.kind != .housingPhones, statusBarMayBeHidden[platform] else { return insets }
    insets.top = hidesStatusBar ? 0 : statusBarHeight[platform]
    return insets
  }

  /// A fact that indicates whether the system asks controllers for `shouldAutorotate` before it
  /// rotates a window.
  package static let asksShouldAutorotate = PlatformFact(
    "rotation.asks-should-autorotate",
    [
      .row(true, .before(.iOS(16)), .documented("UIViewController.shouldAutorotate")),
      .row(false, .documented("release notes of iOS 16: shouldAutorotate is no longer supported")),
    ])

  /// Returns the safe area insets of a full screen in portrait without bars, in points, and without
  /// those that `addsPortraitInsets` adds.
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
