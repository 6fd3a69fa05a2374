import LayoutModel
import Foundation

/// Renders a layout as an indented tree of text with one line per view.
///
///     UIView (0, 0; 393 × 852)
///       UILabel "Welcome back" (16, 120; 361 × 40.67)
///       UIButton "Sign in" (16, 480; 361 × 50)  ambiguous: x, width
///
/// Frames are in points, in the coordinates of the superview. The lines are suitable for `grep` and
/// `diff`: two spaces per level, the class name first, and no alignment that a long name would
/// shift.
public struct TextRenderer: Sendable {
  /// The options of the tree.
  public struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether `×` is written as `x` and other characters outside
    /// ASCII as `\u{…}`.
    public var isASCII = false
    /// A Boolean value that indicates whether frames, marks and hidden views have colors, with ANSI
    /// escape sequences for terminals.
    public var usesColor = false
    /// A Boolean value that indicates whether identifiers follow names, such as `#Qzf-3a-9dK`.
    public var showsIdentifiers = false
    /// A Boolean value that indicates whether frames are in the coordinates of the root instead of
    /// the superview.
    public var usesRootCoordinates = false
    /// A Boolean value that indicates whether hidden views and their descendants are omitted.
    public var omitsHidden = false
    /// A Boolean value that indicates whether the canvas precedes the tree and the conflicts follow
    /// it.
    public var showsSummary = true
    /// The maximum length of a name, in characters.
    public var nameLimit = 40
    /// The number of digits after the decimal point of frames.
    public var fractionDigits = 2

    /// Creates the options for a plain tree with a summary.
    public init() {}
  }

  /// The options of the tree.
  public var options: Options

  /// Creates a renderer.
  ///
  /// - Parameter options: The options of the tree. The default is a plain tree with a summary.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// Returns the tree of a layout.
  ///
  /// - Parameter snapshot: The layout.
  /// - Returns: The lines of the tree, each of which ends with a line break.
  /// - Complexity: O(*n*), where *n* is the number of views and constraints.
  public func text(for snapshot: LayoutSnapshot) -> String {
    var lines = ""
    let problems = SnapshotProblems(snapshot)
    if options.showsSummary { lines += canvasLine(snapshot.canvas) + "\n" }
    var traversal = ViewTraversal(snapshot)
    while let step = traversal.next() {
      guard case .enter(let index, let depth) = step else { continue }
      let view = snapshot.views[index]
      if options.omitsHidden && view.isHidden {
        traversal.skipSubviews()
        continue
      }
      lines += String(repeating: "  ", count: min(depth, Self.indentationLimit))
      lines += line(for: view, trouble: problems.trouble[index]) + "\n"
    }
    if options.showsSummary { lines += conflictLines(snapshot, problems) }
    return lines
  }

  /// The maximum number of indented levels. Deeper views have the indentation of this level.
  ///
  /// Without the limit, a chain of a hundred thousand views would need ten gigabytes of spaces.
  static let indentationLimit = 200

  /// The sign between a width and a height.
  var times: String { options.isASCII ? "x" : "×" }

  /// Returns `text`, in ASCII if the options require it.
  func printable(_ text: String) -> String {
    options.isASCII ? text.asciiEscaped : text
  }

  /// Returns the text of a number.
  func number(_ value: CGFloat) -> String {
    DecimalText.string(Double(value), places: options.fractionDigits)
  }
}
