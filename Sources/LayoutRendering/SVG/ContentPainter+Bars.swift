import LayoutModel
import Foundation

extension ContentPainter {
  /// The maximum number of items of a bar that are drawn.
  private static let itemLimit = 40

  /// The height of the part of a navigation bar above a large title, in points. Bars of sheets are
  /// 56 points high, without a large title.
  private var smallBarHeight: CGFloat {
    height >= 100 ? height - 52 : height <= 60 ? height : 44
  }

  /// Draws the title and the items of a navigation bar, in the fonts and colors of its look.
  ///
  /// A large title begins at the margin of the content; a small one is in the middle of the bar.
  func navigationBar(
    _ title: String?, _ isLarge: Bool, _ items: [LayoutSnapshot.BarItem], _ pen: inout SVGPen
  ) {
    let look = view.bar ?? LayoutSnapshot.BarLook()
    background(hairlineAtTop: false, isVisible: !isLarge, &pen)
    let title = title ?? ""
    let color = look.titleColor ?? .label
    let offset = look.titleOffset
    if isLarge && height > 60 {
      let font = look.titleFont ?? font(34, 700)
      let margin = look.titleMargin ?? 16
      pen.text(
        font.fitted(title, to: max(width - 2 * margin, 0)), x: margin, y: height - 16 + offset.y,
        font: font, color: color)
    } else {
      let side = items.map { min($0.rect.minX, width - $0.rect.maxX) + $0.rect.width }.max() ?? 0
      let room = max(width - 2 * max(side.isFinite ? side : 0, 8) - 16, 0)
      let row = CGRect(
        x: (width - room) / 2 + offset.x, y: offset.y, width: room, height: smallBarHeight)
      centered(title, in: row, look.titleFont ?? font(17, 600), color: color, &pen)
    }
    for item in items.prefix(Self.itemLimit) { barItem(item, &pen) }
  }

  /// Draws the items of a toolbar in their measured rectangles, at most `itemLimit`.
  func toolbar(_ items: [LayoutSnapshot.BarItem], _ pen: inout SVGPen) {
    background(hairlineAtTop: true, isVisible: true, &pen)
    for item in items.prefix(Self.itemLimit) { barItem(item, &pen) }
  }

  /// Draws the items of a tab bar in their measured rectangles, at most `itemLimit`. The selected
  /// item has the tint color.
  func tabBar(_ items: [LayoutSnapshot.BarItem], _ pen: inout SVGPen) {
    background(hairlineAtTop: true, isVisible: true, &pen)
    for item in items.prefix(Self.itemLimit) where item.rect.isDrawable {
      let color = item.color ?? (item.isSelected ? tint : .systemGray)
      let rect = item.rect
      // Since iOS 11, image and title are next to each other if the bar is low or the item is wide.
      let isBeside = rect.height < 40
      let symbol = isBeside ? 18.0 : 24.0
      let iconX = isBeside ? rect.midX - 34 : rect.midX - symbol / 2
      let icon = CGRect(
        x: iconX, y: isBeside ? rect.midY - symbol / 2 : rect.minY + 6, width: symbol,
        height: symbol)
      self.icon(of: item, in: icon, color, &pen)
      let row =
        isBeside
        ? CGRect(x: icon.maxX + 4, y: rect.minY, width: 62, height: rect.height)
        : CGRect(x: rect.minX + 2, y: rect.minY + 34, width: rect.width - 4, height: 12)
      centered(
        item.title ?? "", in: row, item.font ?? font(isBeside ? 13 : 10, 500),
        color: item.titleColor ?? color, &pen)
      if let badge = item.badge { self.badge(badge, item.badgeColor, at: icon, &pen) }
    }
  }

  /// Draws the badge of a tab at the upper-right corner of its icon: 18 points high and at least as
  /// wide, with text of 13 points (assumed from pictures in Apple's documentation).
  private func badge(
    _ text: String, _ color: LayoutSnapshot.Color?, at icon: CGRect, _ pen: inout SVGPen
  ) {
    let font = font(13)
    let width = max(18, font.estimatedWidth(text) + 10)
    let oval = CGRect(x: icon.maxX - 8, y: icon.minY - 4, width: width, height: 18)
    pen.rect(oval, radius: 9, .fill(color ?? .systemRed))
    centered(text, in: oval, font, color: .white, &pen)
  }

  /// Draws the image file of an item, scaled to fit in a square, or else the symbol with its name.
  /// An item without an image gets a circle.
  private func icon(
    of item: LayoutSnapshot.BarItem, in rect: CGRect, _ color: LayoutSnapshot.Color,
    _ pen: inout SVGPen
  ) {
    guard let picture = item.picture, let data = picture.data else {
      return SymbolGlyph(name: item.image ?? "circle").paint(in: rect, color: color, &pen)
    }
    let file = PictureFile(data, slices: nil)
    picture.isTemplate == true
      ? file.drawTemplate(in: rect, color, keepsRatio: true, &pen)
      : file.draw(in: rect, keepsRatio: true, &pen)
  }

