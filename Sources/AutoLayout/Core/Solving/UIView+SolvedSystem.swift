import Foundation
import LayoutEngine

/// The system that a tree of views submitted to the engine, for measurements and proofs.
@_spi(Measurement)
public struct SolvedSystem {
  /// The engine after its last solution. Broken constraints have reduced priorities.
  public let engine: LayoutEngine
  /// The width of the root, in points.
  public let rootWidth: LayoutEngine.Variable
}

extension UIView {
  /// The system that determined the frames in the root of this view, or `nil` before the first
  /// layout.
  @_spi(Measurement)
  public var solvedSystem: SolvedSystem? {
    guard let host = rootView.ownLayoutHost,
      let item = host.record(of: rootView)
    else { return nil }
    return SolvedSystem(engine: host.engine, rootWidth: item.width)
  }
}

/// The variables of a view or guide.
package struct SolvedItem {
  /// The index of the view, or of the owner of the guide, in `LayoutSnapshot.views` of the root.
  package let view: Int
  /// The index of the guide in its view, or `nil` for the view itself.
  package let guide: Int?
  /// The frame in the coordinates of the superview or owner, in points, before rounding to pixels.
  package let x, y, width, height: LayoutEngine.Variable

  /// The four variables: x, y, width and height.
  package var variables: [LayoutEngine.Variable] { [x, y, width, height] }
}

extension UIView {
  /// The items of a root that has been laid out, in the order of its snapshot, each view before its
  /// guides. It is empty before the first layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  package var solvedItems: [SolvedItem] {
    guard let host = ownLayoutHost else { return [] }
    var views: [UIView] = []
    forEachInSnapshot { views.append($0) }
    var found: [SolvedItem] = []
    for (index, view) in views.enumerated() {
      let guides = view.layoutGuides.enumerated().map { (Optional($0), $1 as any LayoutItem) }
      for (guide, item) in [(nil, view)] + guides {
        guard let record = host.record(of: item) else { continue }
        found.append(
          SolvedItem(
            view: index, guide: guide, x: record.x, y: record.y, width: record.width,
            height: record.height))
      }
    }
    return found
  }

  /// The engine of a root after its last solution. Before the first layout, it is empty.
  package var solvedEngine: LayoutEngine { ownLayoutHost?.engine ?? LayoutEngine() }

  /// A Boolean value that indicates whether the solved frame of the view is rounded to pixels. A
  /// frame that is set by code and preserved by the mask of the view is not rounded.
  package var isRoundedToPixels: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// The width for which the view's text was last measured, in points, or `nil` if its height does
  /// not depend on its width.
  package var measuredTextWidth: CGFloat? {
    needsWidthForHeight ? layoutHost?.record(of: self)?.measuredWidth : nil
  }

  /// Returns the height of the view's text for a width, in points.
  package func measuredTextHeight(atWidth width: CGFloat) -> CGFloat {
    effectiveIntrinsicContentSize(measuredWidth: width).height
  }

  /// Returns the content that the view would have with another size, in points. The layout does not
  /// change.
  package func snapshotContent(inSize size: CGSize) -> LayoutSnapshot.Content {
    let present = bounds
    bounds.size = size
    defer { bounds = present }
    return snapshotContent
  }
}
