import Foundation

extension LayoutSnapshot {
  /// Text broken into lines and placed.
  public struct Text: Hashable, Sendable, Codable {
    /// A stretch of a line in one font and colour.
    public struct Piece: Hashable, Sendable, Codable {
      /// The characters.
      public var string: String
      /// The left end in points, in the coordinates of the view's bounds.
      public var x: CGFloat
      /// Width in points, as measured.
      public var width: CGFloat
      /// The font of the stretch.
      public var font: Font
      /// The colour of the stretch.
      public var color: Color
      /// A stretch by its characters, its place, and its look.
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
      /// The characters of the line, with the ellipsis where it was cut.
      public var string: String
      /// Left end of the baseline in points, in the coordinates of the view's bounds.
      public var origin: CGPoint
      /// Width in points, as measured.
      public var width: CGFloat
      /// The stretches of the line, from left to right, where fonts or colours change within the text;
      /// nil where one font and colour serve.
      public var pieces: [Piece]?
      /// A line by its characters, the left end of its baseline, and its width.
      public init(string: String, origin: CGPoint, width: CGFloat) {
        self.string = string
        self.origin = origin
        self.width = width
      }
    }
    /// The whole text, before line breaking and truncation.
    public var string: String
    /// The font that the text is drawn in.
    public var font: Font
    /// The colour of the text.
    public var color: Color
    /// The lines that are shown, from top to bottom.
    public var lines: [Line]
    /// Whether something of the text is not shown.
    public var isTruncated = false
    /// Text that is shown whole, with its lines.
    public init(string: String, font: Font, color: Color, lines: [Line]) {
      self.string = string
      self.font = font
      self.color = color
      self.lines = lines
    }
  }
}
