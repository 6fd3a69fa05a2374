import LayoutModel
import Foundation

extension TextRenderer {
  /// One view: `UILabel "Welcome" #Xy1-2b-3cD (16, 59; 361 × 41)  ambiguous: x`.
  func line(for view: LayoutSnapshot.View, trouble: SnapshotProblems.Trouble) -> String {
    var parts = [styled(printable(view.className.excerpt(options.nameLimit)), .className)]
    parts += names(of: view)
    let frame = options.usesRootCoordinates ? view.frameInRoot : view.frame
    parts.append(styled(self.frame(frame), .frame))
    let marks = marks(for: view, trouble: trouble)
    let line = parts.joined(separator: " ")
    return marks.isEmpty ? line : line + "  " + marks.joined(separator: "  ")
  }

  /// `(x, y; w × h)` in points.
  func frame(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)); "
      + "\(number(rect.size.width)) \(times) \(number(rect.size.height)))"
  }

  /// The label or text in quotes, or else the identifier.
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

  /// Marks text that is cut off.
  private var ellipsis: String { options.isASCII ? "..." : "…" }

  /// A text in quotation marks on one line, cut off with an ellipsis if it is long.
  private func quoted(_ text: String) -> String {
    let excerpt = text.excerpt(options.nameLimit, ellipsis: ellipsis)
    let escaped = excerpt.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"" + printable(escaped) + "\""
  }

  /// What follows a view's frame: whether it is hidden or transparent, its ambiguous parts, and
  /// whether a constraint that names it is violated or in conflict.
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

  /// `retina6_12 portrait, 393 × 852 @3x, safe area 59 0 34 0, compact × regular`.
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

  /// The constraints that are broken or required and not met, one per line.
  func conflictLines(_ snapshot: LayoutSnapshot, _ problems: SnapshotProblems) -> String {
    guard !problems.conflicts.isEmpty else { return "" }
    let count = problems.conflicts.count
    let title = count == 1 ? "# 1 constraint in conflict" : "# \(count) constraints in conflict"
    var lines = styled(title, .error) + "\n"
    for index in problems.conflicts.prefix(Self.mostConflicts) {
      let text = snapshot.constraints[index].text.excerpt(Self.constraintLimit, ellipsis: ellipsis)
      lines += "#   " + printable(text) + "\n"
    }
    if count > Self.mostConflicts {
      lines += "#   \(ellipsis) and \(count - Self.mostConflicts) more\n"
    }
    return lines
  }

  /// The largest number of constraints that are listed. More have a common cause, and are counted.
  private static let mostConflicts = 100

  /// The longest text of a constraint in characters: three lines of a terminal.
  private static let constraintLimit = 240
}

extension TextRenderer {
  /// The roles that color tells apart on a terminal.
  enum Style: String {
    /// Bold.
    case className = "1"
    /// Cyan.
    case frame = "36"
    /// Faint.
    case quiet = "2"
    /// Yellow.
    case warning = "33"
    /// Red.
    case error = "31"
  }

  /// A text between the escape sequences of a style and of its end; the text itself if colors are
  /// off.
  private func styled(_ text: String, _ style: Style) -> String {
    options.usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
