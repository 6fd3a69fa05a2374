import AutoLayout
import Foundation
import InterfaceBuilder

/// Both sides of a comparison in one setting.
@MainActor
struct EquivalenceSetting {
  /// The sources of the layouts of both sides.
  let first, second: SideLayouts
  /// The device and the settings.
  let canvas: CanvasChoice
  /// The height in points.
  let height: Double

  /// Creates a setting.
  init(_ first: SideLayouts, _ second: SideLayouts, _ canvas: CanvasChoice, height: Double) {
    self.first = first
    self.second = second
    self.canvas = canvas
    self.height = height
  }

  /// Returns the layout of a side at a width.
  func sample(_ side: SideLayouts, at width: Double) -> LayoutSample {
    var choice = canvas
    choice.size = CGSize(width: width, height: height)
    return side.sample(on: choice, at: width)
  }
}
