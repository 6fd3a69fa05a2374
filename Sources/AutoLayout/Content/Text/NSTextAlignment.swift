/// How lines are placed between the left and right ends of their view.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines are centered between the edges.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Both ends flush; the last line of a paragraph as `natural`.
  case justified = 3
  /// Left, or right in a right-to-left layout.
  case natural = 4
}

/// Where text is broken or cut that is wider than its view.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; a word that is wider than a line breaks between characters.
  case byWordWrapping = 0
  /// Lines break before the first character that does not fit.
  case byCharWrapping = 1
  /// What does not fit is not drawn.
  case byClipping = 2
  /// "…end"
  case byTruncatingHead = 3
  /// "start…"
  case byTruncatingTail = 4
  /// "st…nd"
  case byTruncatingMiddle = 5

  /// Whether text goes on in another line.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// Whether an ellipsis stands for what is cut.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }
}
