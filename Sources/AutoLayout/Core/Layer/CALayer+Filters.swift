import Foundation

/// A filter that scales the content of a layer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Neighboring pixels are mixed.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel is repeated.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smaller copies of the content are mixed.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The filter that is applied when content is reduced. The default is `linear`.
  ///
  /// - Remark: Inert. Pictures scale content linearly; the value is stored.
  public var minificationFilter: CALayerContentsFilter {
    get { filter("minificationFilter") }
    set { madeExtras.values["minificationFilter"] = newValue }
  }
  /// The filter that is applied when content is enlarged. The default is `linear`.
  ///
  /// - Remark: Inert. Pictures scale content linearly; the value is stored.
  public var magnificationFilter: CALayerContentsFilter {
    get { filter("magnificationFilter") }
    set { madeExtras.values["magnificationFilter"] = newValue }
  }
  /// The filter that combines the layer with the content behind it: a filter or its name, such as
  /// `multiplyBlendMode`. If it is `nil`, the layer is drawn over the content.
  ///
  /// - Remark: Inert. Pictures draw layers over each other; the value is stored.
  public var compositingFilter: Any? {
    get { extras?.values["compositingFilter"] }
    set { madeExtras.values["compositingFilter"] = newValue }
  }
  /// The filters that are applied to the layer and its sublayers.
  ///
  /// - Remark: Inert. As on iOS, filters have no effect; the value is stored.
  public var filters: [Any]? {
    get { extras?.values["filters"] as? [Any] }
    set { madeExtras.values["filters"] = newValue }
  }
  /// The amount of detail that the `trilinear` filter omits, in steps of half the size.
  ///
  /// - Remark: Inert. Pictures scale content linearly; the value is stored.
  public var minificationFilterBias: Float {
    get { extras?.values["minificationFilterBias"] as? Float ?? 0 }
    set { madeExtras.values["minificationFilterBias"] = newValue }
  }

  /// Returns a stored filter, or `linear`.
  private func filter(_ key: String) -> CALayerContentsFilter {
    extras?.values[key] as? CALayerContentsFilter ?? .linear
  }
}
