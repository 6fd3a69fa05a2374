import ArgumentParser
import AutoLayout
import Foundation

/// What documents are laid out on.
struct CanvasOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices instead of the document's own canvas: identifiers that `autolayout devices` lists, \
      separated by commas, or all.
      """, valueName: "id"))
  var device: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Hold the device upright, on its side, or lay out both: portrait, landscape or all.",
      valueName: "orientation"))
  var orientation: OrientationChoice?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A size in points instead of the device's, as 375x667.", valueName: "WxH"))
  var size: CanvasSize?

  func validate() throws {
    _ = try choice()
  }

  /// The options as a value that can be sent to a worker.
  func choice() throws -> CanvasChoice {
    CanvasChoice(
      devices: try device.map(Self.devices), orientation: orientation, size: size)
  }

  /// The identifiers that `list` names, in its order and without repetitions.
  static func devices(_ list: String) throws -> [String] {
    let known = Device.all.map(\.id)
    if list == "all" { return known }
    var chosen: [String] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard known.contains(name) else { throw unknown(name, known) }
      if !chosen.contains(name) { chosen.append(name) }
    }
    return chosen
  }

  private static func unknown(_ name: String, _ known: [String]) -> ValidationError {
    ValidationError(
      """
      There is no device \(JSONText.string(name)). `autolayout devices` lists them: \
      \(known.joined(separator: ", ")).
      """)
  }
}

/// What documents are laid out on, as a value that can be sent to a worker.
struct CanvasChoice: Codable, Hashable, Sendable {
  /// Interface Builder's identifiers; nil for the document's own device.
  var devices: [String]?
  /// Nil for the document's own orientation.
  var orientation: OrientationChoice?
  /// Nil for the device's own size.
  var size: CanvasSize?
}

/// How devices are held.
enum OrientationChoice: String, Codable, Sendable, CaseIterable, ExpressibleByArgument {
  case portrait, landscape, all
}

/// A size in points, written as `375x667`.
struct CanvasSize: Codable, Hashable, Sendable, ExpressibleByArgument {
  let width: Double
  let height: Double

  /// The largest screen that Apple's tools offer is a tenth of this; sums of a thousand such numbers
  /// are still exact to a millionth of a point.
  static let largest = 20_000.0

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...Self.largest).contains(width), (1...Self.largest).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}
