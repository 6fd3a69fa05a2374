import Foundation

extension LayoutSnapshot {
  /// Text that is broken into lines with positions.
  public struct Text: Hashable, Sendable, Codable {
    /// A part of a line with one font and color.
    public struct Piece: Hashable, Sendable, Codable {
      /// The characters.
      public var string: String
      /// The left edge in points, in the coordinates of the view's bounds.
      public var x: CGFloat
      /// The measured width, in points.
      public var width: CGFloat
      /// The font of the piece.
      public var font: Font
      /// The color of the piece.
      public var color: Color
      /// Creates a piece from its characters, position, font and color.
      public init(string: String, x: CGFloat, width: CGFloat, font: Font, color: Color) {
        self.string = string
        self.x = x
        self.width = width
        self.font = font
        self.color = color
      }
    }
    /// One line of text as it is drawn.
    public struct Line: Hashable, Sendable, Codable {
      /// The characters of the line, with an ellipsis if the line is truncated.
      public var string: String
      /// The left end of the baseline in points, in the coordinates of the view's bounds.
      public var origin: CGPoint
      /// The measured width, in points.
      public var width: CGFloat
      /// The pieces of the line from left to right, if fonts or colors change within the text.
      public var pieces: [Piece]?
      /// Creates a line from its characters, the left end of its baseline, and its width.
      public init(string: String, origin: CGPoint, width: CGFloat) {
        self.string = string
        self.origin = origin
        self.width = width
      }
    }
    /// The whole text, before line breaking and truncation.
    public var string: String
    /// The font of the text.
    public var font: Font
    /// The color of the text.
    public var color: Color
    /// The visible lines, from top to bottom.
    public var lines: [Line]
    /// A Boolean value that indicates whether part of the text is not visible.
    public var isTruncated = false
    /// Creates text that is not truncated from its lines.
    public init(string: String, font: Font, color: Color, lines: [Line]) {
      self.string = string
      self.font = font
      self.color = color
      self.lines = lines
    }
  }
}
