/// The alignment of lines between the left and right edges of their view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines are centered between the edges.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines extend to both edges. The last line of a paragraph is aligned as `natural`.
  case justified = 3
  /// Lines are aligned at the left edge, or at the right edge in a right-to-left layout.
  case natural = 4
}

/// The position of breaks or truncation in text that is wider than its view.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; a word that is wider than a line breaks between characters.
  case byWordWrapping = 0
  /// Lines break before the first character that does not fit.
  case byCharWrapping = 1
  /// Text that does not fit is not drawn.
  case byClipping = 2
  /// The start is truncated: "…end".
  case byTruncatingHead = 3
  /// The end is truncated: "start…".
  case byTruncatingTail = 4
  /// The middle is truncated: "st…nd".
  case byTruncatingMiddle = 5

  /// A Boolean value that indicates whether text continues on another line.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// A Boolean value that indicates whether an ellipsis replaces the text that does not fit.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
