import ArgumentParser
import AutoLayout
import Foundation

/// The canvases for documents.
struct CanvasOptions: ParsableArguments {
  /// Names of devices, or `all`. The default is the document's own canvas.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Devices to lay out on, as in an app, such as "iPhone 15" or ipad9_7, separated by commas, or \
      all.
      """, valueName: "name"),
    completion: .list(Device.all.map(\.id) + ["all"]))
  var device: String?

  /// The identifiers of devices for Interface Builder's canvas, or `all`.
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Devices to lay out on, as on Interface Builder's canvas in the version of Xcode that saved \
      the document.
      """, valueName: "name"),
    completion: .list(Device.all.map(\.id) + ["all"]))
  var canvasOf: String?

  /// The orientations. The default is that of the document.
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The orientation of the device: portrait, landscape or all.",
      valueName: "orientation"))
  var orientation: OrientationChoice?

  /// The size in points. The default is that of the device.
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A size in points instead of the device's, such as 375x667.", valueName: "WxH"))
  var size: CanvasSize?

  /// Rejects options for both kinds of canvases, and unknown devices.
  func validate() throws {
    if device != nil, canvasOf != nil {
      throw ValidationError("--canvas-of cannot be used with --device.")
    }
    _ = try request()
  }

  /// Returns the options as a value that can be sent to a worker.
  func request(_ variants: VariantOptions? = nil) throws -> CanvasSelection {
    CanvasSelection(
      devices: try (canvasOf ?? device).map(Self.devices), orientation: orientation, size: size,
      surface: canvasOf == nil ? nil : .canvas,
      variants: try variants?.request() ?? VariantRequest())
  }

  /// Returns the identifiers of the devices in a list, in order and without duplicates. A device is
  /// specified by its identifier or by a model.
  ///
  /// - Throws: `ValidationError` for an unknown device.
  static func devices(_ list: String) throws -> [String] {
    if list == "all" { return Device.all.map(\.id) }
    var chosen: [String] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let id = Device(named: name)?.id else {
        throw ValidationError(
          "Unknown device '\(PrintableText.of(name))': \(Device.hint(forUnknown: name)).")
      }
      if !chosen.contains(id) { chosen.append(id) }
    }
    return chosen
  }
}

/// The argument names of orientations are their raw values.
extension OrientationChoice: ExpressibleByArgument {}

/// Sizes are written as `375x667`.
extension CanvasSize: ExpressibleByArgument {
  /// Creates a size from an argument. Fails if it is invalid.
  init?(argument: String) { self.init(argument) }
}
