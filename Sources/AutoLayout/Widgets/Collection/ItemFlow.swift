import Foundation

/// Frames of items that flow over lines, section after section.
///
/// Computed in a coordinate system whose lines run along x and follow each other along y; a
/// horizontally scrolling collection has the axes exchanged.
struct ItemFlow: Sendable {
  /// Distances in points.
  struct Rules: Sendable {
    /// Whether lines follow each other downwards.
    var isVertical = true
    /// The least distance between lines.
    var lineSpacing: CGFloat = 0
    /// The least distance between the items of a line.
    var itemSpacing: CGFloat = 0
    /// What is left free around the items of a section.
    var inset = UIEdgeInsets.zero
    /// Room before and after the items of a section, along the scroll direction.
    var header: CGFloat = 0
    /// Room after the items of a section, along the scroll direction.
    var footer: CGFloat = 0
  }

  /// The sizes of the items of a section, and its distances.
  struct Section: Sendable {
    /// The sizes of the items in points, in order.
    var sizes: [CGSize]
    /// The distances of the section.
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
  /// The distances of the section that is being placed.
  private var rules: Rules

  /// A flow without items.
  init() { rules = Rules() }

  /// Places items of the given sizes, by section, in a collection of the given size. Linear.
  init(sizes: [[CGSize]], in available: CGSize, rules: Rules) {
    self.init(sizes.map { Section(sizes: $0, rules: rules) }, in: available, rules.isVertical)
  }

  /// Places items section after section in a collection of the given size. Linear.
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

  /// The frame of a section's head or foot; nil where there is no such section or it takes no room.
  func supplement(isHeader: Bool, section: Int) -> CGRect? {
    let frames = isHeader ? headers : footers
    guard frames.indices.contains(section), !frames[section].isEmpty else { return nil }
    return frames[section]
  }

  /// The frame of an item; nil where there is none.
  func frame(at path: IndexPath) -> CGRect? {
    guard frames.indices.contains(path.section), frames[path.section].indices.contains(path.item)
    else { return nil }
    return frames[path.section][path.item]
  }

  /// Insets as seen along lines and across them.
  private var lineInset: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    let inset = rules.inset
    return rules.isVertical
      ? (inset.left, inset.right, inset.top, inset.bottom)
      : (inset.top, inset.bottom, inset.left, inset.right)
  }

  /// Places the items of a section from `top` on; returns where the section ends.
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

  /// Breaks before an item that does not fit any more.
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

  /// Points by which a line may be too long: what sums of thirds of points are off by, far below a
  /// pixel.
  private static let fitAllowance: CGFloat = 1e-6

  /// The distance between the items of a line: full lines are justified, the last one is not.
  private func gap(of line: [CGSize], in room: CGFloat, isLast: Bool) -> CGFloat {
    guard line.count > 1, !isLast else { return rules.itemSpacing }
    let free = room - line.map(\.width).reduce(0, +)
    return max(rules.itemSpacing, free / CGFloat(line.count - 1))
  }

  /// Items of a line are centred across it.
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

  /// A rectangle of the flow in the collection's coordinates.
  private func turnBack(_ rect: CGRect) -> CGRect {
    rules.isVertical
      ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
  }
}
