import AutoLayout
import Foundation
import InterfaceBuilder

/// How long the text of a label or button may be: the answer to `autolayout prove --longest-text`.
///
/// A text fits when at no width of the range it is clipped and nothing fails that does not fail with the
/// present text. Longer texts go on with the text's own letters.
@MainActor
public struct TextRoom {
  /// The view.
  public let object: LintFinding.Object
  /// Characters of the present text.
  public let characters: Int
  /// Characters of the longest text that fits; nil where as many as `maxCharacters` do.
  public let maxFittingCharacters: Int?
  /// The longest text that fits, or one of `maxCharacters`.
  public let example: String
  /// The width of the present text in one line, in points.
  public let width: Double
  /// The width of the longest text in one line, in points.
  public let longestWidth: Double
  /// What fails with one character more; nil where nothing does.
  public let limit: WidthProof.Failure?

  /// Longer texts are not tried; no label in a user interface has as many.
  public static let maxCharacters = 2000

  /// The longest text as a multiple of the present one; nil without a limit.
  public var growth: Double? {
    maxFittingCharacters.map { Double($0) / Double(max(1, characters)) }
  }

  /// Finds the longest text of a view; nil when the root has no label or button of that identifier, or
  /// one without a plain text.
  ///
  /// Costs a proof for each of about a dozen lengths.
  public init?(
    of identifier: String, in root: InterfaceRoot, widths: ClosedRange<Double>,
    height: Double? = nil, canvas: CanvasChoice = .document
  ) {
    let question = WidthQuestion(root: root, widths: widths, height: height, canvas: canvas)
    let views = question.views()
    guard let view = views.descendant(withDocumentIdentifier: identifier),
      let text = view.plainText,
      text.contains(where: \.isLetter)
    else { return nil }
    let before = question.proof()
    func failure(_ count: Int) -> WidthProof.Failure? {
      let longer = InterfaceLocalization.text(text, count: count)
      let proof = question.proof { root in
        root.descendant(withDocumentIdentifier: identifier)?.setPlainText(longer)
      }
      let own = proof.failures.first {
        $0.check == .clipped && $0.object.identifier == identifier
      }
      return own ?? proof.firstFailure(notIn: before)
    }
    // 1. Double until something fails. 2. Halve between what fits and what does not.
    var (fits, fails) = (0, text.count)
    var limit = failure(fails)
    while limit == nil, fails < Self.maxCharacters {
      (fits, fails) = (fails, min(2 * fails, Self.maxCharacters))
      limit = failure(fails)
    }
    if limit == nil { fits = fails }
    while limit != nil, fails - fits > 1 {
      let middle = (fits + fails) / 2
      if let found = failure(middle) { (fails, limit) = (middle, found) } else { fits = middle }
    }
    characters = text.count
    maxFittingCharacters = limit == nil ? nil : fits
    example = InterfaceLocalization.text(text, count: fits)
    self.limit = limit
    width = view.lineWidth
    view.setPlainText(example)
    longestWidth = view.lineWidth
    object = LintFinding.Object(
      identifier: identifier, name: "\(type(of: view)) “\(text.shortened)”")
  }
}

extension UIView {
  /// The text of a label or the title of a button; nil for others and for attributed ones.
  fileprivate var plainText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  /// Replaces the text of a label, or the normal title of a button; other views do not change.
  fileprivate func setPlainText(_ text: String) {
    switch self {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: break
    }
  }

  /// The width that the text wants in one line, in points.
  fileprivate var lineWidth: Double {
    if let label = self as? UILabel { label.numberOfLines = 1 }
    return Double(intrinsicContentSize.width)
  }
}
