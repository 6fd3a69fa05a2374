import Foundation

/// A connection of an item with a point or another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The type of an attachment: to another item or to an anchor point.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// The items are attached to each other.
    case items = 0
    /// The item is attached to a point.
    case anchor = 1
  }

  /// The quantity that the attachment keeps constant.
  enum Kind {
    /// The distance of the points.
    case distance
    /// The distance of the points up to a maximum.
    case limit
    /// The points, about which the items rotate.
    case pin
    /// The points and the angle of the items.
    case fixed
    /// The angle of the items, and the points up to a translation along an axis.
    case sliding(DynamicVector)
  }

  /// The one or two attached items.
  public let items: [any UIDynamicItem]
  /// The type of the attachment: to another item, or to a point.
  public let attachedBehaviorType: AttachmentType
  /// The point to which the item is attached, in points in the coordinates of the reference view.
  open var anchorPoint: CGPoint { didSet { wake() } }
  /// The distance between the two points, in points. It is measured when the attachment is created.
  open var length: CGFloat { didSet { wake() } }
  /// The damping ratio of the spring. With 1, it does not oscillate. Without a frequency, the
  /// distance is constant.
  open var damping: CGFloat = 0 { didSet { wake() } }
  /// The frequency in hertz of the oscillation. The default is 0, which means that the distance is
  /// constant.
  open var frequency: CGFloat = 0 { didSet { wake() } }
  /// The torque that resists rotation.
  ///
  /// - Remark: Inert. Rotation about the attachment has no friction.
  open var frictionTorque: CGFloat = 0
  /// The range in which the items move along the axis of a sliding attachment, in points.
  open var attachmentRange = UIFloatRange.infinite { didSet { wake() } }

  private let kind: Kind
  /// The attached points relative to the centers of the items, in points, without the rotation of
  /// the items.
  private var offsets: [DynamicVector]
  /// The angle between the items in radians when the attachment was created.
  private let angle: Double

  init(_ kind: Kind, _ items: [any UIDynamicItem], _ offsets: [DynamicVector], anchor: CGPoint) {
    self.kind = kind
    self.items = items
    self.offsets = offsets
    attachedBehaviorType = items.count == 2 ? .items : .anchor
    anchorPoint = anchor
    let points = zip(items, offsets).map {
      DynamicVector($0.center) + $1.rotated(by: $0.dynamicAngle)
    }
    length = CGFloat(((points.count == 2 ? points[1] : DynamicVector(anchor)) - points[0]).length)
    angle = (items.last?.dynamicAngle ?? 0) - (items.count == 2 ? items[0].dynamicAngle : 0)
  }

  /// Attaches the center of an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item, relative to its center, to a point in the coordinates of the
  /// reference view.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.distance, [item], [DynamicVector(offset)], anchor: point)
  }

  /// Attaches the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches two points of items, relative to their centers.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      .distance, [item1, item2], [DynamicVector(offset1), DynamicVector(offset2)], anchor: .zero)
  }

  // MARK: - For the animator

  override var movedItems: [any UIDynamicItem] { items }

  /// The distance in points below which an attachment has no direction.
  private static let minLength = 0.01

  override func conditions(_ world: DynamicsWorld, _ seconds: Double) -> [VelocityCondition] {
    let bodies = items.compactMap { world[$0] }
    guard let last = bodies.last, bodies.count == items.count else { return [] }
    let first = bodies.count == 2 ? bodies[0] : nil
    let turned = zip(bodies, offsets).map { $1.rotated(by: $0.angle) }
    let arms = (first == nil ? .zero : turned[0], turned[turned.count - 1])
    let start = first.map { $0.position + arms.0 } ?? DynamicVector(anchorPoint)
    let apart = last.position + arms.1 - start
    func correcting(_ condition: VelocityCondition, _ error: Double) -> VelocityCondition {
      condition.correcting(
        error, frequency: Double(frequency), damping: Double(damping), in: seconds)
    }
    func along(_ axis: DynamicVector, _ error: Double) -> VelocityCondition {
      correcting(VelocityCondition(first, last, axis: axis, arms: arms), error)
    }
    let point = [along(DynamicVector(1, 0), apart.x), along(DynamicVector(0, 1), apart.y)]
    let turn = correcting(
      VelocityCondition(first, last, rotation: 1), last.angle - (first?.angle ?? 0) - angle)
    switch kind {
    case .distance:
      guard Double(length) > Self.minLength || apart.length > Self.minLength else {
        return point
      }
      if Double(length) <= Self.minLength { return point }
      return apart.length > 0 ? [along(apart.unit, apart.length - Double(length))] : []
    case .limit:
      let row = VelocityCondition(first, last, axis: apart.unit, arms: arms)
      return [row.stopping(apart.length - Double(length), in: seconds)]
    case .pin: return point
    case .fixed: return point + [turn]
    case .sliding(let direction):
      let axis = direction.rotated(by: first.map { $0.angle } ?? 0).unit
      return [along(axis.perpendicular, apart.inner(axis.perpendicular)), turn]
        + ends(apart.inner(axis)).map {
          VelocityCondition(first, last, axis: axis * $0.side, arms: arms)
            .stopping($0.excess, in: seconds)
        }
    }
  }

  /// Returns the finite ends of the range of a sliding attachment: the direction to each, and the
  /// distance by which the position exceeds it.
  private func ends(_ place: Double) -> [(side: Double, excess: Double)] {
    let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    return [(side: 1, excess: place - most), (side: -1, excess: least - place)]
      .filter { $0.excess.isFinite }
  }
}
