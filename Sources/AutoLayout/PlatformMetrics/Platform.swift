/// A release on a surface and a kind of device: what platform facts depend on.
public struct Platform: Hashable, Sendable {
  /// The release of Xcode for a canvas, of iOS for a device.
  public var release: Release
  /// Interface Builder's canvas or a device.
  public var surface: Surface
  /// The kind of device, of exactly one kind.
  public var kind: DeviceKinds
  /// Interface Builder's identifier of the device; nil where only its kind is known.
  public var deviceIdentifier: String?

  /// A platform; the kind of device is unspecified unless given.
  public init(
    _ release: Release, on surface: Surface, kind: DeviceKinds = .unspecified,
    deviceIdentifier: String? = nil
  ) {
    self.release = release
    self.surface = surface
    self.kind = kind
    self.deviceIdentifier = deviceIdentifier
  }

  /// A platform with a device of the catalogue; nil for a canvas that stands for every device.
  public init(_ release: Release, on surface: Surface, device: Device?) {
    self.init(
      release, on: surface, kind: device?.kind ?? .unspecified, deviceIdentifier: device?.id)
  }

  /// A version of iOS on a device.
  public static func device(iOS version: Int, kind: DeviceKinds = .unspecified) -> Platform {
    Platform(.iOS(version), on: .device, kind: kind)
  }
}
