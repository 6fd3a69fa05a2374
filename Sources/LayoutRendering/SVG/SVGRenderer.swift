import LayoutModel
import Foundation

/// A layout as a picture: one SVG document of one snapshot.
///
/// The picture looks like the screen: backgrounds, texts in the lines that were measured, controls
/// as iOS draws them, pictures and symbols as placeholders with their names. It loads nothing, holds
/// no script, and every view is an element with the attribute `data-view`, its index in
/// `LayoutSnapshot.views`. One unit is one point, the origin is the upper left corner of the root.
///
/// Any snapshot gives well-formed XML. Views whose frame is not finite or beyond a million points
/// are left out together with what is below them; an element with `data-skipped` says so.
public struct SVGRenderer: Sendable {
  /// Which of the two sets of colors is drawn.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark text on light backgrounds.
    case light
    /// Light text on dark backgrounds.
    case dark
    /// Light colors, and a style sheet that follows the reader's `prefers-color-scheme`.
    ///
    /// For browsers. `rsvg-convert` draws such a picture light.
    case automatic
  }

  /// How a line of text is brought to its measured width.
  public enum TextFitting: String, Hashable, Sendable {
    /// By `textLength`, which every browser knows.
    case textLength
    /// By the spacing that brings Inter near the system font; for `rsvg-convert`, which does not
    /// know `textLength`.
    case letterSpacing
  }

  /// What is drawn above the views.
  public struct Overlay: Hashable, Sendable {
    /// Outlines of all frames.
    public var showsFrames = false
    /// Outlines of alignment rectangles where they differ from the frame.
    public var showsAlignmentRects = false
    /// Ambiguous views in orange and views in conflict in red.
    public var showsProblems = false
    /// Index of a view whose constraints are drawn as lines; nil for none.
    public var constraintsOfView: Int?

    /// An overlay of the parts that are asked for; none without arguments.
    public init(
      showsFrames: Bool = false, showsAlignmentRects: Bool = false, showsProblems: Bool = false,
      constraintsOfView: Int? = nil
    ) {
      self.showsFrames = showsFrames
      self.showsAlignmentRects = showsAlignmentRects
      self.showsProblems = showsProblems
      self.constraintsOfView = constraintsOfView
    }

    /// Whether the overlay shows nothing.
    var isEmpty: Bool { self == Overlay() }
  }

  /// How the picture is drawn.
  public struct Options: Hashable, Sendable {
    /// Which set of colors is drawn; the reader's unless set.
    public var appearance = Appearance.automatic
    /// How lines are brought to their measured width; for browsers unless set.
    public var textFitting = TextFitting.textLength
    /// Draws the status bar and the home indicator of a known device.
    public var showsSystemBars = true
    /// Cuts the corners of devices whose screens have round ones.
    public var roundsCorners = false
    /// What is drawn above the views; nothing unless set.
    public var overlay = Overlay()
    /// Prefix of all `id`s: letters, digits and hyphens; other characters are dropped.
    public var idPrefix = ""

    /// The options for browsers.
    public init() {}

    /// Options for `rsvg-convert` and other programs that know little of CSS.
    public static func rasterized(_ appearance: Appearance = .light) -> Options {
      var options = Options()
      options.appearance = appearance == .dark ? .dark : .light
      options.textFitting = .letterSpacing
      return options
    }
  }

  /// How the picture is drawn.
  public var options: Options

  /// A renderer; without options one for browsers.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// A complete SVG document.
  ///
  /// - Complexity: O(views + constraints + length of the texts shown).
  public func svg(for snapshot: LayoutSnapshot) -> String {
    var palette = SVGPalette()
    let element = element(for: snapshot, palette: &palette, embedsStyle: true)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element + "\n"
  }

  /// The `svg` element alone; colors that change in the dark are added to `palette`.
  func element(
    for snapshot: LayoutSnapshot, palette: inout SVGPalette, embedsStyle: Bool = false
  ) -> String {
    let size = pictureSize(snapshot.canvas.size)
    var drawing = SVGDrawing(snapshot, options: options, palette: palette, size: size)
    drawing.run()
    palette = drawing.pen.palette
    let width = DecimalText.string(Double(size.width))
    let height = DecimalText.string(Double(size.height))
    var element = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\""
    element += " height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    element += " font-family=\"\(SVGPen.systemFamilies)\" role=\"img\""
    element += " aria-label=\"\(XMLText.escaped(name(of: snapshot)))\">"
    if embedsStyle { element += style(palette) }
    return element + drawing.pen.markup + "</svg>"
  }

  /// The style sheet for colors that differ in dark mode, by the classes of the palette. Empty
  /// unless the picture adapts to the appearance.
  private func style(_ palette: SVGPalette) -> String {
    guard options.appearance == .automatic, !palette.colors.isEmpty else { return "" }
    return "<style>@media (prefers-color-scheme:dark){\(palette.darkRules())}</style>"
  }

  /// A description of the picture for assistive technology, by the name of the root.
  private func name(of snapshot: LayoutSnapshot) -> String {
    guard let root = snapshot.views.first else { return "Empty layout" }
    let name = root.distinguishingName ?? root.className
    return "Layout of \(name.excerpt(60))"
  }

  /// The size of the picture in points: the canvas, or what of it can be drawn.
  private func pictureSize(_ size: CGSize) -> CGSize {
    func side(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 1), CGRect.drawableLimit) : 1
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
