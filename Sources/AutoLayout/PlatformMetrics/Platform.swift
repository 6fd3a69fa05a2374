/// A release, a surface and a kind of device, on which platform facts depend.
public struct Platform: Hashable, Sendable {
  /// The release: of Xcode for a canvas, or of iOS for a device.
  public var release: Release
  /// The surface: Interface Builder's canvas or a device.
  public var surface: Surface
  /// The kind of device, which is exactly one kind.
  public var kind: DeviceKinds
  /// Interface Builder's identifier of the device, or `nil` if only the kind is known.
  public var deviceIdentifier: String?

  /// Creates a platform. By default, the kind of device is unspecified.
  public init(
    _ release: Release, on surface: Surface, kind: DeviceKinds = .unspecified,
    deviceIdentifier: String? = nil
  ) {
    self.release = release
    self.surface = surface
    self.kind = kind
    self.deviceIdentifier = deviceIdentifier
  }

  /// Creates a platform with a device of the catalog. If `device` is `nil`, the kind is
  /// `unspecified`: a canvas that represents all devices, or an unknown device.
  public init(_ release: Release, on surface: Surface, device: Device?) {
    self.init(
      release, on: surface, kind: device?.kind ?? .unspecified, deviceIdentifier: device?.id)
  }

  /// Returns the platform of a device with a version of iOS.
  public static func device(iOS version: Int, kind: DeviceKinds = .unspecified) -> Platform {
    Platform(.iOS(version), on: .device, kind: kind)
  }
}
