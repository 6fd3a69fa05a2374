import Foundation

/// The frames of items that are arranged in lines, section after section.
///
/// Frames are computed in a coordinate system with lines along the x-axis that follow each other
/// along the y-axis. For a horizontally scrolling collection view, the axes are exchanged.
struct ItemFlow: Sendable {
  /// The spacing of a section, in points.
  struct Rules: Sendable {
    /// A Boolean value that indicates whether lines follow each other vertically.
    var isVertical = true
    /// The minimum distance between lines.
    var lineSpacing: CGFloat = 0
    /// The minimum distance between the items of a line.
    var itemSpacing: CGFloat = 0
    /// The insets around the items of a section.
    var inset = UIEdgeInsets.zero
    /// The length of the header along the scroll direction.
    var header: CGFloat = 0
    /// The length of the footer along the scroll direction.
    var footer: CGFloat = 0
  }

  /// The sizes of the items in a section, with its spacing.
  struct Section: Sendable {
    /// The sizes of the items in points, in order.
    var sizes: [CGSize]
    /// The spacing of the section.
    var rules: Rules
  }

  /// The frames of the items, by section.
  private var frames: [[CGRect]] = []
  /// The frames of the headers, by section.
  private var headers: [CGRect] = []
  /// The frames of the footers, by section.
  private var footers: [CGRect] = []
  /// The size of all sections together, in points.
  private(set) var contentSize = CGSize.zero
  /// The spacing of the current section.
  private var rules: Rules

  /// Creates a flow without items.
  init() { rules = Rules() }

  /// Lays out sections that all have the same spacing in a collection view of a given size. The
  /// sizes of the items are ordered by section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  init(sizes: [[CGSize]], in available: CGSize, rules: Rules) {
    self.init(sizes.map { Section(sizes: $0, rules: rules) }, in: available, rules.isVertical)
  }

  /// Lays out sections one after another in a collection view of a given size.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  init(_ sections: [Section], in available: CGSize, _ isVertical: Bool) {
    rules = Rules()
    rules.isVertical = isVertical
    let extent = isVertical ? available.width : available.height
    var y: CGFloat = 0
    for section in sections {
      rules = section.rules
      rules.isVertical = isVertical
      headers.append(turnBack(CGRect(x: 0, y: y, width: extent, height: rules.header)))
      y = place(section.sizes, from: y, extent: extent)
      footers.append(
        turnBack(CGRect(x: 0, y: y - rules.footer, width: extent, height: rules.footer)))
    }
    contentSize =
      isVertical ? CGSize(width: extent, height: y) : CGSize(width: y, height: extent)
  }

  /// Returns the frame of a section's header or footer, or `nil` if the section does not exist or
  /// the view takes no space.
  func supplement(isHeader: Bool, section: Int) -> CGRect? {
    let frames = isHeader ? headers : footers
    guard frames.indices.contains(section), !frames[section].isEmpty else { return nil }
    return frames[section]
  }

  /// The number of items by section.
  var counts: [Int] { frames.map(\.count) }

  /// Returns the rectangle of a section with its header and footer, or `nil` if there is none.
  func area(ofSection section: Int) -> CGRect? {
    guard headers.indices.contains(section) else { return nil }
    return headers[section].union(footers[section])
  }

  /// Returns the frame of an item, or `nil` if there is none.
  func frame(at path: IndexPath) -> CGRect? {
    guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item)
    else { return nil }
    return frames[path.section][path.item]
  }

  /// The section insets along lines and across them.
  private var lineInset: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    let inset = rules.inset
    return rules.isVertical
      ? (inset.left, inset.right, inset.top, inset.bottom)
      : (inset.top, inset.bottom, inset.left, inset.right)
  }

  /// Lays out the items of a section from `top`, and returns the end of the section.
  private mutating func place(_ sizes: [CGSize], from top: CGFloat, extent: CGFloat) -> CGFloat {
    let inset = lineInset
    let room = extent - inset.start - inset.end
    var placed: [CGRect] = []
    var y = top + rules.header + inset.before
    let turned = sizes.map { rules.isVertical ? $0 : CGSize(width: $0.height, height: $0.width) }
    let lines = lines(of: turned, in: room)
    for (index, line) in lines.enumerated() {
      if index > 0 { y += rules.lineSpacing }
      let isLast = index == lines.count - 1
      let height = line.map(\.height).max() ?? 0
      placed += frames(
        of: line, y: y, height: height, start: inset.start,
        gap: gap(of: line, in: room, isLast: isLast))
      y += height
    }
    frames.append(placed.map(turnBack))
    return y + inset.after + rules.footer
  }

  /// Breaks sizes into lines, before each item that does not fit.
  private func lines(of sizes: [CGSize], in room: CGFloat) -> [[CGSize]] {
    var lines: [[CGSize]] = []
    var length: CGFloat = 0
    for size in sizes {
      if lines.isEmpty || length + rules.itemSpacing + size.width > room + Self.fitAllowance {
        lines.append([size])
        length = size.width
      } else {
        lines[lines.count - 1].append(size)
        length += rules.itemSpacing + size.width
      }
    }
    return lines
  }

  /// The excess length of a line in points that is ignored. It covers rounding errors in sums of
  /// thirds of points, and is far below a pixel.
  private static let fitAllowance: CGFloat = 1e-6

  /// Returns the distance between the items of a line. Lines are justified except for the last one.
  private func gap(of line: [CGSize], in room: CGFloat, isLast: Bool) -> CGFloat {
    guard line.count > 1, !isLast else { return rules.itemSpacing }
    let free = room - line.map(\.width).reduce(0, +)
    return max(rules.itemSpacing, free / CGFloat(line.count - 1))
  }

  /// Returns the frames of the items of a line, which are centered across it.
  private func frames(
    of line: [CGSize], y: CGFloat, height: CGFloat, start: CGFloat, gap: CGFloat
  ) -> [CGRect] {
    var x = start
    return line.map { size in
      defer { x += size.width + gap }
      return CGRect(
        origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size)
    }
  }

  /// Converts a rectangle from the flow's coordinates to those of the collection view.
  private func turnBack(_ rect: CGRect) -> CGRect {
    rules.isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}
