import Foundation

/// The kinds of devices that platform facts distinguish.
public struct DeviceKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// iPhones with a home button.
  public static let homeButtonPhones = DeviceKinds(rawValue: 1)
  /// iPhones with a sensor housing and a home indicator.
  public static let housingPhones = DeviceKinds(rawValue: 2)
  /// iPads with a home button.
  public static let homeButtonPads = DeviceKinds(rawValue: 4)
  /// iPads with rounded corners and a home indicator.
  public static let roundedPads = DeviceKinds(rawValue: 8)
  /// A canvas that represents all devices, as up to Xcode 7, or an unknown device.
  public static let unspecified = DeviceKinds(rawValue: 16)

  /// All iPhones.
  public static let phones: DeviceKinds = [.homeButtonPhones, .housingPhones]
  /// All iPads.
  public static let pads: DeviceKinds = [.homeButtonPads, .roundedPads]
  /// Devices with a home button.
  public static let homeButton: DeviceKinds = [.homeButtonPhones, .homeButtonPads]
  /// Devices with a home indicator.
  public static let homeIndicator: DeviceKinds = [.housingPhones, .roundedPads]
  /// All devices, and canvases without a device.
  public static let all: DeviceKinds = [.phones, .pads, .unspecified]
}

extension Device {
  /// The kind of the device, which has a home indicator if its safe area in portrait has an inset
  /// at the bottom.
  public var kind: DeviceKinds {
    let hasIndicator = portraitSafeAreaInsets.bottom > 0
    if isPad { return hasIndicator ? .roundedPads : .homeButtonPads }
    return hasIndicator ? .housingPhones : .homeButtonPhones
  }
}
