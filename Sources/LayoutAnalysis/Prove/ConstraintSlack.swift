import AutoLayout
import Foundation
import InterfaceBuilder

/// The range in which the constant of a constraint may change before a check fails that does not
/// fail now: the answer to `autolayout prove --slack`.
@MainActor
public struct ConstraintSlack {
  /// The limit of the constant in one direction.
  public struct Side: Hashable, Sendable {
    /// The last constant without a new failure, in points, exact to `resolution`.
    public let constant: Double
    /// The failure beyond the limit, or `nil` if there is none within `farthest`.
    public let limit: WidthProof.Failure?
  }

  /// The constraint's identifier in the document.
  public let identifier: String
  /// The current constant in points.
  public let constant: Double
  /// The limit towards smaller constants.
  public let below: Side
  /// The limit towards greater constants.
  public let above: Side

  /// The precision of constants in points: finer than any pixel.
  public static let resolution = 1.0 / 64

  /// The maximum distance in points by which constants are changed; as wide as the widest screens.
  public static let farthest = 2048.0

  /// Finds the slack of a constraint, or returns `nil` if the root has no constraint with the
  /// identifier.
  ///
  /// Each constant that is tried is proved for all widths. The distances that are tried double from
  /// one point, so that a failure only between two of them is not found.
  public init?(
    of identifier: String, in root: InterfaceRoot, widths: ClosedRange<Double>,
    height: Double? = nil, canvas: CanvasChoice = .document
  ) {
    let question = WidthQuestion(root: root, widths: widths, height: height, canvas: canvas)
    guard let present = question.views().constraint(withDocumentIdentifier: identifier) else {
      return nil
    }
    let before = question.proof()
    let start = Double(present.constant)
    func failure(_ constant: Double) -> WidthProof.Failure? {
      question.proof { root in
        root.constraint(withDocumentIdentifier: identifier)?.constant = CGFloat(constant)
      }.firstFailure(notIn: before)
    }
    self.identifier = identifier
    constant = start
    below = Self.side(from: start, direction: -1, failure)
    above = Self.side(from: start, direction: 1, failure)
  }

  /// Returns how far the constant can change in one direction before a check fails.
  private static func side(
    from start: Double, direction: Double, _ failure: (Double) -> WidthProof.Failure?
  ) -> Side {
    var (fits, step) = (0.0, 1.0)
    var limit = failure(start + direction * step)
    while limit == nil, step < farthest {
      (fits, step) = (step, 2 * step)
      limit = failure(start + direction * step)
    }
    guard limit != nil else { return Side(constant: start + direction * step, limit: nil) }
    while step - fits > resolution {
      let middle = (fits + step) / 2
      if let found = failure(start + direction * middle) {
        (step, limit) = (middle, found)
      } else {
        fits = middle
      }
    }
    return Side(constant: start + direction * fits, limit: limit)
  }
}

extension UIView {
  /// Returns the constraint created from the element with an identifier, in this view or below.
  fileprivate func constraint(withDocumentIdentifier id: String) -> NSLayoutConstraint? {
    var found: NSLayoutConstraint?
    forEachInSubtree { view in
      found = found ?? view.constraints.first { $0.documentIdentifier == id }
    }
    return found
  }
}
