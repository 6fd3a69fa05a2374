import Foundation

/// The recorded drawing of a program's view or layer, and the part of it that must be redrawn.
@MainActor
final class DisplayRecord {
  /// The recorded drawing, with the upper-left corner of the bounds at the origin.
  private(set) var drawing = Drawing()
  /// The size of the bounds in points when it was drawn. It is `nil` before the first drawing.
  private(set) var drawnSize: CGSize?
  /// The content when it was drawn, for a view that draws its content.
  var content: LayoutSnapshot.Content?
  /// A Boolean value that indicates whether the view must be drawn. It is initially true.
  var isMarked = true
  /// A Boolean value that indicates whether the view was marked while views of a tree were
  /// displayed.
  private(set) var isPostponed = false
  /// The part of the bounds to draw, in points.
  var markedRect = CGRect.null
  /// A Boolean value that indicates whether the view is drawing.
  var isDisplaying = false
  /// The number of parts that were drawn since the whole view was last drawn.
  private var partCount = 0

  /// A Boolean value that indicates whether views of a tree are drawing.
  static var isDisplayingTree = false

  /// The size of the bounds in points when it was drawn.
  var size: CGSize { drawnSize ?? .zero }

  /// The maximum number of parts that are drawn over the full drawing. After that, the whole view
  /// is drawn again.
  private static let partLimit = 16

  /// Marks a part of the bounds.
  func mark(_ rect: CGRect) {
    isPostponed = Self.isDisplayingTree && (isPostponed || !isMarked)
    isMarked = true
    markedRect = markedRect.union(rect)
  }

  /// Returns a Boolean value that indicates whether a part of the bounds can be drawn over the
  /// existing drawing.
  func canDrawPart(of bounds: CGRect) -> Bool {
    drawnSize == bounds.size && !markedRect.isNull && partCount < Self.partLimit
  }

  /// Stores a new drawing in the coordinates of the bounds. A part replaces the existing drawing in
  /// its rectangle.
  func keep(_ new: Drawing, of rect: CGRect, in bounds: CGRect, isPart: Bool) {
    let origin = Drawing.Transform.translation(-bounds.minX, -bounds.minY)
    let moved =
      bounds.origin == .zero || new.isEmpty
      ? new.commands : [.save, .transform(origin)] + new.commands + [.restore]
    partCount = isPart ? partCount + 1 : 0
    drawnSize = bounds.size
    guard isPart else {
      drawing = Drawing(moved, isTruncated: new.isTruncated)
      return
    }
    let part = Drawing.Path(rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    var rest = Drawing.Path(CGRect(origin: .zero, size: bounds.size))
    part.forEachStep { step, numbers in
      let numbers = Array(numbers)
      rest.add(step, numbers.isEmpty ? [] : [CGPoint(x: numbers[0], y: numbers[1])])
    }
    drawing = Drawing(
      [.save, .clip(rest, isEvenOdd: true)] + drawing.commands
        + [.restore, .save, .clip(part, isEvenOdd: false)] + moved + [.restore],
      isTruncated: drawing.isTruncated || new.isTruncated)
  }
}
