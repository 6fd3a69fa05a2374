import Foundation

/// The background of a bar.
///
/// - Remark: Partial. Pictures show colors and background images, but neither the blur of an effect
///   nor shadow images.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The color over the blur.
  open var backgroundColor: UIColor?
  /// The image over the color.
  open var backgroundImage: UIImage?
  /// The mode in which the image fits in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow at the edge of the bar, or `nil` for no shadow.
  open var shadowColor: UIColor?
  /// The image of the shadow at the edge of the bar, or `nil` for a line.
  open var shadowImage: UIImage?
  /// The idiom of the device.
  public let idiom: UIUserInterfaceIdiom

  /// Creates an appearance with the default background.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates an appearance for an idiom, with the default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Always returns `nil`: compiled archives are not read.
  public init?(coder: NSCoder) { return nil }

  /// A Boolean value that indicates whether the background is that of a new appearance.
  var hasDefaultBackground: Bool {
    let other = UIBarAppearance(idiom: idiom)
    return backgroundEffect?.style == other.backgroundEffect?.style
      && backgroundColor == other.backgroundColor && backgroundImage == other.backgroundImage
      && backgroundImageContentMode == other.backgroundImageContentMode
      && shadowColor == other.shadowColor && shadowImage == other.shadowImage
  }

  private func copyBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  private func reset(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  /// Configures the default background of the system: a blur and a line.
  open func configureWithDefaultBackground() {
    reset(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }
  /// Configures an opaque background with a line.
  open func configureWithOpaqueBackground() { reset(nil, .systemBackground, .separator) }
  /// Configures a transparent background without a line.
  open func configureWithTransparentBackground() { reset(nil, nil, nil) }

  /// Returns a copy with all values.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    let made: UIBarAppearance = MainActor.assumeIsolated { copy() }
    return made
  }
  /// Returns a copy with all values, of the same class. Subclasses in apps override `copy(with:)`
  /// and must return an object of their class.
  public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      preconditionFailure(
        "\(type(of: self)) must override copy(with:) to return a copy of its class.")
    }
    return copy
  }
}
