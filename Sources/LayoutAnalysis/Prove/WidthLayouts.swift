import AutoLayout
import Foundation
import InterfaceBuilder

/// Layouts of one root at any width.
@MainActor
struct WidthLayouts {
  /// The root to lay out.
  let root: InterfaceRoot
  /// The height in points, which is the same at all widths.
  let height: Double
  /// The number of pixels per point.
  let scale: Double
  /// The device and its settings.
  private let canvas: CanvasChoice
  /// The checks to perform in each layout.
  private let checks: [LayoutCheck]
  /// A closure that changes views and constraints of the document before they are laid out.
  private let change: (UIView) -> Void

  /// Prepares layouts of a root, without making any.
  init(
    root: InterfaceRoot, height: Double?, canvas: CanvasChoice, checks: [LayoutCheck],
    change: @escaping (UIView) -> Void = { _ in }
  ) {
    self.root = root
    self.change = change
    self.canvas = canvas
    self.checks = checks
    let own = root.canvas(canvas)
    self.height = height ?? Double(own.size.height)
    scale = Double(own.scale)
  }

  /// Returns the layout at a width, created from the document again, so that it does not depend on
  /// others.
  func sample(at width: Double) -> LayoutSample {
    var choice = canvas
    choice.size = CGSize(width: width, height: height)
    return LayoutLog.withoutConflicts {
      let instance = root.instantiate(on: choice)
      change(instance.view)
      return LayoutSample(
        at: width, root, instance, name: "\(width)", checks: checks, options: LintOptions())
    }
  }

  /// Widths at which the surroundings of a root change.
  var cuts: [Double] { canvas.widthCuts }
}

extension CanvasChoice {
  /// Widths at which the surroundings of a root change: margins, and the parts of an iPad's screen.
  var widthCuts: [Double] {
    var found: [Double] = [Double(SystemMargins.wideWidth)]
    if let device {
      for orientation in [Device.Orientation.portrait, .landscape] {
        found += device.splitWidths(in: orientation).map { Double($0.width) }
      }
    }
    return found
  }
}
