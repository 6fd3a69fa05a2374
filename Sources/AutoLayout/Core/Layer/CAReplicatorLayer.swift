import Foundation

/// A layer that shows copies of its sublayers, each transformed relative to the previous one.
///
/// - Remark: Partial. Pictures show the sublayers once.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original. The default is 1.
  open var instanceCount = 1
  /// A Boolean value that indicates whether the z-positions of sublayers are preserved.
  open var preservesDepth = false
  /// The seconds between the animations of two copies.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next, about the center of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// The color that multiplies the first copy.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The change of the red component from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// The change of the green component from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The change of the blue component from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that emits particles.
///
/// - Remark: Inert. No particles are shown.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// A factor of the birth rates of the cells.
  open var birthRate: Float = 1
  /// A factor of the lifetimes of the cells.
  open var lifetime: Float = 1
  /// The center of the emission in the coordinates of the layer, in points.
  open var emitterPosition = CGPoint.zero
  /// The center of the emission on the z-axis.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape that emits, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the shape that emits.
  open var emitterDepth: CGFloat = 0
  /// The shape that emits.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order in which particles are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// A Boolean value that indicates whether particles have depth.
  open var preservesDepth = false
  /// A factor of the velocities of the cells.
  open var velocity: Float = 1
  /// A factor of the sizes of the cells.
  open var scale: Float = 1
  /// A factor of the rotations of the cells.
  open var spin: Float = 1
  /// The seed of the random numbers.
  open var seed: UInt32 = 0
}

/// A kind of particle.
///
/// - Remark: Inert. No particles are shown.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// Creates a cell that does not emit particles.
  public override init() { super.init() }
  /// The image of a particle, as a `CGImage`.
  open var contents: Any?
  /// The part of the image in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// A name that identifies the cell.
  open var name: String?
  /// A Boolean value that indicates whether the cell emits.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes in seconds.
  open var lifetimeRange: Float = 0
  /// The longitude of the direction in radians.
  open var emissionLongitude: CGFloat = 0
  /// The latitude of the direction in radians.
  open var emissionLatitude: CGFloat = 0
  /// The cone of directions in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity in points per second.
  open var velocity: CGFloat = 0
  /// The range of velocities in points per second.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration on the z-axis in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The size relative to the image.
  open var scale: CGFloat = 1
  /// The range of the size relative to the image.
  open var scaleRange: CGFloat = 0
  /// The change of the size per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second.
  open var spin: CGFloat = 0
  /// The range of the rotation in radians per second.
  open var spinRange: CGFloat = 0
  /// The color that multiplies the image.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range of the red component.
  open var redRange: Float = 0
  /// The range of the green component.
  open var greenRange: Float = 0
  /// The range of the blue component.
  open var blueRange: Float = 0
  /// The range of the opacity.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The cells that each particle emits.
  open var emitterCells: [CAEmitterCell]?
  private var attached: [String: Any] = [:]
  /// Attaches a value for a key.
  open func setValue(_ value: Any?, forKey key: String) { attached[key] = value }
  /// Returns the attached value for a key, or `nil` if there is none.
  open func value(forKey key: String) -> Any? { attached[key] }
}

/// The shapes that emit particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles come from one position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Particles come from a horizontal line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Particles come from a flat rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// Particles come from a cuboid with the emitter's depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// Particles come from a flat circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// Particles come from a sphere around the position.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of a shape that emit particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles come from the corners of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Particles come from the edge of the shape.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Particles come from the faces of the shape.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Particles come from anywhere inside the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Particles are drawn in any order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Older particles are drawn behind newer ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles are drawn in front of newer ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn from back to front by their positions on the z-axis.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of overlapping particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
