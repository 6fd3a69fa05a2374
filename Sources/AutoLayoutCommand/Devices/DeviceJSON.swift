import AutoLayout
import Foundation

/// The catalog of devices as one JSON array of objects, in the order of the catalog.
///
///     [
///       {"id":"retina4_0","name":"iPhone 5, 5s, SE (1st generation)","idiom":"phone","scale":2,
///        "orientations":{"portrait":{"size":[320,568],"safeArea":[20,0,0,0],…},…}},
///       …
///     ]
enum DeviceJSON {
  /// The array, one device per line, ending in a newline. Lengths are in points.
  static func text(_ devices: [Device]) -> String {
    "[\n" + devices.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  /// A device: identifier, names, idiom, pixels per point, and what depends on the orientation.
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

  /// The size, safe area, size classes and Split View widths of a device in one orientation.
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

  /// A width that Split View gives a window, with the size class that follows from it.
  private static func split(_ split: Device.Split) -> String {
    JSONText.object([
      ("part", JSONText.string(split.name)),
      ("width", JSONText.number(split.width)),
      ("widthClass", JSONText.string(split.horizontalSizeClass.rawValue)),
    ])
  }

  /// Lengths in points as an array of JSON numbers.
  private static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number($0) })
  }
}
