import Foundation

/// Glyphs and their locations. Every UTF-16 unit is one glyph.
extension NSLayoutManager {
  /// The number of glyphs: that of UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  private var whole: NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// Returns a Boolean value that indicates whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }
  /// Returns the index of the glyph of a character, which is the same.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns the index of the character of a glyph, which is the same.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyphs of a range of characters, which have the same indices.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of a range of glyphs, which have the same indices.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyphs in a container: those of the lines that fit into its height, in the first
  /// container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let placed = fragments
    guard container.size.height > 0, container.size.height < NSTextContainer.unlimited else {
      return whole
    }
    let last = placed.fragments.last { $0.top + $0.height <= container.size.height + 0.001 }
    return NSRange(location: 0, length: last.map { NSMaxRange($0.range) } ?? 0)
  }

  /// Returns the glyphs of the lines that touch a rectangle of a container.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = fragments.fragments.filter {
      $0.top < bounds.maxY && $0.top + $0.height > bounds.minY
    }
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSUnionRange(first.range, last.range)
  }

  /// Returns the container of a glyph, and the range of the glyphs in it.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = whole
    return textContainers.first
  }

  /// Returns the rectangle of the lines that are laid out in a container, with the padding at both
  /// ends, in points.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let placed = fragments
    guard container === textContainers.first, let first = placed.fragments.first else {
      return .zero
    }
    let padding = container.lineFragmentPadding
    let left = placed.fragments.map(\.left).min() ?? first.left
    let right = placed.fragments.map { $0.left + $0.width }.max() ?? left
    return CGRect(
      x: left - padding, y: first.top, width: right - left + 2 * padding, height: placed.height)
  }

  /// Returns the smallest rectangle that contains glyphs with the height of their lines.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer)
    -> CGRect
  {
    let rects = fragments.rects(of: glyphRange)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the rectangle of the line of a glyph, as wide as the container, and the line's glyphs.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let placed = fragments
    guard let line = placed.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = placed.fragments[line].range
    return rects(ofLine: placed.fragments[line]).line
  }

  /// Returns the rectangle of the line of a glyph, as wide as the container.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// Returns the rectangle of the text in the line of a glyph with its padding, and the line's
  /// glyphs.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let placed = fragments
    guard let line = placed.line(at: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = placed.fragments[line].range
    return rects(ofLine: placed.fragments[line]).used
  }

  /// Returns the location of a glyph on the baseline, relative to the upper-left corner of its
  /// line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let placed = fragments
    guard let line = placed.line(at: glyphIndex) else { return .zero }
    let fragment = placed.fragments[line]
    return CGPoint(x: fragment.x(at: glyphIndex), y: fragment.ascender)
  }

  /// Returns the size of the attachment of a glyph in points, or a size with a width and height of
  /// -1 if the glyph has no attachment, as in UIKit.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex), let storage = textStorage,
      let attachment = storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.inlineBounds(at: glyphIndex).size
  }

  /// The rectangle of the line after a line break at the end of the text, as wide as the container.
  /// It is zero if there is none.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { rects(ofLine: $0).line } ?? .zero
  }
  /// The rectangle of the text in the line after a line break at the end of the text. It is zero if
  /// there is none.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { rects(ofLine: $0).used } ?? .zero
  }
  /// The container of the line after a line break at the end of the text, if any.
  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.first
  }

  private var extraLine: TextFragments.Fragment? {
    let last = fragments.fragments.last
    return last?.range.length == 0 && numberOfGlyphs > 0 ? last : nil
  }

  /// Calls a closure with the lines of glyphs: the line's rectangle, that of its text, the
  /// container and the glyphs of the line.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop: ObjCBool = false
    for fragment in fragments.fragments
    where NSIntersectionRange(fragment.range, glyphRange).length > 0 {
      let rects = rects(ofLine: fragment)
      block(rects.line, rects.used, container, fragment.range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles of glyphs, one per line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for rect in fragments.rects(of: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the truncated glyphs of a line, or a range at `NSNotFound`. Only the last line of a
  /// container with a maximum number of lines is truncated; the glyphs that are not visible follow
  /// its last visible one.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    let placed = fragments
    let none = NSRange(location: NSNotFound, length: 0)
    guard placed.isTruncated, let line = placed.line(at: glyphIndex),
      line + 1 == placed.fragments.count
    else { return none }
    let fragment = placed.fragments[line]
    let visible = fragment.distances.lastIndex { $0 < fragment.width } ?? 0
    let start = fragment.locations[visible]
    return NSRange(location: start, length: NSMaxRange(fragment.range) - start)
  }

  // MARK: Points

  /// Returns the glyph nearest to a point of a container, and the fraction of it that is before the
  /// point.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let placed = fragments
    partialFraction?.pointee = 0
    guard let line = placed.line(atHeight: point.y) else { return 0 }
    let fragment = placed.fragments[line]
    let (index, fraction) = fragment.character(at: point.x)
    let last = max(0, fragment.locations.count - 2)
    partialFraction?.pointee = index > last ? 1 : fraction
    return fragment.locations[min(index, last)]
  }

  /// Returns the glyph nearest to a point of a container.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the fraction of the glyph at a point that is before the point, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer)
    -> CGFloat
  {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Returns the character nearest to a point of a container, and the fraction of the distance to
  /// the next insertion point that is before the point.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Returns the rectangles of a line: as wide as the container, and as wide as its text with
  /// padding.
  private func rects(ofLine fragment: TextFragments.Fragment) -> (line: CGRect, used: CGRect) {
    let container = textContainers.first
    let padding = container?.lineFragmentPadding ?? 0
    let used = CGRect(
      x: fragment.left - padding, y: fragment.top, width: fragment.width + 2 * padding,
      height: fragment.height)
    let limit = container?.limits.width ?? .infinity
    let line = CGRect(
      x: 0, y: fragment.top, width: limit.isFinite ? limit + 2 * padding : used.maxX,
      height: fragment.height)
    return (line, used)
  }
}
