/// The platforms to which a row of a fact applies.
public struct PlatformScope: Hashable, Sendable {
  /// The surface, or `nil` for both surfaces.
  public var surface: Surface?
  /// The first release, or `nil` for all releases before `until`.
  public var from: Release?
  /// The first release to which the row no longer applies, or `nil` if there is no limit.
  public var until: Release?
  /// The kinds of device.
  public var kinds: DeviceKinds
  /// The identifiers of the devices, or `nil` for all devices of the kinds.
  public var devices: Set<String>?

  /// All platforms.
  public static let everywhere = PlatformScope()

  init(
    on surface: Surface? = nil, from: Release? = nil, until: Release? = nil,
    kinds: DeviceKinds = .all, devices: Set<String>? = nil
  ) {
    self.surface = surface
    self.from = from
    self.until = until
    self.kinds = kinds
    self.devices = devices
  }

  /// Returns the platforms since a release.
  static func since(
    _ release: Release, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(on: surface, from: release, kinds: kinds)
  }

  /// Returns the platforms before a release.
  static func before(
    _ release: Release, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(on: surface, until: release, kinds: kinds)
  }

  /// Returns the platforms from the first release of a range to before the last one.
  static func within(
    _ releases: Range<Release>, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(
      on: surface, from: releases.lowerBound, until: releases.upperBound, kinds: kinds)
  }

  /// Returns the platforms of some kinds of devices, in all releases.
  static func devices(_ kinds: DeviceKinds, on surface: Surface? = nil) -> PlatformScope {
    PlatformScope(on: surface, kinds: kinds)
  }

  /// Returns a Boolean value that indicates whether the scope contains a platform.
  func contains(_ platform: Platform) -> Bool {
    if let surface, surface != platform.surface { return false }
    if let from, platform.release < from { return false }
    if let until, platform.release >= until { return false }
    if let devices, !devices.contains(platform.deviceIdentifier ?? "") { return false }
    return !kinds.isDisjoint(with: platform.kind)
  }
}
