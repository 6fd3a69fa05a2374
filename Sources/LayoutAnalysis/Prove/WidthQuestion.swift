import AutoLayout
import Foundation
import InterfaceBuilder

/// A question about one object of a root, over a range of widths.
@MainActor
struct WidthQuestion {
  /// The root of the question.
  let root: InterfaceRoot
  /// The widths for which the answer must be valid, in points.
  let widths: ClosedRange<Double>
  /// The height of the root in points, or `nil` for that of the canvas.
  let height: Double?
  /// The device and its settings.
  let canvas: CanvasChoice

  /// Returns the proof of the root with a change.
  func proof(_ change: @escaping (UIView) -> Void = { _ in }) -> WidthProof {
    WidthProof(
      WidthLayouts(
        root: root, height: height, canvas: canvas, checks: LayoutCheck.allCases, change: change),
      widths: widths, maxLayouts: Self.maxLayouts)
  }

  /// The number of layouts, which is less than for a proof because a question needs many proofs.
  private static let maxLayouts = 160

  /// Returns the views of the root without laying them out.
  func views() -> UIView { root.instantiate(on: canvas).view }
}

extension WidthProof {
  /// Returns the first failure at a width at which another proof has no equal one, or `nil` if
  /// there is none.
  ///
  /// Differences of at least half a point count, because bounds of intervals move a little with
  /// every change.
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
  /// The number of points by which intervals may differ because of rounding to pixels.
  fileprivate static let allowance = 0.5

  /// Returns a Boolean value that indicates whether one of the intervals contains an interval, up
  /// to `allowance`.
  fileprivate func covers(_ interval: WidthProof.Interval) -> Bool {
    intervals.contains {
      $0.lower <= interval.lower + Self.allowance && $0.upper >= interval.upper - Self.allowance
    }
  }
}
