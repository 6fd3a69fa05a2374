import Foundation
import LayoutRendering
import TripsApp
import UIKit

/// Draws every screen of the app as SVG in a folder, `trips` by default.
@main
@MainActor
struct Main {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "trips")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for identifier in ["retina4_7", "retina6_1", "ipad11_0rounded"] {
      guard let device = Device(identifier: identifier) else { continue }
      for (name, picture) in Tour(device: device).pictures() {
        try Data(picture.utf8).write(to: folder.appendingPathComponent("\(identifier)-\(name).svg"))
        print("\(identifier)-\(name).svg")
      }
    }
  }
}
