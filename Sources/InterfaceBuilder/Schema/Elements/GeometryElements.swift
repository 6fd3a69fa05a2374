import AutoLayout
import Foundation

/// A `<rect>`, in points.
package enum RectElement {
  package static let x = SchemaAttribute("x", .coordinate)
  package static let y = SchemaAttribute("y", .coordinate)
  package static let width = SchemaAttribute("width", .coordinate)
  package static let height = SchemaAttribute("height", .coordinate)

  /// The attributes, in the order in which Xcode writes them.
  static let attributes = [x, y, width, height]
}

/// A `<size>`, in points.
package enum SizeElement {
  static let attributes = [RectElement.width, RectElement.height]
}

/// A `<point>`, in points.
package enum PointElement {
  static let attributes = [RectElement.x, RectElement.y]
}

/// The `<frame>` that Xcode 8.0 wrote: distances to the superview's edges or a size, in points
/// or in percent of the superview.
package enum FrameInsetElement {
  package static let minX = SchemaAttribute("minX", .frameInset)
  package static let minY = SchemaAttribute("minY", .frameInset)
  package static let maxX = SchemaAttribute("maxX", .frameInset)
  package static let maxY = SchemaAttribute("maxY", .frameInset)
  package static let width = SchemaAttribute("width", .frameInset)
  package static let height = SchemaAttribute("height", .frameInset)
}

/// An `<inset>`, in points, which does not follow the layout direction.
///
/// Zero is written `0.0` in all insets: 693 zeros of `<inset>` in 36 repositories and 48 of the
/// other two in 7, and 530 in the 22 and 43 in the 3 held-out ones (`Scripts/split-corpus.py`),
/// without an exception. None of the held-out ones is a `<directionalEdgeInsets>`.
package enum InsetElement {
  package static let minX = SchemaAttribute("minX", .coordinate)
  package static let minY = SchemaAttribute("minY", .coordinate)
  package static let maxX = SchemaAttribute("maxX", .coordinate)
  package static let maxY = SchemaAttribute("maxY", .coordinate)
}

/// An `<edgeInsets>`, in points.
package enum EdgeInsetsElement {
  package static let top = SchemaAttribute("top", .coordinate)
  package static let left = SchemaAttribute("left", .coordinate)
  package static let bottom = SchemaAttribute("bottom", .coordinate)
  package static let right = SchemaAttribute("right", .coordinate)

  /// The attributes, in Xcode's order.
  package static let edges = [top, left, bottom, right]
}

/// A `<directionalEdgeInsets>`, in points.
package enum DirectionalEdgeInsetsElement {
  package static let top = SchemaAttribute("top", .coordinate)
  package static let leading = SchemaAttribute("leading", .coordinate)
  package static let bottom = SchemaAttribute("bottom", .coordinate)
  package static let trailing = SchemaAttribute("trailing", .coordinate)

  /// The attributes, in Xcode's order.
  package static let edges = [top, leading, bottom, trailing]
}

/// An `<autoresizingMask>`.
package enum MaskElement {
  package static let flexibleMinX = DefaultedAttribute("flexibleMinX", .flag, default: false)
  package static let widthSizable = DefaultedAttribute("widthSizable", .flag, default: false)
  package static let flexibleMaxX = DefaultedAttribute("flexibleMaxX", .flag, default: false)
  package static let flexibleMinY = DefaultedAttribute("flexibleMinY", .flag, default: false)
  package static let heightSizable = DefaultedAttribute("heightSizable", .flag, default: false)
  package static let flexibleMaxY = DefaultedAttribute("flexibleMaxY", .flag, default: false)

  /// The flags with their masks.
  static let flags: [(DefaultedAttribute<Bool>, UIView.AutoresizingMask)] = [
    (flexibleMinX, .flexibleLeftMargin), (widthSizable, .flexibleWidth),
    (flexibleMaxX, .flexibleRightMargin), (flexibleMinY, .flexibleTopMargin),
    (heightSizable, .flexibleHeight), (flexibleMaxY, .flexibleBottomMargin),
  ]
}

/// A `<range>` of a runtime attribute.
package enum RangeElement {
  /// The index of the first element.
  package static let location = SchemaAttribute("location", .number)
  /// The number of elements.
  package static let length = SchemaAttribute("length", .number)
}

/// Geometry of elements and their children, in points.
extension XMLTree.Element {
  /// The numbers of a `<rect>`, or `nil` if one is missing or invalid.
  package var rectValue: CGRect? {
    guard let x = self[RectElement.x], let y = self[RectElement.y], let size = sizeValue else {
      return nil
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The width and height of a `<size>`, `<rect>` or `<image>`, or `nil` if one is missing or
  /// invalid.
  package var sizeValue: CGSize? {
    guard let width = self[RectElement.width], let height = self[RectElement.height] else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}

extension AttributeSource {
  /// Returns the rectangle of a child, or `nil` if a number is missing or invalid.
  package func rect(_ child: SchemaChild) -> CGRect? { self.child(child)?.rectValue }

  /// Returns the size of a child, or `nil` if a number is missing or invalid.
  package func size(_ child: SchemaChild) -> CGSize? { self.child(child)?.sizeValue }
}
