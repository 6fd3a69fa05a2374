import Foundation

/// The width of the caret in points (assumed; not documented).
private let caretWidth: CGFloat = 2

extension TextEditor {
  /// Returns the rectangle of the caret at a position, in points in the view's coordinates.
  func caret(at position: UITextPosition) -> CGRect {
    let placed = fragments
    let location = (position as? TextOffset)?.value ?? 0
    guard let line = placed.line(at: location) else { return emptyCaretRect }
    let fragment = placed.fragments[line]
    return CGRect(
      x: fragment.x(at: location), y: fragment.top, width: caretWidth, height: fragment.height)
  }

  /// Returns the rectangle of the first line of a range, or of the caret if the range is empty.
  func firstLine(of range: UITextRange) -> CGRect {
    guard let units = units(range), units.length > 0 else { return caret(at: range.start) }
    return fragments.rects(of: units).first ?? caret(at: range.start)
  }

  /// Returns the rectangles of a range, one for each line.
  func selectedLines(of range: UITextRange) -> [UITextSelectionRect] {
    guard let units = units(range) else { return [] }
    let rects = fragments.rects(of: units)
    return rects.enumerated().map { index, rect in
      TextOffsetSelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1)
    }
  }

  /// Returns the location nearest to a point in the view's coordinates, within a range if there is
  /// one.
  func location(nearestTo point: CGPoint, in range: NSRange? = nil) -> Int {
    let placed = fragments
    guard let line = placed.line(atHeight: point.y) else { return 0 }
    let fragment = placed.fragments[line]
    let (index, fraction) = fragment.character(at: point.x)
    let isLast = line + 1 == placed.fragments.count
    // The location after a line break is on the next line.
    let last = isLast ? fragment.locations.count - 1 : max(0, fragment.locations.count - 2)
    let location = fragment.locations[min(fraction > 0.5 ? index + 1 : index, last)]
    guard let range else { return location }
    return min(max(location, range.location), NSMaxRange(range))
  }

  /// Returns the range of the character at a point, or `nil` if there is none.
  func character(at point: CGPoint) -> UITextRange? {
    let placed = fragments
    guard let line = placed.line(atHeight: point.y) else { return nil }
    let fragment = placed.fragments[line]
    let index = fragment.character(at: point.x).index
    guard index + 1 < fragment.locations.count else { return nil }
    let start = fragment.locations[index]
    return TextOffsetRange(NSRange(location: start, length: fragment.locations[index + 1] - start))
  }

  /// Returns the position that is a number of UTF-16 units or lines away in a direction, or `nil`
  /// if that is outside the text.
  func moved(
    _ position: UITextPosition, in direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.value else { return nil }
    switch direction {
    case .right: return moved(position, by: count)
    case .left: return moved(position, by: -count)
    case .up, .down:
      let placed = fragments
      guard let line = placed.line(at: start) else { return nil }
      let target = line + (direction == .up ? -count : count)
      guard placed.fragments.indices.contains(target) else { return nil }
      let x = placed.fragments[line].x(at: start)
      let fragment = placed.fragments[target]
      return TextOffset(location(nearestTo: CGPoint(x: x, y: fragment.top + fragment.height / 2)))
    }
  }
}

extension UITextInput where Self: UIView {
  /// Returns the end of a range that is farthest in a direction: the start to the left and above.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { direction == .left || direction == .up ? range.start : range.end }

  /// Returns the range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }

  /// Returns the natural direction: the first letter of a paragraph determines its direction.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing.
  ///
  /// - Remark: Inert. Lines follow the direction of the view.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  /// The side of a line break on which the caret is shown, for an insertion point between two
  /// lines.
  public var selectionAffinity: UITextStorageDirection {
    get { knownEditing?.affinity ?? .forward }
    set { editing.affinity = newValue }
  }

  /// The delegate that is notified of changes of text and selection by the app.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { knownEditing?.inputDelegate }
    set { editing.inputDelegate = newValue }
  }

  /// The object that finds words, sentences and lines, created on first use.
  public var tokenizer: any UITextInputTokenizer {
    let state = editing
    if let known = state.tokenizer { return known }
    let made = UITextInputStringTokenizer(textInput: self)
    state.tokenizer = made
    return made
  }

  /// The attributes of marked text.
  ///
  /// - Remark: Inert. Marked text is drawn like other text.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { knownEditing?.markedStyle }
    set { editing.markedStyle = newValue }
  }

  /// The range of provisionally inserted text, or `nil` if there is none.
  public var markedTextRange: UITextRange? { knownEditing?.marked.map(TextOffsetRange.init) }
}
