import Foundation

/// Where the labels and the image of a built-in cell style go, in points in the content view.
///
/// Positions are those of cells that Interface Builder recorded (208 cells; the style `value2` is
/// not among them and follows UIKit's documentation).
@MainActor
struct CellStyleLayout {
  /// The built-in views that a cell has.
  struct Views {
    /// The main label.
    var text: UILabel?
    /// The label of the detail.
    var detail: UILabel?
    /// The image at the leading edge.
    var image: UIImageView?
  }

  /// The built-in style of the cell.
  let style: UITableViewCell.CellStyle
  /// The content view's bounds.
  let bounds: CGRect
  /// Distances of the content from the content view's edges.
  let leading: CGFloat
  /// From the content to the content view's trailing edge.
  let trailing: CGFloat
  /// Pixels a point.
  let scale: CGFloat
  /// Whether the cell runs from right to left.
  let isRightToLeft: Bool

  /// Between an image and the text after it.
  private static let afterImage: CGFloat = 15
  /// Least distance between a text and its detail on one line.
  private static let betweenLabels: CGFloat = 6
  /// Width of the text of the style `value2`.
  private static let value2Width: CGFloat = 91
  /// Between the text and the detail of the style `subtitle`, where the cell is higher than usual.
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

  /// Places the image in the middle of the height.
  ///
  /// - Returns: The room that it takes with the distance after it.
  private func place(_ image: UIImageView?) -> CGFloat {
    guard let image, let size = image.image?.size, size.width > 0 else { return 0 }
    let height = min(size.height, bounds.height)
    let y = ((bounds.height - height) / 2).rounded(.down)
    set(image, CGRect(x: leading, y: y, width: size.width, height: height))
    return size.width + Self.afterImage
  }

  // MARK: - Styles

  /// Text at the leading edge, detail at the trailing edge, on one baseline.
  private func placeValue1(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let text = views.text?.intrinsicContentSize ?? .zero
    let detailWidth = min(detail.width, room)
    let textRoom = detailWidth > 0 ? room - detailWidth - Self.betweenLabels : room
    let y = centred(views.text == nil ? detail.height : text.height)
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

  /// Text in a column of fixed width at the leading edge, detail after it.
  private func placeValue2(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let text = views.text?.intrinsicContentSize ?? .zero
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let y = centred(views.text == nil ? detail.height : text.height)
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

  /// Text above detail, both together in the middle of the height.
  private func placeSubtitle(_ views: Views, _ start: CGFloat, _ room: CGFloat) {
    let text = views.text?.intrinsicContentSize ?? .zero
    let detail = views.detail?.intrinsicContentSize ?? .zero
    let isRoomy = bounds.height > 44 && text.height > 0 && detail.height > 0
    let gap = isRoomy ? Self.betweenLines : 0
    let y = centred(text.height + gap + detail.height)
    set(views.text, CGRect(x: start, y: y, width: min(text.width, room), height: text.height))
    set(
      views.detail,
      CGRect(
        x: start, y: y + text.height + gap, width: min(detail.width, room), height: detail.height))
  }

  /// The top of what is in the middle of the height: whole points, upwards.
  private func centred(_ height: CGFloat) -> CGFloat {
    max(0, ((bounds.height - height) / 2).rounded(.up))
  }

  /// The top of a label whose baseline is that of another one whose top is `y`.
  private func baseline(of label: UILabel?, with other: UILabel?, at y: CGFloat) -> CGFloat {
    guard let own = label?.baselineOffsetFromTop, let others = other?.baselineOffsetFromTop else {
      return y
    }
    return ((y + others - own) * scale).rounded() / scale
  }

  /// Sets a frame that was computed from left to right, mirrored if necessary.
  private func set(_ view: UIView?, _ frame: CGRect) {
    var frame = frame
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view?.frame = frame
  }
}
