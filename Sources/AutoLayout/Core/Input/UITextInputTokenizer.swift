import Foundation

/// An object that finds the boundaries of characters, words, sentences, paragraphs and lines.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the unit that contains a position, or `nil` if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns a Boolean value that indicates whether a position is at the boundary of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction, or `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns a Boolean value that indicates whether a position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of a text input.
///
/// - Remark: Partial. Words are sequences of letters, digits, apostrophes and underscores.
///   Sentences end at a period, a question mark, an exclamation mark or an ellipsis. Lines are
///   paragraphs. UIKit uses the rules of the language (assumed).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates the tokenizer of a text input.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the range of the unit that contains a position, or `nil` if the position is between
  /// units.
  ///
  /// At the boundary between two units, a forward direction selects the unit that begins there, and
  /// a backward direction the unit that ends there.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let location = input.offset(from: input.beginningOfDocument, to: position)
    let isBackward = goesBackward(direction)
    let known = units(granularity).first { unit in
      isBackward
        ? location > unit.location && location <= NSMaxRange(unit)
        : location >= unit.location && location < NSMaxRange(unit)
    }
    return known.flatMap(range)
  }

  /// Returns a Boolean value that indicates whether a unit ends at a position for a forward
  /// direction, or begins there for a backward one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let location = input.offset(from: input.beginningOfDocument, to: position)
    return units(granularity).contains {
      goesBackward(direction) ? $0.location == location : NSMaxRange($0) == location
    }
  }

  /// Returns the nearest start or end of a unit after a position, or before it for a backward
  /// direction. Returns `nil` if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let location = input.offset(from: input.beginningOfDocument, to: position)
    let edges = units(granularity).flatMap { [$0.location, NSMaxRange($0)] }
    let next =
      goesBackward(direction)
      ? edges.last { $0 < location } : edges.first { $0 > location }
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  /// Returns a Boolean value that indicates whether a unit encloses a position. In that case
  /// `rangeEnclosingPosition(_:with:inDirection:)` returns a range.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  /// Returns a Boolean value that indicates whether a direction leads to the start of the text.
  private func goesBackward(_ direction: UITextDirection) -> Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(direction.rawValue)
  }

  /// Returns the units of the text in order, in UTF-16 units.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return [] }
    let string = text as NSString
    return TextUnits.ranges(of: granularity, in: string)
  }

  private func range(_ units: NSRange) -> UITextRange? {
    guard let input,
      let start = input.position(from: input.beginningOfDocument, offset: units.location),
      let end = input.position(from: start, offset: units.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}

/// The division of a text into characters, words, sentences, paragraphs or lines.
enum TextUnits {
  /// Returns the units of a text in order, in UTF-16 units.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func ranges(of granularity: UITextGranularity, in string: NSString) -> [NSRange] {
    let whole = NSRange(location: 0, length: string.length)
    switch granularity {
    case .document: return [whole]
    case .character:
      var result: [NSRange] = []
      var location = 0
      for character in string.description {
        result.append(NSRange(location: location, length: character.utf16.count))
        location += character.utf16.count
      }
      return result
    case .word, .sentence, .paragraph, .line: return split(string.description, granularity)
    }
  }

  private static func split(_ text: String, _ granularity: UITextGranularity) -> [NSRange] {
    var result: [NSRange] = []
    var start: Int?
    var location = 0
    func close(_ end: Int) {
      if let begin = start { result.append(NSRange(location: begin, length: end - begin)) }
      start = nil
    }
    for character in text {
      let length = character.utf16.count
      let belongs: Bool
      let ends: Bool
      switch granularity {
      case .word:
        belongs = character.isLetter || character.isNumber || "'’_".contains(character)
        ends = !belongs
      case .sentence:
        belongs = start != nil || !character.isWhitespace
        ends = ".!?…。".contains(character) || character.isNewline
      default:
        belongs = true
        ends = character.isNewline
      }
      if granularity == .word, ends { close(location) }
      if belongs, start == nil { start = location }
      location += length
      if granularity != .word, ends { close(location) }
    }
    close(location)
    return result
  }
}
