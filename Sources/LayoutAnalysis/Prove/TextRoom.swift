import AutoLayout
import Foundation
import InterfaceBuilder

/// The longest possible text of a label or button: the answer to `autolayout prove --longest-text`.
///
/// A text fits if it is not clipped at any width of the range and causes no failure that does not
/// occur with the current text. Longer texts continue with the text's own letters.
@MainActor
public struct TextRoom {
  /// The view.
  public let object: LintFinding.Object
  /// The number of characters of the current text.
  public let characters: Int
  /// The number of characters of the longest text that fits, or `nil` if a text of `maxCharacters`
  /// characters fits.
  public let maxFittingCharacters: Int?
  /// The longest text that fits, or one of `maxCharacters`.
  public let example: String
  /// The width of the current text in one line, in points.
  public let width: Double
  /// The width of the longest text in one line, in points.
  public let longestWidth: Double
  /// The failure with one more character, or `nil` if there is none.
  public let limit: WidthProof.Failure?

  /// The maximum number of characters that are tried; no label in a user interface has that many.
  public static let maxCharacters = 2000

  /// The longest text as a multiple of the current one, or `nil` without a limit.
  public var growth: Double? {
    maxFittingCharacters.map { Double($0) / Double(max(1, characters)) }
  }

  /// Finds the longest text of a view, or returns `nil` if the root has no label or button with the
  /// identifier, or if its text is not plain or contains no letter.
  ///
  /// The cost is that of a proof for each of about a dozen lengths.
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
    // 1. Double until a check fails. 2. Bisect between lengths that fit and that do not.
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
  /// The text of a label or the title of a button, or `nil` for other views and for attributed
  /// texts.
  fileprivate var plainText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }

  /// Replaces the text of a label, or the normal title of a button. Other views are unchanged.
  fileprivate func setPlainText(_ text: String) {
    switch self {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    default: break
    }
  }

  /// The intrinsic width of the text in one line, in points.
  fileprivate var lineWidth: Double {
    if let label = self as? UILabel { label.numberOfLines = 1 }
    return Double(intrinsicContentSize.width)
  }
}
