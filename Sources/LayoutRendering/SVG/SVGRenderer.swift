import LayoutModel
import Foundation

/// Renders a layout as a picture: one SVG document of one snapshot.
///
/// The picture looks like the screen. It has backgrounds, texts in their measured lines, controls
/// that look like those of iOS, and placeholders with names for images and symbols. It loads no
/// resources and has no script. Every view is an element with the attribute `data-view`, its index
/// in `LayoutSnapshot.views`. One unit is one point. The origin is the upper-left corner of the
/// root.
///
/// Any snapshot gives well-formed XML. Views with a frame that is not finite or beyond a million
/// points are omitted with their subviews. An element with `data-skipped` replaces them.
public struct SVGRenderer: Sendable {
  /// The set of colors of a picture.
  public typealias Appearance = SVGAppearance
  /// The way in which a line of text gets its measured width.
  public typealias TextFitting = SVGTextFitting

  /// The parts of a picture above the views.
  public struct Overlay: Hashable, Sendable {
    /// A Boolean value that indicates whether all frames have outlines.
    public var showsFrames = false
    /// A Boolean value that indicates whether alignment rectangles that differ from the frame have
    /// outlines.
    public var showsAlignmentRects = false
    /// A Boolean value that indicates whether ambiguous views have an orange outline, and views in
    /// conflict a red one.
    public var showsProblems = false
    /// The index of the view whose constraints are visible, if any.
    public var constraintsOfView: Int?
    /// The indices of views with a red outline, even if they are empty.
    public var markedViews: [Int] = []

    /// Creates an overlay, which is empty by default.
    ///
    /// - Parameters:
    ///   - showsFrames: A Boolean value that indicates whether all frames have outlines.
    ///   - showsAlignmentRects: A Boolean value that indicates whether alignment rectangles that
    ///     differ from the frame have outlines.
    ///   - showsProblems: A Boolean value that indicates whether ambiguous and conflicting views
    ///     have outlines.
    ///   - constraintsOfView: The index of the view whose constraints are visible, if any.
    public init(
      showsFrames: Bool = false, showsAlignmentRects: Bool = false, showsProblems: Bool = false,
      constraintsOfView: Int? = nil
    ) {
      self.showsFrames = showsFrames
      self.showsAlignmentRects = showsAlignmentRects
      self.showsProblems = showsProblems
      self.constraintsOfView = constraintsOfView
    }

    /// A Boolean value that indicates whether the overlay is empty.
    var isEmpty: Bool { self == Overlay() }
  }

  /// The options of a picture.
  public struct Options: Hashable, Sendable {
    /// The set of colors. The default follows the reader's setting.
    public var appearance = Appearance.automatic
    /// The way in which lines get their measured width. The default is for browsers.
    public var textFitting = TextFitting.textLength
    /// A Boolean value that indicates whether the picture contains the characters of its texts in
    /// `PictureFont`. The default is `true`; `rsvg-convert` reads them from files.
    public var embedsFont = true
    /// A Boolean value that indicates whether the status bar and the home indicator of a known
    /// device are drawn.
    public var showsSystemBars = true
    /// A Boolean value that indicates whether hidden views are drawn pale, as on Interface
    /// Builder's canvas. The default is `false`: they are not drawn, as on a device.
    public var dimsHiddenViews = false
    /// A Boolean value that indicates whether the picture has rounded corners on devices with a
    /// rounded screen.
    public var roundsCorners = false
    /// The parts above the views. The default is none.
    public var overlay = Overlay()
    /// The prefix of every `id`: letters, digits and hyphens. Other characters are removed.
    public var idPrefix = ""

    /// Creates the options for browsers.
    public init() {}

    /// Returns options for `rsvg-convert` and other programs with limited CSS support.
    ///
    /// - Parameter appearance: The set of colors. `automatic` is treated as `light`.
    /// - Returns: Options without an embedded font, whose text is fitted with letter spacing.
    public static func rasterized(_ appearance: Appearance = .light) -> Options {
      var options = Options()
      options.appearance = appearance == .dark ? .dark : .light
      options.textFitting = .letterSpacing
      options.embedsFont = false
      return options
    }
  }

  /// The options of the picture.
  public var options: Options

  /// Creates a renderer.
  ///
  /// - Parameter options: The options of the picture. The default options are for browsers.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Returns a complete SVG document.
  ///
  /// - Parameter snapshot: The layout.
  /// - Returns: Well-formed XML for any snapshot.
  /// - Complexity: O(*v* + *c* + *t*), where *v* is the number of views, *c* is the number of
  ///   constraints, and *t* is the length of the visible texts.
  public func svg(for snapshot: LayoutSnapshot) -> String {
    var palette = SVGPalette()
    let element = element(for: snapshot, palette: &palette, embedsStyle: true)
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element + "\n"
  }

  /// Returns only the `svg` element. Colors that change in dark mode are added to `palette`.
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

  /// Returns the style sheet of a picture: the characters of its texts, and the colors that differ
  /// in dark mode with the classes of the palette, if the picture adapts to the appearance.
  private func style(_ palette: SVGPalette) -> String {
    let font = options.embedsFont ? PictureFont.rules(for: palette.letters) : ""
    return palette.styleElement(font: font, isAdaptive: options.appearance == .automatic)
  }

  /// Returns a description of the picture for assistive technology, from the name of the root.
  private func name(of snapshot: LayoutSnapshot) -> String {
    guard let root = snapshot.views.first else { return "Empty layout" }
    let name = root.distinguishingName ?? root.className
    return "Layout of \(name.excerpt(60))"
  }

  /// Returns the size of the picture in points: that of the canvas, limited to the maximum size of
  /// a picture.
  private func pictureSize(_ size: CGSize) -> CGSize {
    func side(_ value: CGFloat) -> CGFloat {
      value.isFinite ? min(max(value, 1), CGRect.drawableLimit) : 1
    }
    return CGSize(width: side(size.width), height: side(size.height))
  }
}
