import Foundation

/// Attachments that constrain more than a distance. UIKit's methods return `Self`; these return
/// instances of the class.
extension UIAttachmentBehavior {
  /// Returns an attachment with which two items move along an axis relative to each other.
  ///
  /// - Parameters:
  ///   - item1: The item that moves.
  ///   - item2: The item to which it is attached.
  ///   - point: The common point, in points in the coordinates of the reference view.
  ///   - axis: The direction of the movement.
  /// - Returns: A behavior that is not yet in effect.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    joined(.sliding(DynamicVector(axis)), item1, item2, at: point)
  }

  /// Returns an attachment with which an item moves along an axis through a point.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .sliding(DynamicVector(axis)), [item], [item.offset(of: point)], anchor: point)
  }

  /// Returns an attachment like a rope: the distance between two points, relative to the centers,
  /// is at most the current one.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limit, [item1, item2], [DynamicVector(offset1), DynamicVector(offset2)], anchor: .zero)
  }

  /// Returns an attachment that fixes two items to each other at a point.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joined(.fixed, item1, item2, at: point) }

  /// Returns an attachment with which two items rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { joined(.pin, item1, item2, at: point) }

  private static func joined(
    _ kind: Kind, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      kind, [item1, item2], [item1.offset(of: point), item2.offset(of: point)], anchor: point)
  }
}

extension UIDynamicItem {
  /// Returns the position of a point relative to the center of the item, without its rotation.
  fileprivate func offset(of point: CGPoint) -> DynamicVector {
    (DynamicVector(point) - DynamicVector(center)).rotated(by: -dynamicAngle)
  }
}

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// Creates the range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// A Boolean value that indicates whether both ends are infinite.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
