import Foundation
import Testing

@testable import AutoLayout

/// Views inside a view that moves by part of a pixel.
///
/// Oracle: each edge is rounded to the nearest pixel of the screen, ties up (recorded: rows of 93.6 points
/// have the same button at 13 and at 12.5 points), and a tree that was changed has the frames of a tree that was
/// created with the same constants.
@MainActor
@Suite struct PixelShiftTests {
  /// A row below a spacer, with a box at a distance from its top.
  @MainActor
  private final class Row {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let row = CountedView()
    let box = UIView()
    let spacing: NSLayoutConstraint
    let pixel: CGFloat

    init(boxAtPixel position: CGFloat) {
      pixel = 1 / max(1, root.traitCollection.displayScale)
      spacing = row.topAnchor.constraint(equalTo: root.topAnchor)
      root.addSubview(row)
      row.addSubview(box)
      for view in [row, box] { view.translatesAutoresizingMaskIntoConstraints = false }
      NSLayoutConstraint.activate([
        spacing,
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.widthAnchor.constraint(equalToConstant: 100),
        row.heightAnchor.constraint(equalToConstant: 40),
        box.topAnchor.constraint(equalTo: row.topAnchor, constant: position * pixel),
        box.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
    }

    /// Moves the row by a number of pixels, and returns how often it was laid out.
    func layouts(movedBy pixels: CGFloat) -> Int {
      let before = row.layouts
      spacing.constant = pixels * pixel
      root.layoutIfNeeded()
      return row.layouts - before
    }
  }

  @Test
  func `A subpixel move skips layout if inner edges keep their pixels`() {
    let tree = Row(boxAtPixel: 8)
    for move in [0.25, 0.5, 0.75, 3, 3.4] { #expect(tree.layouts(movedBy: move) == 0) }
    #expect(tree.row.frame.minY == 3 * tree.pixel)
    #expect(tree.box.frame.minY == 8 * tree.pixel)
  }

  @Test
  func `A subpixel move triggers layout if an inner edge changes its pixel`() {
    let tree = Row(boxAtPixel: 8.25)
    #expect(tree.box.frame.minY == 8 * tree.pixel)
    // The box is at 8.25 + 0.25 pixels of the screen.
    #expect(tree.layouts(movedBy: 0.25) == 1)
    #expect(tree.row.frame.minY == 0)
    #expect(tree.box.frame.minY == 9 * tree.pixel)
    #expect(tree.layouts(movedBy: 2.3) == 0)
    #expect(tree.layouts(movedBy: 2) == 1)
    #expect(tree.box.frame.minY == 8 * tree.pixel)
  }

  /// Boxes inside one another, each below and beside a sibling, whose distances are changed.
  @MainActor
  private final class Nest {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) var views: [UIView] = []
    private(set) var constants: [NSLayoutConstraint] = []

    /// `values` are the constants, four per view.
    init(_ values: [CGFloat]) {
      var next = values[...]
      func fill(_ superview: UIView, depth: Int) {
        var above: UIView?
        for _ in 0..<3 {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          superview.addSubview(view)
          views.append(view)
          let added = [
            view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? superview.topAnchor),
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 0),
            view.heightAnchor.constraint(equalToConstant: 0),
          ]
          for constraint in added { constraint.constant = next.removeFirst() }
          NSLayoutConstraint.activate(added)
          constants += added
          above = view
          if depth > 1 { fill(view, depth: depth - 1) }
        }
      }
      fill(root, depth: 3)
      root.layoutIfNeeded()
    }

    static let viewCount = 3 + 9 + 27
    var frames: [CGRect] { views.map(\.frame) }
  }

  @Test(arguments: 1...8)
  func `A changed hierarchy has the same pixels as a new one`(seed: UInt64) {
    var numbers = RepeatableNumbers(state: seed)
    func length() -> CGFloat { CGFloat(Int.random(in: 0...400, using: &numbers)) / 16 }
    var values = (0..<4 * Nest.viewCount).map { _ in length() }
    let nest = Nest(values)
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: values.indices, using: &numbers)
        values[index] = length()
        nest.constants[index].constant = values[index]
      }
      // Sometimes only a part is laid out first.
      if round % 4 == 3 {
        nest.views[Int.random(in: nest.views.indices, using: &numbers)].layoutIfNeeded()
      }
      nest.root.layoutIfNeeded()
      #expect(nest.frames == Nest(values).frames)
    }
  }
}
