import AutoLayout
import Foundation
import InterfaceBuilder

extension EditSteps {
  /// Records the frames that stack views give what they arrange, as Interface Builder does whenever a
  /// stack changes: nobody else places those views.
  @MainActor
  mutating func arrange(_ stackIDs: [String]) throws {
    let stacks = stackIDs.compactMap { document.element(withIdentifier: $0) }.filter {
      $0.name == "stackView"
    }
    guard !stacks.isEmpty else { return }
    let solved = document.solvedViews(around: stacks)
    try make { change in
      for stack in stacks {
        for view in stack.arrangedInside {
          guard let place = view.id.flatMap({ solved[$0] }), !place.isHidden else { continue }
          change.record(place.frame, of: view)
        }
      }
    }
  }
}

extension XMLTree.Element {
  /// What a stack view arranges, and what stacks among that arrange.
  fileprivate var arrangedInside: [XMLTree.Element] {
    var found: [XMLTree.Element] = []
    var stacks = [self]
    while let stack = stacks.popLast() {
      let arranged = stack.child("subviews").map { Array($0.children) } ?? []
      found += arranged
      stacks += arranged.filter { $0.name == "stackView" }
    }
    return found
  }
}

extension DocumentChange {
  /// Records a frame where it is more than rounding away from what is recorded.
  fileprivate mutating func record(_ frame: CGRect, of view: XMLTree.Element) {
    guard let rect = view.child("rect", key: "frame"), let old = rect.rectValue else { return }
    let pairs = zip(frame.numbers, old.numbers)
    guard pairs.contains(where: { abs($0 - $1) > Double(LayoutFindings.misplacement) }) else {
      return
    }
    for (name, value) in zip(["x", "y", "width", "height"], frame.numbers)
    where rect[name].flatMap(Double.init) != value {
      editor.set(name, of: rect, to: XcodeStyle.number(CGFloat(value)))
    }
  }
}
