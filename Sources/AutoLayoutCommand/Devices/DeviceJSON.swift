import AutoLayout
import Foundation

/// The catalogue of devices as one JSON array, an object a device, sorted as the catalogue is.
enum DeviceJSON {
  static func text(_ devices: [Device]) -> String {
    "[\n" + devices.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

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

  private static func split(_ split: Device.Split) -> String {
    JSONText.object([
      ("part", JSONText.string(split.name)),
      ("width", JSONText.number(split.width)),
      ("widthClass", JSONText.string(split.horizontalSizeClass.rawValue)),
    ])
  }

  private static func numbers(_ values: [CGFloat]) -> String {
    JSONText.array(values.map { JSONText.number($0) })
  }
}
