import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// The meanings of the value.
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction of the container's length, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the width of the container.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the height of the container.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.absolute, absoluteDimension)
  }
  /// Returns a length that the content determines, with an estimate in points.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    make(.estimated, estimatedDimension)
  }
  /// Returns the largest length that the content of one of the items of a group requires, with an
  /// estimate in points.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    make(.uniform, estimate)
  }

  private class func make(_ kind: Kind, _ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(kind, value)
  }

  /// A Boolean value that indicates whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the length is given in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the content determines the length.
  open var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether the largest of the group's items determines the length.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// A Boolean value that indicates whether cells are asked for the length.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// Returns the length in points in a container, or the estimate.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item, group or supplementary view in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// How the width is determined.
  public let widthDimension: NSCollectionLayoutDimension
  /// How the height is determined.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size in points in a container, with estimates.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The axes that are not measured.
  var fixedAxes: Set<NSLayoutConstraint.Axis> {
    var result: Set<NSLayoutConstraint.Axis> = []
    if !widthDimension.isMeasured { result.insert(.horizontal) }
    if !heightDimension.isMeasured { result.insert(.vertical) }
    return result
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A distance in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance, or the minimum distance, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the distance is fixed.
  public let isFixedSpacing: Bool

  init(_ spacing: CGFloat, isFixed: Bool) {
    self.spacing = spacing
    isFixedSpacing = isFixed
  }

  /// A Boolean value that indicates whether the distance is a minimum.
  open var isFlexibleSpacing: Bool { !isFixedSpacing }

  /// Returns a minimum distance in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFixed: false)
  }
  /// Returns a fixed distance in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFixed: true)
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The distances around an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distances at the edges, or nil for none.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

  /// Creates distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the object itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
