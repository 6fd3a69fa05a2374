import AutoLayout
import InterfaceBuilder

/// A surface on which two versions are compared: the document's own canvas, or a device in one
/// orientation.
public struct DiffCanvas: Hashable, Sendable {
  /// The device, or `nil` for the document's own canvas.
  public let device: Device?
  /// The orientation of the device, or `nil` for the document's own canvas.
  public let orientation: Device.Orientation?

  /// Creates the canvas of a device in one orientation.
  public init(_ device: Device, _ orientation: Device.Orientation) {
    self.device = device
    self.orientation = orientation
  }

  /// Creates the canvas that the document was saved with, which has no device.
  private init() {
    device = nil
    orientation = nil
  }

  /// The canvas that the document was saved with.
  public static let document = DiffCanvas()

  /// The document's own canvas, and every device in both orientations.
  public static let all: [DiffCanvas] =
    [.document]
    + Device.all.flatMap { device in
      Device.Orientation.allCases.map { DiffCanvas(device, $0) }
    }

  /// The canvas on which roots are laid out.
  public var choice: CanvasChoice {
    CanvasChoice(device: device, orientation: orientation)
  }

  /// The name in reports: `canvas`, `retina6_1 landscape`.
  public var name: String {
    guard let device, let orientation else { return "canvas" }
    return "\(device.id) \(orientation.rawValue)"
  }
}

/// The descriptions of sets of canvases.
struct CanvasWords {
  /// The canvases in the order in which they are named.
  private let all: [DiffCanvas]

  /// Creates descriptions for sets of the canvases that were compared.
  init(_ all: [DiffCanvas]) { self.all = all }

  /// A group of canvases that has a name, such as “iPads in landscape”.
  private struct Kind: Hashable {
    /// A Boolean value that indicates whether the device is an iPad.
    let isPad: Bool
    /// The orientation of the device.
    let orientation: Device.Orientation

    /// Creates the group of a canvas, or returns `nil` for the canvas of the document.
    init?(_ canvas: DiffCanvas) {
      guard let device = canvas.device, let orientation = canvas.orientation else { return nil }
      isPad = device.isPad
      self.orientation = orientation
    }
  }

  /// The maximum number of canvases that a description lists by name. More canvases are counted.
  private static let maxNamedDevices = 3

  /// Returns a description of canvases: `everywhere`, `on phones in landscape`, `on iPads`, `on
  /// retina4_0 portrait`, `on 3 of 13 phones in portrait`.
  func words(_ canvases: [DiffCanvas]) -> String {
    let chosen = Set(canvases)
    if chosen.count == all.count { return "everywhere" }
    if chosen == [.document] { return "on the canvas" }
    let devices = canvases.filter { $0 != .document }
    if let whole = wholeKinds(Set(devices)) { return whole }
    if devices.count <= Self.maxNamedDevices {
      return "on " + devices.map(\.name).joined(separator: ", ")
    }
    return "on " + counted(devices).joined(separator: " and ")
  }

  /// Returns a description of canvases that form complete groups, or `nil` if a group is
  /// incomplete.
  private func wholeKinds(_ chosen: Set<DiffCanvas>) -> String? {
    let groups = Dictionary(grouping: all.filter { Kind($0) != nil }) { Kind($0) }
    var covered: [Kind] = []
    for (kind, members) in groups {
      let count = members.count { chosen.contains($0) }
      guard count == 0 || count == members.count else { return nil }
      if count > 0, let kind { covered.append(kind) }
    }
    if covered.count == groups.count { return "on all devices" }
    let kinds = Set(covered)
    var parts: [String] = []
    for isPad in [false, true] {
      let ways = kinds.filter { $0.isPad == isPad }.map(\.orientation)
      let present = groups.keys.compactMap { $0 }.count { $0.isPad == isPad }
      let name = isPad ? "iPads" : "phones"
      guard let way = ways.first else { continue }
      parts.append(ways.count == present ? name : "\(name) in \(way.rawValue)")
    }
    if parts.isEmpty { return nil }
    // Both groups in one orientation: the orientation alone describes them.
    if Set(covered.map(\.orientation)).count == 1, parts.count == 2, let way = covered.first {
      return "on devices in \(way.orientation.rawValue)"
    }
    return "on " + parts.joined(separator: " and ")
  }

  /// Returns a description of the canvases, as groups with counts if that is shorter.
  private func counted(_ canvases: [DiffCanvas]) -> [String] {
    var parts: [String] = []
    for isPad in [false, true] {
      for way in Device.Orientation.allCases {
        func count(_ list: [DiffCanvas]) -> Int {
          list.count { Kind($0)?.isPad == isPad && $0.orientation == way }
        }
        let (some, total) = (count(canvases), count(all))
        guard some > 0 else { continue }
        let name = "\(isPad ? "iPads" : "phones") in \(way.rawValue)"
        parts.append(some == total ? name : "\(some) of \(total) \(name)")
      }
    }
    return parts
  }
}
