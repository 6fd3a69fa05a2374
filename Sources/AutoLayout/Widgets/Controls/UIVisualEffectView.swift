import Foundation

/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The name in snapshots, or an empty string for an effect without changes.
  package let name: String
  package init(name: String) { self.name = name }
  /// Creates an effect without changes.
  public override init() { name = "" }
}

/// An effect that blurs the content behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The lightness and density of a blur. Materials follow the light or dark appearance.
  public enum Style: Int, Hashable, Sendable {
    /// A blur that is lighter than the content below it.
    case extraLight = 0
    /// A blur as light as the content below it.
    case light
    /// A blur that is darker than the content below it.
    case dark
    /// A blur of standard density that follows the light or dark appearance.
    case regular = 4
    /// A blur that makes content stand out, and follows the light or dark appearance.
    case prominent
    /// The thinnest material, through which most of the content below is visible.
    case systemUltraThinMaterial
    /// A material through which much of the content below is visible.
    case systemThinMaterial
    /// The material of standard density.
    case systemMaterial
    /// A material through which little of the content below is visible.
    case systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
  }

  /// The lightness and density of the blur.
  public let style: Style

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
    super.init(name: "\(style)")
  }
}

/// An effect that shows the content behind a view as if through glass.
///
/// - Remark: Partial. Pictures show it as a translucent area.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The translucency of the glass.
  public enum Style: Int, Hashable, Sendable {
    /// Glass that keeps content on it legible.
    case regular = 0
    /// Glass that is almost transparent.
    case clear
  }

  /// The translucency of the glass.
  public let style: Style
  /// A Boolean value that indicates whether the glass responds to touches. The default is `false`.
  ///
  /// - Remark: Inert. The value is stored and does not affect drawing.
  open var isInteractive = false
  /// The color of the glass.
  ///
  /// - Remark: Inert. The value is stored and does not affect drawing.
  open var tintColor: UIColor?

  /// Creates a glass effect of a style.
  public init(style: Style) {
    self.style = style
    super.init(name: style == .clear ? "glassThin" : "glass")
  }

  /// Creates a glass effect of the regular style.
  public override convenience init() { self.init(style: .regular) }
}

/// The kinds of content that a vibrancy effect blends with the content behind it.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// The primary text.
  case label = 0
  /// The secondary text.
  case secondaryLabel
  /// The tertiary text.
  case tertiaryLabel
  /// The quaternary text.
  case quaternaryLabel
  /// Vibrancy for thick shapes, which are the most prominent.
  case fill
  /// Vibrancy for shapes of medium prominence.
  case secondaryFill
  /// Vibrancy for the least prominent shapes.
  case tertiaryFill
  /// A line between items.
  case separator
}

/// An effect that blends content with the content behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur effect. The effect is the same for all blurs.
  public init(blurEffect: UIBlurEffect) { super.init(name: "vibrancy") }

  /// Creates a vibrancy effect for a blur effect and a style of content.
  ///
  /// - Remark: Partial. The effect is the same for all blurs and styles.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init(name: "vibrancy")
  }

  /// Creates a vibrancy effect for the content of a widget.
  ///
  /// - Remark: Partial. The effect is the same for all styles.
  public class func widgetEffect(forVibrancyStyle style: UIVibrancyEffectStyle) -> UIVibrancyEffect
  {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterial), style: style)
  }
  /// Creates a vibrancy effect for the primary content of a widget.
  public class func widgetPrimary() -> UIVibrancyEffect { widgetEffect(forVibrancyStyle: .label) }
  /// Creates a vibrancy effect for the secondary content of a widget.
  public class func widgetSecondary() -> UIVibrancyEffect {
    widgetEffect(forVibrancyStyle: .secondaryLabel)
  }
}

/// A view that applies an effect to the content behind it. Its content belongs in `contentView`,
/// which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view, or `nil` for no effect.
  open var effect: UIVisualEffect?
  /// The view to which you add content. It always has the size of the effect view.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view with an effect, or without an effect for `nil`. The frame is empty.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates the visual effect view when a storyboard or xib that names its class is loaded. The
  /// coder is an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Adds the content view.
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    // An effect with an empty name has no changes.
    effect.flatMap { $0.name.isEmpty ? nil : .visualEffect(style: $0.name) } ?? .none
  }
}
