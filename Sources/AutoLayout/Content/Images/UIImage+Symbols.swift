import Foundation

extension UIImage {
  /// Creates a symbol with a configuration. Its size grows with the point size and the scale.
  ///
  /// - Remark: Partial. Sizes are in proportion to the size next to body text, and do not depend on
  ///   the weight (assumed).
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(symbol: name, configuration as? SymbolConfiguration)
  }

  /// Creates a symbol with the values of a configuration, or at its size next to body text.
  convenience init?(symbol name: String, _ configuration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let metrics = SymbolMetrics.of(name)
    let factor = configuration?.factor ?? 1
    var content = ImageContent(
      name: name,
      size: CGSize(width: metrics.size.width * factor, height: metrics.size.height * factor)
        .roundedToHalfPoints(unless: factor == 1),
      scale: 1)
    content.isSymbol = true
    content.alignmentRectInsets = metrics.alignmentRectInsets.scaled(by: factor)
    content.symbolConfiguration = configuration
    content.tintColor = configuration?.colors.first
    self.init(content)
  }

  /// The configuration of the image, or `nil` if none is set.
  public var configuration: Configuration? { content.symbolConfiguration }
  /// The configuration of a symbol, or `nil` if none is set.
  public var symbolConfiguration: SymbolConfiguration? { content.symbolConfiguration }

  /// Returns a symbol with another configuration. Returns other images unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else {
      return self
    }
    return withSymbol(configuration)
  }

  /// Returns a symbol with its configuration updated by another one, or `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withSymbol(content.symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns the symbol without a configuration. Returns other images unchanged.
  public func withoutConfiguration() -> UIImage { isSymbolImage ? withSymbol(nil) : self }

  /// Returns the symbol with a configuration. A symbol whose size is known from a catalog or a
  /// document is scaled from that size.
  private func withSymbol(_ configuration: SymbolConfiguration?) -> UIImage {
    let known = content.symbolConfiguration
    let isSystemSize = UIImage(symbol: name, known)?.size == size
    let system = isSystemSize ? UIImage(symbol: name, configuration)?.content : nil
    let factor = (configuration?.factor ?? 1) / (known?.factor ?? 1)
    return copy {
      $0.resize(
        to: system?.size
          ?? CGSize(width: size.width * factor, height: size.height * factor)
          .roundedToHalfPoints(unless: factor == 1))
      $0.alignmentRectInsets =
        system?.alignmentRectInsets ?? $0.alignmentRectInsets.scaled(by: factor)
      $0.symbolConfiguration = configuration
      $0.tintColor = configuration?.colors.first ?? $0.tintColor
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of a symbol as a multiple of its size next to body text.
  var factor: CGFloat {
    let size = pointSize ?? textStyle.map { $0.metrics(at: .large).size }
    return (size ?? SymbolMetrics.bodySize) / SymbolMetrics.bodySize * scale.factor
  }
}

extension UIEdgeInsets {
  fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}

extension CGSize {
  /// Returns the size rounded to half points, as for symbols at two pixels per point (assumed).
  fileprivate func roundedToHalfPoints(unless isExact: Bool) -> CGSize {
    isExact ? self : CGSize(width: (width * 2).rounded() / 2, height: (height * 2).rounded() / 2)
  }
}

extension UIImage {
  /// Returns a symbol with the values of a configuration that its own configuration does not
  /// specify. Returns other images unchanged.
  func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let preferred else { return self }
    return withConfiguration(symbolConfiguration.map { preferred.applying($0) } ?? preferred)
  }
}
