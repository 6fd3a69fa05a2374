import AutoLayout
import Foundation
import InterfaceBuilder

/// Lays out a root as at run time.
///
/// Interface Builder's canvas differs from a device in safe areas, bars and the sizes of cells; an
/// issue that depends on them is not a defect of the document. Two properties are not in the
/// document, and are assumed in its favor:
/// - a cell or a view of a xib is as large as its content needs, at the width of its canvas and at
///   the minimum width;
/// - a view that a custom class draws or fills has a content size.
@MainActor
enum RunTimeLayout {
  /// Returns the issues of a root at run time.
  ///
  /// - Complexity: One layout, and up to two for roots whose size is not in the document.
  static func issues(of root: InterfaceRoot, on choice: CanvasChoice) -> RunTimeIssues {
    var choice = choice
    choice.surface = .device
    if choice.device == nil, root.document.device == nil { choice.device = usualDevice }
    guard root.hasUnknownSize else {
      return RunTimeIssues([snapshot(of: root, on: choice) { _ in }])
    }
    var layouts = [
      snapshot(of: root, on: choice) { view in
        view.frame.size.height = fittingHeight(of: view)
      }
    ]
    if root.element.kind != .tableViewCell {
      layouts.append(
        snapshot(of: root, on: choice) { view in
          view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        })
    }
    return RunTimeIssues(layouts)
  }

  /// The device for documents without one, which Xcode 7 and earlier saved. The canvas of such a
  /// document stands for all devices, and the constraints of some size classes are not installed on
  /// it. This phone was the default canvas of those versions.
  private static let usualDevice = Device(identifier: "retina4_7")

  /// Returns one layout. Each is made of new views, because content sizes that were measured before
  /// would be cached. `resize` changes the size of the root first.
  private static func snapshot(
    of root: InterfaceRoot, on choice: CanvasChoice, resize: (UIView) -> Void
  ) -> LayoutSnapshot {
    let instance = root.instantiate(on: choice)
    assumeContentSizes(below: instance.view, in: root.document)
    removeSeparators(below: instance.view)
    letPrototypesSizeThemselves(below: instance.view, in: root.document)
    resize(instance.view)
    return instance.snapshot()
  }

  /// Returns the height that the content of a view needs at the width of the view.
  private static func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Removes the separators of tables. The content of a cell receives the pixel of its separator,
  /// which makes two labels of the same priority ambiguous by that pixel.
  private static func removeSeparators(below root: UIView) {
    root.forEachInSubtree { ($0 as? UITableView)?.separatorStyle = .none }
  }

  /// Removes the row heights of prototype cells in tables with automatic row height. UIKit uses the
  /// row height of a prototype on the canvas only; a row of a data source is as high as its
  /// content.
  private static func letPrototypesSizeThemselves(
    below root: UIView, in document: InterfaceDocument
  ) {
    root.forEachInSubtree { view in
      guard let cell = view as? UITableViewCell,
        let element = cell.documentIdentifier.flatMap(document.element(withIdentifier:)),
        element.isSelfSizingPrototype
      else { return }
      cell.documentRowHeight = nil
    }
  }

  // MARK: - Content that the program gives

  /// Gives views whose content comes from the program the size of their recorded frames as content
  /// size.
  private static func assumeContentSizes(below root: UIView, in document: InterfaceDocument) {
    root.forEachInSnapshot { view in
      // Interface Builder draws an empty label in a stack view; on a device it is invisible.
      if (view as? UILabel)?.intrinsicContentSize == .zero {
        view.placeholderIntrinsicContentSize = IntrinsicSizePlaceholder()
      }
      guard view.superview != nil, !view.bounds.isEmpty, isFilledByProgram(view, in: document)
      else { return }
      let (known, size) = (view.placeholderIntrinsicContentSize, view.intrinsicContentSize)
      let noMetric = UIView.noIntrinsicMetric
      view.placeholderIntrinsicContentSize = IntrinsicSizePlaceholder(
        width: known.width ?? (size.width == noMetric ? view.bounds.width : nil),
        height: known.height ?? (size.height == noMetric ? view.bounds.height : nil))
    }
  }

  /// Returns a Boolean value that indicates whether a view has no content in the document but may
  /// have some at run time: an image, arranged views, or the drawing of a program's class.
  private static func isFilledByProgram(_ view: UIView, in document: InterfaceDocument) -> Bool {
    switch view {
    case let image as UIImageView: image.image == nil
    case let stack as UIStackView: stack.arrangedSubviews.isEmpty
    case is UIScrollView: view.documentIdentifier.map { isCustom($0, in: document) } ?? false
    default:
      !view.hasIndependentSubviews
        && view.documentIdentifier.map { isCustom($0, in: document) } ?? false
    }
  }

  /// Returns a Boolean value that indicates whether the object of an identifier is of a class of
  /// the program.
  private static func isCustom(_ id: String, in document: InterfaceDocument) -> Bool {
    document.element(withIdentifier: id)?[ObjectElement.customClass] != nil
  }
}
