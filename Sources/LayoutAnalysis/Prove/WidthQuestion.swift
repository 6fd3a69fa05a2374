import AutoLayout
import Foundation
import InterfaceBuilder

/// A question about one object of a root, over a range of widths.
@MainActor
struct WidthQuestion {
  /// The root that the question is about.
  let root: InterfaceRoot
  /// The widths at which the answer must hold, in points.
  let widths: ClosedRange<Double>
  /// The height of the root in points; nil for that of the canvas.
  let height: Double?
  /// The device and its settings.
  let canvas: CanvasChoice

  /// The proof of the root with a change.
  func proof(_ change: @escaping (UIView) -> Void = { _ in }) -> WidthProof {
    WidthProof(
      WidthLayouts(
        root: root, height: height, canvas: canvas, checks: LayoutCheck.allCases, change: change),
      widths: widths, maxLayouts: Self.maxLayouts)
  }

  /// Fewer than for a proof, because questions are answered by many of them.
  private static let maxLayouts = 160

  /// The views of the root, not laid out.
  func views() -> UIView { root.instantiate(on: canvas).view }
}

extension WidthProof {
  /// The first failure at a width at which another proof has none like it; nil where nothing is worse.
  ///
  /// Widths count from half a point on: bounds of intervals move a little with every change.
  func firstFailure(notIn other: WidthProof) -> Failure? {
    failures.first { failure in
      let known = other.failures.first {
        $0.check == failure.check && $0.object == failure.object && $0.key == failure.key
      }
      return failure.intervals.contains {
        $0.upper - $0.lower >= Failure.allowance && !(known?.covers($0) ?? false)
      }
    }
  }
}

extension WidthProof.Failure {
  /// Points by which intervals may differ without counting as worse: pixels.
  fileprivate static let allowance = 0.5

  /// Returns a Boolean value that indicates whether an interval is part of the other one.
  fileprivate func covers(_ interval: WidthProof.Interval) -> Bool {
    intervals.contains {
      $0.lower <= interval.lower + Self.allowance && $0.upper >= interval.upper - Self.allowance
    }
  }
}
