import Foundation

/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The name in snapshots; empty for an effect that changes nothing.
  package let name: String
  package init(name: String) { self.name = name }
  /// Creates an effect that changes nothing.
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

/// The kinds of content that a vibrancy effect blends with the content behind it.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// The main text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel
  /// Text of little importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// A filled area.
  case fill
  /// A filled area of less importance.
  case secondaryFill
  /// A filled area of little importance.
  case tertiaryFill
  /// A line between items.
  case separator
}

/// An effect that blends content with the content behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur effect. The effect is the same for all blurs.
  public init(blurEffect: UIBlurEffect) { super.init(name: "vibrancy") }

  /// Creates a vibrancy effect for a blur effect and the kind of the content.
  ///
  /// - Remark: Partial. The effect is the same for all blurs and styles.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init(name: "vibrancy")
  }
}

/// A view that applies an effect to the content behind it. Its content belongs in `contentView`,
/// which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect on the content behind the view, or nil.
  open var effect: UIVisualEffect?
  /// The view to which you add content. It always has the size of the effect view.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view with an effect, or without one for nil. The frame is empty.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a visual effect view from an `InterfaceCoder`, for an object whose class a document
  /// names.
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
    // An effect without a name changes nothing.
    effect.flatMap { $0.name.isEmpty ? nil : .visualEffect(style: $0.name) } ?? .none
  }
}
