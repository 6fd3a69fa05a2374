import LayoutModel
import Foundation

extension LayoutSnapshot.View {
  /// The text of the view, if its class shows a short text.
  var shownText: String? {
    switch content {
    case .label(let text), .textView(let text): text.string
    case .button(let title, _, _, _): title?.string
    case .textField(let text, _, _): text?.string
    case .searchBar(let placeholder): placeholder
    case .navigationBar(let title, _, _): title
    case .image(let image): image.name
    default: nil
    }
  }

  /// The text that distinguishes the view from others of its class: its label, text, or identifier.
  /// It is never empty.
  var distinguishingName: String? {
    [label, shownText, identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension LayoutSnapshot {
  /// The upper-left corner of pictures in the coordinates of the root's superview, or zero if the
  /// root cannot be drawn.
  var pictureOrigin: CGPoint {
    guard let frame = views.first?.frameInRoot, frame.isDrawable else { return .zero }
    return frame.standardized.origin
  }
}

extension CGRect {
  /// A Boolean value that indicates whether the rectangle can be drawn: its four numbers are finite
  /// and at most `drawableLimit`.
  ///
  /// The width and height may be negative. `CGRect` then describes the same area.
  var isDrawable: Bool {
    // Comparisons with NaN are false.
    abs(origin.x) <= Self.drawableLimit && abs(origin.y) <= Self.drawableLimit
      && abs(size.width) <= Self.drawableLimit && abs(size.height) <= Self.drawableLimit
  }

  /// The maximum coordinate of a picture, in points.
  ///
  /// Cairo, which `rsvg-convert` uses, has 24 bits for whole pixels: 8 million pixels, or 2.8
  /// million points at three pixels per point.
  static let drawableLimit: CGFloat = 1_000_000
}
