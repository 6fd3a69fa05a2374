import AutoLayout
import Foundation
import InterfaceBuilder

/// A storyboard that is read, and whose scenes are laid out on thirty screens.
@MainActor
final class StoryboardScenes: MeasuredScreen {
  private let document: InterfaceDocument
  private var snapshots: [LayoutSnapshot] = []

  /// The screens: devices in portrait and in landscape.
  private static let screens: [CanvasChoice] = Array(
    Device.all.flatMap { device in
      [Device.Orientation.portrait, .landscape].map {
        CanvasChoice(device: device, orientation: $0)
      }
    }.prefix(30))

  init(scenes count: Int) {
    let data = Data(StoryboardText.storyboard(scenes: count).utf8)
    do {
      document = try InterfaceDocument(data: data, name: "Scenes.storyboard")
    } catch {
      fatalError("the storyboard of the benchmark is invalid: \(error)")
    }
  }

  func layOut() {
    snapshots = document.roots.flatMap { root in
      Self.screens.map { root.instantiate(on: $0).snapshot() }
    }
  }

  var cycles: [EditCycle] { [] }

  var rectangles: [CGRect] { snapshots.flatMap { $0.views.map(\.frame) } }
}
