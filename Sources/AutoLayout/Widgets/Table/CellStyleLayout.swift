import Foundation

/// The positions of the labels and the image of a built-in cell style, in points in the content
/// view.
///
/// The positions are those of 208 cells that Interface Builder recorded. They include no cell of
/// the style `value2`, which follows UIKit's documentation.
@MainActor
struct CellStyleLayout {
  /// The built-in views of a cell.
  struct Views {
    /// The main label.
    var text: UILabel?
    /// The label for the detail text.
    var detail: UILabel?
    /// The image at the leading edge.
    var image: UIImageView?
  }

  /// The built-in style of the cell.
  let style: UITableViewCell.CellStyle
  /// The bounds of the content view.
  let bounds: CGRect
  /// The distance from the content view's leading edge to the content.
  let leading: CGFloat
  /// The distance from the content to the content view's trailing edge.
  let trailing: CGFloat
  /// The number of pixels per point.
  let scale: CGFloat
  /// A Boolean value that indicates whether the layout direction of the cell is right to left.
  let isRightToLeft: Bool

  /// The distance between an image and the text after it.
  private static let afterImage: CGFloat = 15
  /// The minimum distance between the text and the detail text on one line.
  private static let betweenLabels: CGFloat = 6
  /// The width of the text of the style `value2`.
  private static let value2Width: CGFloat = 91
  /// The distance between the text and the detail text of the style `subtitle`, in cells that are
  /// higher than the default.
  private static let betweenLines: CGFloat = 3

  /// Sets the frames of the views.
  func place(_ views: Views) {
    let start = leading + place(views.image)
    let room = max(0, bounds.width - start - trailing)
    switch style {
    case .default: set(views.text, CGRect(x: start, y: 0, width: room, height: bounds.height))
    case .value1: placeValue1(views, start, room)
    case .value2: placeValue2(views, start, room)
    case .subtitle: placeSubtitle(views, start, room)
    }
  }

  /// Centers the image vertically.
  ///
  /// - Returns: The width of the image, including the distance after it.
  private func place(_ image: UIImageView?) -> CGFloat {
    guard let image, let size = image.image?.size, size.width > 0 else { return 0 }
    let height = min(size.height, bounds.height)
    let y = ((bounds.height - height) / 2).rounded(.down)
    set(image, CGRect(x: leading, y: y, width: size.width, height: height))
    return size.width + Self.afterImage
  }

  // MARK: - Styles

  /// Places the text at the leading edge and the detail text at the trailing edge, on one baseline.
  private func placeValue1(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let text = views.text?.intrinsicContentSize ?? .zero
    let detailWidth = min(detail.width, room)
    let textRoom = detailWidth > 0 ? room - detailWidth - Self.betweenLabels : room
    let y = centered(views.text == nil ? detail.height : text.height)
    set(
      views.text,
      CGRect(
        x: start, y: y, width: max(0, min(text.width, textRoom)), height: text.height))
    set(
      views.detail,
      CGRect(
        x: start + room - detailWidth, y: baseline(of: views.detail, with: views.text, at: y),
        width: detailWidth, height: detail.height))
  }

  /// Places the text in a column of fixed width at the leading edge, and the detail text after it.
  private func placeValue2(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let text = views.text?.intrinsicContentSize ?? .zero
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let y = centered(views.text == nil ? detail.height : text.height)
    let width = min(Self.value2Width, room)
    let x = start + width + Self.betweenLabels
    views.text?.textAlignment = isRightToLeft ? .left : .right
    set(views.text, CGRect(x: start, y: y, width: width, height: text.height))
    set(
      views.detail,
      CGRect(
        x: x, y: baseline(of: views.detail, with: views.text, at: y),
        width: max(0, min(detail.width, start + room - x)), height: detail.height))
  }

  /// Places the text above the detail text and centers both vertically.
  private func placeSubtitle(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let text = views.text?.intrinsicContentSize ?? .zero
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let isRoomy = bounds.height > 44 && text.height > 0 && detail.height > 0
    let gap = isRoomy ? Self.betweenLines : 0
    let y = centered(text.height + gap + detail.height)
    set(views.text, CGRect(x: start, y: y, width: min(text.width, room), height: text.height))
    set(
      views.detail,
      CGRect(
        x: start, y: y + text.height + gap, width: min(detail.width, room), height: detail.height))
  }

  /// Returns the top of a vertically centered item, rounded up to whole points.
  private func centered(_ height: CGFloat) -> CGFloat {
    max(0, ((bounds.height - height) / 2).rounded(.up))
  }

  /// Returns the top of a label whose baseline is aligned with that of another label with its top
  /// at `y`.
  private func baseline(of label: UILabel?, with other: UILabel?, at y: CGFloat) -> CGFloat {
    guard let own = label?.baselineOffsetFromTop, let others = other?.baselineOffsetFromTop else {
      return y
    }
    return ((y + others - own) * scale).rounded() / scale
  }

  /// Sets a frame that was computed for left-to-right layout, mirrored if necessary.
  private func set(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view?.frame = frame
  }
}
