import AutoLayout
import Foundation

/// Writes the catalog of devices as a JSON array of objects, in the order of the catalog.
///
///     [
///       {"id":"retina4_0","name":"iPhone 5, 5c, 5s, SE (1st generation)","idiom":"phone","scale":2,
///        "orientations":{"portrait":{"size":[320,568],"safeArea":[20,0,0,0],…},…}},
///       …
///     ]
enum DeviceJSON {
  /// Returns the array, with one device per line and a newline at the end. Lengths are in points.
  static func text(_ devices: [Device]) -> String {
    "[\n" + devices.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// Returns a device: its identifier, names, idiom, pixels per point, and orientations.
  private static func object(_ device: Device) -> String {
    JSONText.object([
      ("id", JSONText.string(device.id)),
      ("name", JSONText.string(device.name)),
      ("idiom", JSONText.string(device.isPad ? "pad" : "phone")),
      ("scale", JSONText.number(device.scale)),
      (
        "orientations",
        JSONText.object(
          Device.Orientation.allCases.map { ($0.rawValue, orientation(device, $0)) })
      ),
    ])
  }

  /// Returns the size, safe area, size classes and Split View widths of a device in one
  /// orientation.
  private static func orientation(_ device: Device, _ orientation: Device.Orientation) -> String {
    let size = device.size(in: orientation)
    let insets = device.safeAreaInsets(in: orientation)
    return JSONText.object([
      ("size", numbers([size.width, size.height])),
      ("safeArea", numbers(insets.numbers)),
      ("widthClass", JSONText.string(device.horizontalSizeClass(in: orientation).rawValue)),
      ("heightClass", JSONText.string(device.verticalSizeClass(in: orientation).rawValue)),
      ("splits", JSONText.array(device.splitWidths(in: orientation).map(split))),
    ])
  }

  /// Returns a width of a window in Split View, with its size class.
  private static func split(_ split: Device.Split) -> String {
    JSONText.object([
      ("part", JSONText.string(split.name)),
      ("width", JSONText.number(split.width)),
      ("widthClass", JSONText.string(split.horizontalSizeClass.rawValue)),
    ])
  }

  /// Returns lengths in points as an array of JSON numbers.
  private static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number($0) })
  }
}
