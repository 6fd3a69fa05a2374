import Foundation

/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  package let name: String
  package init(name: String) { self.name = name }
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

/// An effect that blends content with the content behind it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect for a blur effect. The effect is the same for all blurs.
  public init(blurEffect: UIBlurEffect) { super.init(name: "vibrancy") }
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
    effect.map { .visualEffect(style: $0.name) } ?? .none
  }
}
