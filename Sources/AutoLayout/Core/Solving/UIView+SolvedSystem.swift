import Foundation
import LayoutEngine

/// What a tree of views asked of the engine, for measurements and proofs.
@_spi(Measurement)
public struct SolvedSystem {
  /// The engine after its last solution; broken constraints have the priority that they got.
  public let engine: LayoutEngine
  /// The width of the root, in points.
  public let rootWidth: LayoutEngine.Variable
}

extension UIView {
  /// The system that frames below the receiver's root came from, or nil before the first layout.
  @_spi(Measurement)
  public var solvedSystem: SolvedSystem? {
    guard let host = rootView.ownLayoutHost,
      let item = host.items[ObjectIdentifier(rootView)]
    else { return nil }
    return SolvedSystem(engine: host.engine, rootWidth: item.width)
  }
}

/// The variables of a view or guide.
package struct SolvedItem {
  /// The view, or the one that owns the guide, by its place in `LayoutSnapshot.views` of the root.
  package let view: Int
  /// Which of the view's guides it is; nil for the view itself.
  package let guide: Int?
  /// The frame in the coordinates of the superview or owner, in points, before rounding to pixels.
  package let x, y, width, height: LayoutEngine.Variable

  /// The four variables: x, y, width, height.
  package var variables: [LayoutEngine.Variable] { [x, y, width, height] }
}

extension UIView {
  /// The items below a root that has been laid out, in the order of its snapshot, each view before
  /// its guides; none before the first layout. O(views).
  package var solvedItems: [SolvedItem] {
    guard let host = ownLayoutHost else { return [] }
    var views: [UIView] = []
    forEachInSubtree { views.append($0) }
    var found: [SolvedItem] = []
    for (index, view) in views.enumerated() {
      let guides = view.layoutGuides.enumerated().map { (Optional($0), $1 as any LayoutItem) }
      for (guide, item) in [(nil, view)] + guides {
        guard let record = host.items[ObjectIdentifier(item)] else { continue }
        found.append(
          SolvedItem(
            view: index, guide: guide, x: record.x, y: record.y, width: record.width,
            height: record.height))
      }
    }
    return found
  }

  /// The engine of a root after its last solution; an empty one before the first layout.
  package var solvedEngine: LayoutEngine { ownLayoutHost?.engine ?? LayoutEngine() }

  /// Whether the solved frame of the view is rounded to pixels; a frame that code has set and that
  /// its mask keeps is not.
  package var isRoundedToPixels: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// The width that the view's text was last measured with, in points; nil for views whose height
  /// does not depend on their width.
  package var measuredTextWidth: CGFloat? {
    needsWidthForHeight ? layoutHost?.measuredWidths[ObjectIdentifier(self)] : nil
  }

  /// The height that the view's text asks for at a width, in points.
  package func measuredTextHeight(atWidth width: CGFloat) -> CGFloat {
    effectiveIntrinsicContentSize(measuredWidth: width).height
  }

  /// What the view would show if it had another size, in points. The layout is not touched.
  package func snapshotContent(inSize size: CGSize) -> LayoutSnapshot.Content {
    let present = bounds
    bounds.size = size
    defer { bounds = present }
    return snapshotContent
  }
}
