import Foundation

/// The frames of presented views by style, in points in the container's coordinates.
package struct PresentationMetrics {
  /// The bounds of the presenting context, in points.
  let bounds: CGRect
  /// The safe area of the presenting context, in points.
  let safeArea: UIEdgeInsets
  /// A Boolean value that indicates whether the container's width is regular.
  let isRegular: Bool
  /// A Boolean value that indicates whether the container's height is compact.
  let isLow: Bool
  /// The presented controller's `preferredContentSize`, or zero if it has none.
  let preferred: CGSize

  /// The distance between the status bar and a sheet on phones with a sensor housing. Recorded
  /// canvases of 812 points have sheets of 758, and those of 896 have sheets of 842, both with a
  /// status bar of 44.
  private static let sheetGap: CGFloat = 10
  /// The size of form sheets on iPads (Apple's Human Interface Guidelines).
  private static let formSheet = CGSize(width: 540, height: 620)
  /// The width of page sheets on iPads, which is the readable width with its margins.
  private static let pageSheetWidth: CGFloat = 712
  /// The size of popovers whose controllers have no preferred size.
  private static let popover = CGSize(width: 320, height: 480)

  package init(
    bounds: CGRect, safeArea: UIEdgeInsets, isRegular: Bool, isLow: Bool, preferred: CGSize = .zero
  ) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.isRegular = isRegular
    self.isLow = isLow
    self.preferred = preferred
  }

  /// Returns a Boolean value that indicates whether the content of the presentation has a compact
  /// width although the width around it is regular.
  func isCompactInside(_ style: UIModalPresentationStyle) -> Bool {
    isRegular && !isLow && (style == .formSheet || style == .popover)
  }

  /// Returns the frame of a style. Narrow screens show form sheets and popovers as page sheets.
  /// Screens with a compact height show sheets over the whole context.
  package func frame(
    of style: UIModalPresentationStyle, popover anchor: CGRect? = nil, isAbove: Bool = false
  ) -> CGRect {
    switch style {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
      return bounds
    case .automatic, .none, .pageSheet, .formSheet, .popover:
      if isLow { return bounds }
      guard isRegular else { return phoneSheet }
      if style == .popover { return popoverFrame(anchor, isAbove) }
      return centered(style == .formSheet ? wanted(or: Self.formSheet) : pageSheetSize)
    }
  }

  /// The frame of a sheet on an iPhone: the full width, below the status bar.
  private var phoneSheet: CGRect {
    let hasHousing = safeArea.bottom > 0
    let top = safeArea.top + (hasHousing ? Self.sheetGap : 0)
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// The size of a page sheet on an iPad, in points.
  private var pageSheetSize: CGSize {
    let inset = 2 * (safeArea.top + Self.sheetGap)
    return CGSize(width: Self.pageSheetWidth, height: max(0, bounds.height - inset))
  }

  /// Returns the preferred size of the controller, or another size if it has none.
  private func wanted(or size: CGSize) -> CGSize { preferred == .zero ? size : preferred }

  /// Returns a centered rectangle of a size.
  private func centered(_ size: CGSize) -> CGRect {
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(.down),
      y: ((bounds.height - height) / 2).rounded(.down), width: width, height: height)
  }

  /// Returns the frame of a popover within the safe area: below its anchor if there is enough
  /// space, and otherwise above it; or always above it.
  private func popoverFrame(_ anchor: CGRect?, _ isAbove: Bool) -> CGRect {
    let size = wanted(or: Self.popover)
    guard let anchor else { return centered(size) }
    let room = bounds.inset(by: safeArea)
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    let x = min(max(anchor.midX - width / 2, room.minX), room.maxX - width)
    let below = !isAbove && anchor.maxY + height <= room.maxY
    let y = below ? anchor.maxY : max(room.minY, anchor.minY - height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
