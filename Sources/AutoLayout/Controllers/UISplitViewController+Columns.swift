import Foundation

/// The positions of columns.
extension UISplitViewController {
  /// The default fraction of the width. Apple documents the defaults for the primary column, and
  /// gives less detail about the other columns.
  private static let usualFraction: CGFloat = 0.4
  private static let usualGreatestWidth: CGFloat = 320

  func columnWidth(
    _ width: CGFloat, fraction: CGFloat, from least: CGFloat, to greatest: CGFloat
  ) -> CGFloat {
    func value(_ set: CGFloat, or default: CGFloat) -> CGFloat {
      set == Self.automaticDimension ? `default` : set
    }
    let room = viewIfLoaded?.bounds.width ?? 0
    let wanted = value(width, or: room * value(fraction, or: Self.usualFraction))
    let limited = min(
      max(wanted, value(least, or: 0)), value(greatest, or: Self.usualGreatestWidth))
    return min(limited.rounded(.down), room)
  }

  /// The visible columns with their frames in the view's coordinates, from back to front.
  private var shownColumns: [(UIViewController, CGRect)] {
    let bounds = view.bounds
    if isCollapsed { return collapsedController.map { [($0, bounds)] } ?? [] }
    let sides = [Column.primary, .supplementary].filter {
      columns[$0] != nil
        && displayMode.shows($0, withSupplementary: columns[.supplementary] != nil)
    }
    guard let secondary = columns[.secondary] else {
      return sides.isEmpty
        ? columns[.primary].map { [($0, bounds)] } ?? [] : frames(of: sides).shown
    }
    let (shown, end, last) = frames(of: sides)
    if displayMode.isOver { return [(secondary, bounds)] + shown }
    // A displaced secondary column keeps the width that it has next to one column.
    let width = bounds.width - (displayMode == .twoDisplaceSecondary ? last : end)
    return shown + [(secondary, frame(from: end, width: max(0, width)))]
  }

  /// Returns the frames of adjacent columns, the end of the last one, and its width.
  private func frames(
    of sides: [Column]
  ) -> (shown: [(UIViewController, CGRect)], end: CGFloat, last: CGFloat) {
    var (end, last): (CGFloat, CGFloat) = (0, 0)
    var shown: [(UIViewController, CGRect)] = []
    for side in sides {
      guard let controller = columns[side] else { continue }
      last = side == .primary ? primaryColumnWidth : supplementaryColumnWidth
      shown.append((controller, frame(from: end, width: last)))
      end += last
    }
    return (shown, end, last)
  }

  /// Returns the frame of a column at a distance from the side of the primary column.
  private func frame(from start: CGFloat, width: CGFloat) -> CGRect {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isMirrored = isRightToLeft != (primaryEdge == .trailing)
    return CGRect(
      x: isMirrored ? view.bounds.width - start - width : start, y: 0, width: width,
      height: view.bounds.height)
  }

  /// The controller that is visible in a collapsed split view.
  private var collapsedController: UIViewController? {
    if let compact = columns[.compact] { return compact }
    if let columnOnTop, let chosen = columns[columnOnTop] { return chosen }
    return columns[.primary] as? UINavigationController ?? columns[.secondary] ?? columns[.primary]
  }

  /// Adds the visible columns in order, and removes the others.
  func placeColumns() {
    let shown = shownColumns
    for child in children where !shown.contains(where: { $0.0 === child }) {
      if child.viewIfLoaded?.superview === view { child.viewIfLoaded?.removeFromSuperview() }
    }
    for (controller, frame) in shown {
      let isNarrow = !isCollapsed && controller !== columns[.secondary]
      let wanted: UIUserInterfaceSizeClass? = isNarrow ? .compact : nil
      if controller.parentTraitOverrides.horizontalSizeClass != wanted {
        controller.parentTraitOverrides.horizontalSizeClass = wanted
      }
      guard let content = controller.view else { continue }
      if content.superview !== view {
        content.frame = frame
        view.addSubview(content)
      }
      content.frame = frame
    }
    bringToFront(shown.compactMap { $0.0.viewIfLoaded })
  }

  private func bringToFront(_ contents: [UIView]) {
    let present = view.subviews.filter { view in contents.contains { $0 === view } }
    guard !present.elementsEqual(contents, by: ===) else { return }
    for content in contents { view.bringSubviewToFront(content) }
  }
}
