import LayoutEngine

/// What a tree of views asked of the engine, for measurements.
@_spi(Measurement)
public struct SolvedSystem {
  /// The engine after its last solution; broken constraints have the priority that they got.
  public let engine: LayoutEngine
  /// The width of the root, in points.
  public let rootWidth: LayoutEngine.Variable
}

extension UIView {
  /// The system that frames below the receiver's root came from, or nil before the first layout.
  @_spi(Measurement)
  public var solvedSystem: SolvedSystem? {
    guard let host = rootView.ownLayoutHost,
      let item = host.items[ObjectIdentifier(rootView)]
    else { return nil }
    return SolvedSystem(engine: host.engine, rootWidth: item.width)
  }
}
