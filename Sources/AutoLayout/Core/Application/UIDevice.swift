import Foundation

/// The device that the program runs on: the one of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the main screen.
  public static let current = UIDevice()

  /// Posted by programs that turn the device; nothing is posted here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.environment.userInterfaceIdiom }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in words of the user's language; English here.
  open var localizedModel: String { model }
  /// The name that the user gave the device; the kind here.
  open var name: String { model }
  /// The system whose layout is followed.
  open var systemName: String { "iOS" }
  /// The version of the system whose layout is followed.
  open var systemVersion: String { "\(UIScreen.main.environment.systemVersion).0" }
  /// An identifier that changes with every run.
  public let identifierForVendor: UUID? = UUID()
  /// Kept without effect: no battery is watched.
  open var isBatteryMonitoringEnabled = false

  /// Does nothing: the device is not turned by itself.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device is not turned by itself.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// The orientation cannot be determined.
  case unknown = 0
  /// The device is held vertically, with its top edge up.
  case portrait
  /// The device is held vertically, with its top edge down.
  case portraitUpsideDown
  /// The device is held horizontally, with its top edge to the left.
  case landscapeLeft
  /// The device is held horizontally, with its top edge to the right.
  case landscapeRight
  /// The device lies flat, and its screen faces up.
  case faceUp
  /// The device lies flat, and its screen faces down.
  case faceDown
  /// Whether the long side is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the short side is up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How the user interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation cannot be determined.
  case unknown = 0
  /// The interface is upright when the top edge of the device is up.
  case portrait = 1
  /// The interface is upright when the top edge of the device is down.
  case portraitUpsideDown = 2
  /// The interface is upright when the top edge of the device is to the left, as in
  /// `UIDeviceOrientation.landscapeLeft`.
  case landscapeRight = 3
  /// The interface is upright when the top edge of the device is to the right, as in
  /// `UIDeviceOrientation.landscapeRight`.
  case landscapeLeft = 4
  /// Whether the long side is up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the short side is up.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which a user interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The long side vertical, and the top edge of the device up.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The long side vertical, and the top edge of the device down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The long side horizontal, and the top edge of the device to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The long side horizontal, and the top edge of the device to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both orientations in which the long side is horizontal.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Portrait and both landscape orientations.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Every one of the four orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The kind of device, by the name of a function that older code calls.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
