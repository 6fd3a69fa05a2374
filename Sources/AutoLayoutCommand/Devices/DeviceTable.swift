import AutoLayout
import Foundation

/// A readable table of the catalog of devices, with one line per device and orientation.
///
///     id         orientation  size     scale  safe area (t,l,b,r)  classes (w,h)    …
///     retina4_0  portrait     320x568  @2x    20,0,0,0             compact,regular  …
///                landscape    568x320         0,0,0,0              compact,compact  …
struct DeviceTable {
  /// The cells of each line below the header.
  private let rows: [[String]]

  /// The titles of the columns.
  private static let header = [
    "id", "orientation", "size", "scale", "safe area (t,l,b,r)", "classes (w,h)", "split widths",
    "models",
  ]

  /// Creates the table of all orientations of the devices.
  init(_ devices: [Device]) {
    rows = devices.flatMap { device in
      Device.Orientation.allCases.map { Self.row(device, $0) }
    }
  }

  /// Returns the cells of a device in one orientation. Cells that do not depend on the orientation
  /// appear only in the first line.
  private static func row(_ device: Device, _ orientation: Device.Orientation) -> [String] {
    let isFirst = orientation == .portrait
    let splits = device.splitWidths(in: orientation).map {
      "\(JSONText.number($0.width)) \($0.horizontalSizeClass.rawValue)"
    }
    return [
      isFirst ? device.id : "", orientation.rawValue,
      JSONText.number(device.size(in: orientation).width) + "x"
        + JSONText.number(device.size(in: orientation).height),
      isFirst ? "@\(JSONText.number(device.scale))x" : "",
      device.safeAreaInsets(in: orientation).numbers.map(JSONText.number).joined(separator: ","),
      device.horizontalSizeClass(in: orientation).rawValue + ","
        + device.verticalSizeClass(in: orientation).rawValue,
      splits.joined(separator: ", "), isFirst ? device.name : "",
    ]
  }

  /// The table with aligned columns and a newline at the end.
  var text: String {
    let all = [Self.header] + rows
    let widths = Self.header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { Self.line($0, widths) + "\n" }.joined()
  }

  /// Returns cells padded to the widths of their columns, without trailing spaces.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    var line = Substring(padded.joined(separator: "  "))
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

/// The order in which the tool writes insets.
extension UIEdgeInsets {
  /// The insets in the order top, left, bottom, right.
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