  /// Draws the image of an item, or its title if it has no image. An item with a custom view has
  /// neither; its view is a subview of the bar.
  private func barItem(_ item: LayoutSnapshot.BarItem, _ pen: inout SVGPen) {
    guard item.rect.isDrawable, item.rect.width > 0 else { return }
    let color = item.color ?? tint
    if item.image != nil {
      let side = min(24, item.rect.width, item.rect.height)
      let icon = CGRect(
        x: item.rect.midX - side / 2, y: item.rect.midY - side / 2, width: side, height: side)
      self.icon(of: item, in: icon, color, &pen)
    } else if let title = item.title {
      // The width was measured, so that titles fit even if their estimated width is larger.
      let room = item.rect.insetBy(dx: -item.rect.width * 0.2 - 6, dy: 0)
      centered(title, in: room, item.font ?? font(17), color: item.titleColor ?? color, &pen)
    }
  }

  /// Draws the background of a bar with its hairline.
  ///
  /// The background extends to the edge of the screen. A bar without a visible background has the
  /// background color of its view, if any.
  private func background(hairlineAtTop: Bool, isVisible: Bool, _ pen: inout SVGPen) {
    let look = view.bar ?? LayoutSnapshot.BarLook()
    let reach = around.barOverhang
    let top = hairlineAtTop ? 0 : reach.top
    let bottom = hairlineAtTop ? reach.bottom : 0
    let whole = CGRect(x: 0, y: -top, width: width, height: height + top + bottom)
    switch look.background {
    case .system:
      if view.appearance.backgroundColor == nil || top + bottom > 0 {
        pen.rect(whole, .fill(view.appearance.backgroundColor ?? .bar))
      }
    case .none:
      if let color = view.appearance.backgroundColor, top + bottom > 0 {
        pen.rect(whole, .fill(color))
      }
    case .color(let color): pen.rect(whole, .fill(color))
    }
    if var image = look.image {
      image.rect = whole
      paint(image, &pen)
    }
    let y = hairlineAtTop ? 0.0 : height
    switch look.line {
    case .system:
      if isVisible { pen.line(0, y, width, y, .stroke(.separator, 0.5)) }
    case .none: break
    case .color(let color): pen.line(0, y, width, y, .stroke(color, 0.5))
    }
  }
}

extension ContentPainter {
  /// Draws the separator and the accessory. The labels of the cell are separate views.
  func tableCell(_ accessory: String?, _ pen: inout SVGPen) {
    if let corners = around.cellCorners {
      groupedCell(corners, view.appearance.backgroundColor ?? .groupedCellBackground, &pen)
    } else if view.appearance.backgroundColor == nil, let isGrouped = around.isInGroupedTable {
      pen.rect(bounds, .fill(isGrouped ? .groupedCellBackground : .systemBackground))
    }
    let isLast = around.cellCorners?.isLast ?? false
    if !isLast, let inset = around.separatorInset, inset.isFinite {
      pen.line(inset, height - 0.25, width, height - 0.25, .stroke(.separator, 0.5))
    }
    guard let accessory else { return }
    let symbols = Self.accessorySymbols[accessory] ?? []
    var right = width - 16
    for name in symbols {
      let isChevron = name == "chevron.right"
      let side: CGFloat = isChevron ? 14 : 20
      let icon = CGRect(x: right - side, y: (height - side) / 2, width: side, height: side)
      let color = isChevron ? LayoutSnapshot.Color.systemGray3 : tint
      SymbolGlyph(name: name).paint(in: icon, color: color, &pen)
      right -= side + 10
    }
  }

  /// Draws the background of a cell in an inset group, with the corners of the group.
  private func groupedCell(
    _ corners: TableParts.CellCorners, _ color: LayoutSnapshot.Color, _ pen: inout SVGPen
  ) {
    let radius = min(TableParts.groupRadius, width / 2, height / 2)
    let (right, bottom) = (Double(width), Double(height))
    let top = corners.isFirst ? Double(radius) : 0
    let end = corners.isLast ? Double(radius) : 0
    var path = SVGPath()
    path.move(top, 0)
    path.line(right - top, 0)
    if top > 0 { path.arc(top, right, top, isLarge: false, sweep: true) }
    path.line(right, bottom - end)
    if end > 0 { path.arc(end, right - end, bottom, isLarge: false, sweep: true) }
    path.line(end, bottom)
    if end > 0 { path.arc(end, 0, bottom - end, isLarge: false, sweep: true) }
    path.line(0, top)
    if top > 0 { path.arc(top, top, 0, isLarge: false, sweep: true) }
    path.close()
    pen.path(path, .fill(color))
  }

  /// The symbols of Interface Builder's accessories, from the right.
  private static let accessorySymbols = [
    "disclosureIndicator": ["chevron.right"],
    "checkmark": ["checkmark"],
    "detailButton": ["info.circle"],
    "detailDisclosureButton": ["chevron.right", "info.circle"],
  ]
}

extension LayoutSnapshot.Color {
  /// The background of cells in a grouped table.
  static let groupedCellBackground = hex(0xFFFFFF, dark: 0x1C1C1E)
}
