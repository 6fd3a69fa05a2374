/// The platforms that a row of a fact holds for.
public struct PlatformScope: Hashable, Sendable {
  /// Nil for both surfaces.
  public var surface: Surface?
  /// The first release; nil for all before `until`.
  public var from: Release?
  /// The first release that it no longer holds for; nil for none.
  public var until: Release?
  /// The kinds of device.
  public var kinds: DeviceKinds
  /// Identifiers of the devices; nil for all of the kinds.
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

  /// Platforms from a release on.
  static func since(
    _ release: Release, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(on: surface, from: release, kinds: kinds)
  }

  /// Platforms before a release.
  static func before(
    _ release: Release, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(on: surface, until: release, kinds: kinds)
  }

  /// Platforms of releases from the first to one before the last.
  static func within(
    _ releases: Range<Release>, on surface: Surface? = nil, kinds: DeviceKinds = .all
  ) -> PlatformScope {
    PlatformScope(
      on: surface, from: releases.lowerBound, until: releases.upperBound, kinds: kinds)
  }

  /// Platforms of some kinds of device, in every release.
  static func devices(_ kinds: DeviceKinds, on surface: Surface? = nil) -> PlatformScope {
    PlatformScope(on: surface, kinds: kinds)
  }

  /// Whether the row holds on a platform.
  func contains(_ platform: Platform) -> Bool {
    if let surface, surface != platform.surface { return false }
    if let from, platform.release < from { return false }
    if let until, platform.release >= until { return false }
    if let devices, !devices.contains(platform.deviceIdentifier ?? "") { return false }
    return !kinds.isDisjoint(with: platform.kind)
  }
}
