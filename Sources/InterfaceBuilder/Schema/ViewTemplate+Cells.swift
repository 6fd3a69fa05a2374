import Foundation

/// Cells and headers, which table and collection views position.
extension ViewTemplate {
  /// Returns a row of a table view with an empty content view. The frame is in points, in the
  /// coordinates of the table view.
  static func tableViewCell(id: String, contentID: String, frame: CGRect) -> NewElement {
    NewElement(
      .tableViewCell,
      [
        ViewElement.clipsSubviews.assigned(true), ViewElement.contentMode.assigned(.scaleToFill),
        ViewElement.preservesSuperviewLayoutMargins.assigned(true),
        plain("selectionStyle", "default"), plain("indentationWidth", "10"),
        ObjectElement.id.assigned(id),
      ],
      children: [
        RectElement.frame(frame), placedMask,
        NewElement(
          .tableViewCellContentView,
          contentAttributes + ViewElement.contentView.marks + [
            ViewElement.preservesSuperviewLayoutMargins.assigned(true),
            plain("tableViewCell", id), ObjectElement.id.assigned(contentID),
          ], children: [RectElement.frame(CGRect(origin: .zero, size: frame.size)), placedMask]),
      ])
  }

  /// Returns an item of a collection view with an empty content view. The frame is in points, in
  /// the coordinates of the collection view.
  static func collectionViewCell(id: String, contentID: String, frame: CGRect) -> NewElement {
    NewElement(
      .collectionViewCell, reusable + [ObjectElement.id.assigned(id)],
      children: [
        RectElement.frame(frame), ViewElement.fixedFrameMask,
        NewElement(
          .collectionViewCellContentView,
          contentAttributes + ViewElement.contentView.marks + [
            ObjectElement.id.assigned(contentID)
          ], children: [RectElement.frame(CGRect(origin: .zero, size: frame.size)), placedMask]),
      ])
  }

  /// Returns a header of the sections of a collection view. The frame is in points, in the
  /// coordinates of the collection view.
  static func sectionHeader(id: String, frame: CGRect) -> NewElement {
    NewElement(
      .collectionReusableView,
      reusable + CollectionViewElement.header.marks + [ObjectElement.id.assigned(id)],
      children: [RectElement.frame(frame), ViewElement.fixedFrameMask])
  }

  /// The attributes of items and headers.
  private static let reusable = [
    ViewElement.opaque.assigned(false), ViewElement.clipsSubviews.assigned(true),
    ViewElement.multipleTouchEnabled.assigned(true), ViewElement.contentMode.assigned(.center),
  ]

  /// The mask of views that Xcode positions itself, which is empty.
  private static let placedMask = NewElement(.autoresizingMask, ViewElement.mask.marks)
}
