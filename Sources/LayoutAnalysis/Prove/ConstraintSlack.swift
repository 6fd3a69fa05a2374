import AutoLayout
import Foundation
import InterfaceBuilder

/// How far the constant of a constraint may move before anything fails that does not fail now: the
/// answer to `autolayout prove --slack`.
@MainActor
public struct ConstraintSlack {
  /// How far it may move to one side.
  public struct Side: Hashable, Sendable {
    /// The last constant at which nothing new fails, in points, exact to `resolution`.
    public let constant: Double
    /// What fails beyond; nil where nothing does within `farthest`.
    public let limit: WidthProof.Failure?
  }

  /// The constraint's identifier in the document.
  public let identifier: String
  /// The present constant in points.
  public let constant: Double
  /// Towards smaller constants.
  public let below: Side
  /// Towards greater constants.
  public let above: Side

  /// Constants are exact to this many points: finer than any pixel.
  public static let resolution = 1.0 / 64

  /// Points by which constants are moved at most; as wide as the widest screens.
  public static let farthest = 2048.0

  /// Finds the room of a constraint; nil when the root has none of that identifier.
  ///
  /// Each constant that is tried is proved for all widths. They are tried in steps that double from
  /// one point, so that what fails between two of them only is not seen.
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

  /// How far the constant can change in one direction before a check fails.
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
  /// The constraint made from the element with an identifier, in this view or below.
  fileprivate func constraint(withDocumentIdentifier id: String) -> NSLayoutConstraint? {
    var found: NSLayoutConstraint?
    forEachInSubtree { view in
      found = found ?? view.constraints.first { $0.documentIdentifier == id }
    }
    return found
  }
}
