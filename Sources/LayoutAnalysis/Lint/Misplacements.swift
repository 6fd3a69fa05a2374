import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames that a document records, compared with those that its constraints determine.
///
/// Interface Builder calls a view misplaced if its frame on the canvas is not the one that the
/// constraints determine. Its text measurement differs from ours by fractions of a point, or by
/// more for fonts that are not available. If a frame differs, the layout is therefore made again
/// with the recorded sizes of text and images, and a view counts as misplaced only if it still
/// differs. A label without text has no size in any font.
@MainActor
struct Misplacements {
  /// Frames by identifier, of views that constraints position.
  private var frames: [String: CGRect] = [:]

  /// Returns the root on the canvas on which its frames were recorded, with the misplaced views.
  static func layout(of root: InterfaceRoot) -> LintLayout {
    let instance = root.instantiate()
    let recorded = Misplacements(instance.view, root)
    let snapshot = instance.snapshot()
    var misplaced = recorded.differences(from: snapshot)
    if !misplaced.isEmpty {
      let again = root.instantiate()
      recorded.giveSizes(to: again.view, in: root.document)
      let still = recorded.differences(from: again.snapshot())
      misplaced = misplaced.filter { still[$0.key] != nil }
    }
    let growing = SelfSizingCells.growing(below: instance.view, in: root.document)
    return LintLayout(
      root: root, canvas: LintCanvas.document.name, isOwnCanvas: true, snapshot: snapshot,
      misplacements: misplaced, growingCells: growing, diagnostics: instance.diagnostics)
  }

  /// Reads the frames of views that have not been laid out yet.
  private init(_ view: UIView, _ root: InterfaceRoot) {
    guard root.document.usesAutoLayout else { return }
    view.forEachInSubtree { view in
      guard let id = view.documentIdentifier, Self.isPlaced(view),
        let element = root.document.element(withIdentifier: id), Self.hasFrame(element)
      else { return }
      frames[id] = view.frame
    }
  }

  /// Returns a Boolean value that indicates whether constraints position the view and its frame is
  /// recorded. This is not the case for cells, bars and other views that their superview arranges,
  /// or for hidden views of stacks.
  private static func isPlaced(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return false }
    if superview is UIStackView { return !view.isHidden }
    return !view.translatesAutoresizingMaskIntoConstraints && !(superview is UIVisualEffectView)
  }

  /// Returns a Boolean value that indicates whether a frame is recorded for the element.
  private static func hasFrame(_ element: XMLTree.Element) -> Bool {
    !element[ViewElement.fixedFrame] && element.child(ViewElement.frame) != nil
  }

  /// Returns the views whose frames differ in a layout.
  private func differences(
    from snapshot: LayoutSnapshot
  ) -> [String: LintLayout.Misplacement] {
    var found: [String: LintLayout.Misplacement] = [:]
    let tolerance = snapshot.canvas.misplacementTolerance
    for view in snapshot.views {
      guard let id = view.identifier, let frame = frames[id],
        !frame.isNear(view.frame, within: tolerance)
      else { continue }
      found[id] = LintLayout.Misplacement(
        recorded: frame, solved: view.frame, tolerance: tolerance)
    }
    return found
  }

  // MARK: - Recorded sizes

  /// Uses recorded sizes of text and images as content sizes, along each axis for which the
  /// document itself has no placeholder.
  private func giveSizes(to view: UIView, in document: InterfaceDocument) {
    view.forEachInSubtree { view in
      guard let id = view.documentIdentifier, let frame = frames[id], Self.hasOwnSize(view),
        !Self.isEmptyLabel(view),
        let element = document.element(withIdentifier: id)
      else { return }
      let size = view.alignmentRect(forFrame: frame).size
      let present = view.placeholderIntrinsicContentSize
      view.placeholderIntrinsicContentSize = IntrinsicSizePlaceholder(
        width: element.text(of: ViewElement.placeholderIntrinsicWidth) == nil
          ? size.width : present.width,
        height: element.text(of: ViewElement.placeholderIntrinsicHeight) == nil
          ? size.height : present.height)
    }
  }

  /// Returns a Boolean value that indicates whether a view is a label without text, whose size is
  /// the same in every font.
  private static func isEmptyLabel(_ view: UIView) -> Bool {
    (view as? UILabel)?.intrinsicContentSize == .zero
  }

  /// Returns a Boolean value that indicates whether the size follows from a font or an image.
  private static func hasOwnSize(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UIButton, is UITextField, is UISegmentedControl, is UISearchBar,
      is UIDatePicker, is UIPickerView:
      true
    case let text as UITextView: !text.isScrollEnabled
    case let image as UIImageView: image.image != nil
    default: false
    }
  }
}
