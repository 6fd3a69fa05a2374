import LayoutModel
import Foundation

extension LayoutSnapshot.View {
  /// The text that the view shows, when it is one of few words.
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

  /// What tells the view from others of its class: label, text, or identifier; never empty.
  var distinguishingName: String? {
    [label, shownText, identifier].lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}

extension LayoutSnapshot {
  /// The point of the root's superview that is the upper left corner of pictures; zero where the
  /// root has none that can be drawn.
  var pictureOrigin: CGPoint {
    guard let frame = views.first?.frameInRoot, frame.isDrawable else { return .zero }
    return frame.standardized.origin
  }
}

extension CGRect {
  /// Whether the rectangle can be drawn: four finite numbers of at most `drawableLimit`.
  ///
  /// The width and height may be negative; `CGRect` then reads as the same area.
  var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy {
      $0.isFinite && abs($0) <= Self.drawableLimit
    }
  }

  /// The largest coordinate that a picture may hold, in points.
  ///
  /// Cairo, which draws behind `rsvg-convert`, keeps 24 bits of whole pixels: 8 million, or 2.8
  /// million points at three pixels a point.
  static let drawableLimit: CGFloat = 1_000_000
}
