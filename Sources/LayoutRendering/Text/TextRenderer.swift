import LayoutModel
import Foundation

/// A layout as an indented tree of text, one line a view.
///
///     UIView (0, 0; 393 × 852)
///       UILabel "Welcome back" (16, 120; 361 × 40.67)
///       UIButton "Sign in" (16, 480; 361 × 50)  ambiguous: x, width
///
/// Frames are in points, in the coordinates of the superview. The lines are made for `grep` and
/// `diff`: two spaces a level, class name first, no alignment that a long name would shift.
public struct TextRenderer: Sendable {
  /// How the tree is written.
  public struct Options: Hashable, Sendable {
    /// Writes `x` for `×` and `\u{…}` for everything else outside ASCII.
    public var isASCII = false
    /// Colors frames, marks and hidden views by ANSI escapes, for terminals.
    public var usesColor = false
    /// Writes identifiers behind names: `#Qzf-3a-9dK`.
    public var showsIdentifiers = false
    /// Writes frames in the coordinates of the root instead of the superview.
    public var usesRootCoordinates = false
    /// Leaves out hidden views and everything below them.
    public var omitsHidden = false
    /// Adds a line for the canvas before and the conflicts after the tree.
    public var showsSummary = true
    /// The longest name in characters.
    public var nameLimit = 40
    /// Digits after the decimal point of frames.
    public var fractionDigits = 2

    /// The options for a plain tree with a summary.
    public init() {}
  }

  /// How the tree is written.
  public var options: Options

  /// A renderer; without options one of plain trees with a summary.
  public init(options: Options = Options()) {
    self.options = options
  }

  /// The tree of `snapshot`; every line ends with a line break.
  ///
  /// - Complexity: O(views + constraints).
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

  /// Levels that are indented; a deeper view is written at this level.
  ///
  /// Keeps a chain of a hundred thousand views from becoming ten gigabytes of spaces.
  static let indentationLimit = 200

  /// The mark between a width and a height.
  var times: String { options.isASCII ? "x" : "×" }

  /// `text` in ASCII if that is asked for.
  func printable(_ text: String) -> String {
    options.isASCII ? text.asciiEscaped : text
  }

  /// A number as the text shows it.
  func number(_ value: CGFloat) -> String {
    DecimalText.string(Double(value), places: options.fractionDigits)
  }
}
