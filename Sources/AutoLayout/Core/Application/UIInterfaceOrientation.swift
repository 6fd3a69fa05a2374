import Foundation

/// The physical orientations of a device.
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
  /// The device is flat, and its screen faces up.
  case faceUp
  /// The device is flat, and its screen faces down.
  case faceDown
  /// A Boolean value that indicates whether an interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// A Boolean value that indicates whether the device is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientations of a user interface.
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
  /// A Boolean value that indicates whether the interface is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that a user interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Portrait, with the top edge of the device up.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait, with the top edge of the device down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the top edge of the device to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the top edge of the device to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Portrait and both landscape orientations.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

extension UIInterfaceOrientationMask {
  /// Returns the default orientations of controllers.
  static func `default`(isPad: Bool) -> UIInterfaceOrientationMask {
    isPad ? .all : .allButUpsideDown
  }

  /// Creates a mask from the names of orientations in a property list, such as
  /// `UIInterfaceOrientationPortrait`. Returns `nil` if none of the names is known.
  init?(names: [String]) {
    let known: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    self = names.reduce(into: []) { mask, name in mask.formUnion(known[name] ?? []) }
    if isEmpty { return nil }
  }
}
