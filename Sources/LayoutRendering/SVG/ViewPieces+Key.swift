import LayoutModel
import Foundation

extension ViewPieces {
  /// The data that determines a piece. Equal keys mean equal pieces.
  ///
  /// Large properties that few views have are boxed, because a drag makes, compares and stores a
  /// key of every view.
  struct Key: Equatable {
    /// The content of the view.
    var content: LayoutSnapshot.Content
    /// The colors, border and corners.
    var appearance: LayoutSnapshot.Appearance
    /// The size of the view in points, if it affects the picture.
    var size: CGSize
    /// A Boolean value that indicates whether the view clips its subviews, so that its corners are
    /// visible.
    var clips: Bool
    /// The size and offset of the content, for scroll indicators, or `nil` for other views.
    var scrolled: CGRect?
    /// The indicators of a scroll view.
    var indicators: Boxed<LayoutSnapshot.ScrollIndicators>?
    /// The appearance of a bar.
    var bar: Boxed<LayoutSnapshot.BarLook>?
    /// The inherited tint color.
    var tint: LayoutSnapshot.Color
    /// The separator inset of the surrounding table.
    var separatorInset: CGFloat?
    /// A Boolean value that indicates whether the surrounding table is grouped.
    var isInGroupedTable: Bool?
    /// The distances in points by which the background of a bar extends beyond its upper and lower
    /// edge.
    var overhang, underhang: CGFloat
    /// The program's drawings below and above the subviews.
    var drawing, overlay: Drawing?
    /// A Boolean value that indicates whether the drawing replaces the content.
    var replacesContent: Bool?
    /// The title of the placeholder, if it is drawn.
    var placeholder: String?
    /// The rounded corners of a cell.
    var cellCorners: TableParts.CellCorners?
    /// The rectangle of the title above prototypes.
    var prototypeTitle: CGRect?

    /// Creates the key of a view, with the properties that it inherits.
    init(_ view: LayoutSnapshot.View, _ around: SVGDrawing.Surroundings) {
      content = view.content
      appearance = view.appearance
      // A label that only becomes wider is not redrawn. This is the most common change during a
      // drag.
      let isSameAtAnyWidth =
        view.looksSameAtAnyWidth && around.prototypeTitle == nil && around.cellCorners == nil
      size =
        isSameAtAnyWidth ? CGSize(width: 1, height: view.frame.size.height) : view.frame.size
      clips = view.clipsToBounds
      scrolled = view.contentSize.map { CGRect(origin: view.boundsOrigin, size: $0) }
      indicators = view.scrollIndicators.map(Boxed.value)
      bar = view.bar.map(Boxed.value)
      tint = around.tint
      separatorInset = around.separatorInset
      isInGroupedTable = around.isInGroupedTable
      (overhang, underhang) = around.barOverhang
      (drawing, overlay) = (view.drawing, view.overlay)
      replacesContent = view.drawingReplacesContent
      placeholder = view.showsPlaceholder ? view.placeholder : nil
      cellCorners = around.cellCorners
      prototypeTitle = around.prototypeTitle
    }
  }
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the picture of the view does not depend on its positive
  /// width: it is empty or has only the lines of a label, whose positions are fixed.
  ///
  /// Stack views and plain views draw nothing but their background, border and shadow. A label that
  /// clips its text has a clip of its size.
  fileprivate var looksSameAtAnyWidth: Bool {
    switch content {
    case .none, .label, .stack: break
    default: return false
    }
    return !clipsToBounds && contentSize == nil && drawing == nil && overlay == nil
      && !showsPlaceholder && appearance.backgroundColor == nil && appearance.borderWidth == 0
      && appearance.shadow == nil && frame.isDrawable && frame.size.width > 0
  }
}
