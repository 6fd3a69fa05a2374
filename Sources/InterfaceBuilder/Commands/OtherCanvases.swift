import AutoLayout
import Foundation

/// The devices on which a repair must not break more constraints than were broken before.
///
/// The canvas shows one screen. A chain of constants that fills it from edge to edge conflicts on
/// every other one.
@MainActor
struct OtherCanvases {
  /// The number of broken constraints on each canvas before the repair.
  private let before: [Int]

  /// Lays out a root on all canvases.
  init(_ root: InterfaceRoot) {
    before = Self.choices.map { Self.conflicts(of: root, on: $0) }
  }

  /// Returns the name of the first canvas on which a changed root breaks more constraints, or `nil`
  /// if there is none.
  ///
  /// - Complexity: At most one layout of the root for each canvas.
  func firstWorse(_ root: InterfaceRoot) -> String? {
    for (choice, count) in zip(Self.choices, before)
    where Self.conflicts(of: root, on: choice) > count {
      return Self.name(of: choice)
    }
    return nil
  }

  /// Returns the number of constraints that are broken on a canvas.
  private static func conflicts(of root: InterfaceRoot, on choice: CanvasChoice) -> Int {
    root.instantiate(on: choice).snapshot().conflicts.count
  }

  private static func name(of choice: CanvasChoice) -> String {
    var words = [
      choice.device.map { $0.models.last ?? $0.id } ?? "",
      choice.orientation == .landscape ? "landscape" : "",
    ]
    if choice.settings.layoutDirection == .rightToLeft { words.append("right to left") }
    if choice.settings.contentSizeCategory != nil { words.append("with the largest text") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A small, a medium and a large phone and a tablet, each in portrait and landscape, and the
  /// medium phone with a right-to-left layout and with the largest text.
  private static let choices: [CanvasChoice] = {
    let devices = ["retina4_0", "retina4_7", "retina6_7", "ipad9_7"].compactMap {
      Device(identifier: $0)
    }
    let held = devices.flatMap { device in
      [Device.Orientation.portrait, .landscape].map {
        CanvasChoice(device: device, orientation: $0)
      }
    }
    let phone = Device(identifier: "retina4_7")
    let settings = [
      CanvasSettings(layoutDirection: .rightToLeft),
      CanvasSettings(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ]
    return held + settings.map { CanvasChoice(device: phone, settings: $0) }
  }()
}
