import AutoLayout
import Foundation
import InterfaceBuilder

/// A comparison of a loaded root's frames with those of `frames --device`.
@MainActor
struct LoadedFrames {
  /// The loaded root.
  let screen: LoadedRoot
  /// The layout of `frames`.
  let snapshot: LayoutSnapshot
  /// The root view of that layout.
  let expected: UIView
  /// The number of frames that were compared.
  private(set) var count = 0
  /// The views whose frames differ, parents before children.
  private(set) var differences: [LoadingReport.Difference] = []

  /// A Boolean value that indicates whether the program shows images with other sizes, or none,
  /// whereas `frames` uses the sizes that the document records.
  private(set) var hasOtherImages = false

  /// The maximum difference of equal lengths, in points.
  private static let tolerance = 0.01

  /// Creates a comparison with the layout of `frames`.
  init(_ screen: LoadedRoot, _ snapshot: LayoutSnapshot, _ expected: UIView) {
    self.screen = screen
    self.snapshot = snapshot
    self.expected = expected
    compare()
  }

  /// Compares all views that were created from elements. The position of the root is not compared,
  /// because it belongs to its superview.
  private mutating func compare() {
    let found = Dictionary(
      uniqueKeysWithValues: screen.view.map { Self.views(below: $0) } ?? [])
    for (id, view) in Self.views(below: expected) {
      count += 1
      let other = found[id]
      if let other, Self.imageSizes(view) != Self.imageSizes(other) { hasOtherImages = true }
      var frames = (view.frame, other?.frame)
      if view === expected {
        frames = (view.bounds, other?.bounds)
        frames.0.origin = .zero
        frames.1?.origin = .zero
      }
      if frames.1.map({ Self.areEqual(frames.0, $0) }) == true { continue }
      differences.append(
        LoadingReport.Difference(
          view: id, expected: Self.numbers(frames.0), found: frames.1.map(Self.numbers)))
    }
  }

  /// Returns the views that were created from elements, in the order of the tree. Only the first
  /// view with each identifier is included.
  private static func views(below root: UIView) -> [(String, UIView)] {
    var seen: Set<String> = []
    var views: [(String, UIView)] = []
    root.forEachInSubtree { view in
      guard let id = view.documentIdentifier, seen.insert(id).inserted else { return }
      views.append((id, view))
    }
    return views
  }

  /// Returns the sizes of the images that a view shows, in points.
  private static func imageSizes(_ view: UIView) -> [CGSize?] {
    switch view {
    case let view as UIImageView: [view.image?.size, view.highlightedImage?.size]
    case let view as UIButton: [view.currentImage?.size, view.currentBackgroundImage?.size]
    default: []
    }
  }

  /// Returns a Boolean value that indicates whether all lengths of two frames are equal.
  private static func areEqual(_ first: CGRect, _ second: CGRect) -> Bool {
    zip(numbers(first), numbers(second)).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns a frame as its position and size.
  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.width, frame.height].map(Double.init)
  }
}
