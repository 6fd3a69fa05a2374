import LayoutModel
import Foundation

extension TextRenderer {
  /// Returns the line of a view, such as `UILabel "Welcome" #Xy1-2b-3cD (16, 59; 361 × 41)
  /// ambiguous: x`.
  func line(for view: LayoutSnapshot.View, trouble: SnapshotProblems.Trouble) -> String {
    var parts = [styled(printable(view.className.excerpt(options.nameLimit)), .className)]
    parts += names(of: view)
    let frame = options.usesRootCoordinates ? view.frameInRoot : view.frame
    parts.append(styled(self.frame(frame), .frame))
    let marks = marks(for: view, trouble: trouble)
    let line = parts.joined(separator: " ")
    return marks.isEmpty ? line : line + "  " + marks.joined(separator: "  ")
  }

  /// Returns a frame in points as `(x, y; w × h)`.
  func frame(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(times) \(number(rect.size.height)))"
  }

  /// Returns the label or text in quotation marks, or the identifier.
  private func names(of view: LayoutSnapshot.View) -> [String] {
    let text = [view.label, view.shownText].lazy.compactMap { $0 }.first { !$0.isEmpty }
    let identifier = view.identifier.flatMap { $0.isEmpty ? nil : $0 }
    var names: [String] = []
    if let text { names.append(quoted(text)) }
    if let identifier, text == nil || options.showsIdentifiers {
      names.append("#" + printable(identifier.excerpt(options.nameLimit, ellipsis: ellipsis)))
    }
    return names
  }

  /// The mark of truncated text.
  private var ellipsis: String { options.isASCII ? "..." : "…" }

  /// Returns text in quotation marks on one line. Long text is truncated with an ellipsis.
  private func quoted(_ text: String) -> String {
    let excerpt = text.excerpt(options.nameLimit, ellipsis: ellipsis)
    let escaped = excerpt.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"" + printable(escaped) + "\""
  }

  /// Returns the marks after a view's frame: whether it is hidden or transparent, its ambiguous
  /// parts, and whether a constraint that refers to it is violated or in conflict.
  private func marks(
    for view: LayoutSnapshot.View, trouble: SnapshotProblems.Trouble
  ) -> [String] {
    var marks: [String] = []
    if view.isHidden { marks.append(styled("hidden", .quiet)) }
    if view.alpha == 0 { marks.append(styled("transparent", .quiet)) }
    let parts = view.ambiguity.partNames
    if !parts.isEmpty {
      marks.append(styled("ambiguous: " + parts.joined(separator: ", "), .warning))
    }
    if trouble == .violated { marks.append(styled("violated", .warning)) }
    if trouble == .conflict { marks.append(styled("conflict", .error)) }
    return marks
  }

  /// Returns the line of the canvas, such as `retina6_12 portrait, 393 × 852 @3x, safe area 59 0 34
  /// 0, compact × regular`.
  func canvasLine(_ canvas: LayoutSnapshot.Canvas) -> String {
    var parts: [String] = []
    if let device = canvas.device {
      let orientation = canvas.isLandscape ? "landscape" : "portrait"
      parts.append(printable(device.excerpt(options.nameLimit)) + " " + orientation)
    }
    let size = "\(number(canvas.size.width)) \(times) \(number(canvas.size.height))"
    parts.append(size + " @\(number(canvas.scale))x")
    let insets = canvas.safeAreaInsets
    if insets != .zero {
      let edges = [insets.top, insets.left, insets.bottom, insets.right].map(number)
      parts.append("safe area " + edges.joined(separator: " "))
    }
    let classes = [canvas.horizontalSizeClass, canvas.verticalSizeClass]
    if classes != ["any", "any"] {
      parts.append(classes.map { printable($0.excerpt(12)) }.joined(separator: " \(times) "))
    }
    return styled("# " + parts.joined(separator: ", "), .quiet)
  }

  /// Returns the constraints in conflict, one per line and at most `maxConflicts`, or an empty
  /// string if there are none.
  func conflictLines(_ snapshot: LayoutSnapshot, _ problems: SnapshotProblems) -> String {
    guard !problems.conflicts.isEmpty else { return "" }
    let count = problems.conflicts.count
    let title = count == 1 ? "# 1 constraint in conflict" : "# \(count) constraints in conflict"
    var lines = styled(title, .error) + "\n"
    for index in problems.conflicts.prefix(Self.maxConflicts) {
      let text = snapshot.constraints[index].text.excerpt(Self.constraintLimit, ellipsis: ellipsis)
      lines += "#   " + printable(text) + "\n"
    }
    if count > Self.maxConflicts {
      lines += "#   \(ellipsis) and \(count - Self.maxConflicts) more\n"
    }
    return lines
  }

  /// The maximum number of constraints in the list. If there are more, they have a common cause,
  /// and only their number is given.
  private static let maxConflicts = 100

  /// The maximum length of a constraint's text, in characters: three lines of a terminal.
  private static let constraintLimit = 240
}

extension TextRenderer {
  /// The roles of text that have different colors on a terminal.
  enum Style: String {
    /// The class name, in bold.
    case className = "1"
    /// A frame, in cyan.
    case frame = "36"
    /// Text of little importance, in a faint color.
    case quiet = "2"
    /// A warning, in yellow.
    case warning = "33"
    /// An error, in red.
    case error = "31"
  }

  /// Returns text between the escape sequences that begin and end a style, or the unchanged text if
  /// colors are off.
  private func styled(_ text: String, _ style: Style) -> String {
    options.usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
