import Foundation

/// What a visual effect view does with what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  package let name: String
  package init(name: String) { self.name = name }
}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light and how dense a blur is; materials follow the light or dark appearance.
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
    /// The thinnest material, through which most of the content below shows.
    case systemUltraThinMaterial
    /// A material that much of the content below shows through.
    case systemThinMaterial
    /// The material of standard density.
    case systemMaterial
    /// A material that little of the content below shows through.
    case systemThickMaterial
    /// The material of the system's bars.
    case systemChromeMaterial
  }

  /// How light and how dense the blur is.
  public let style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init(name: "\(style)")
  }
}

/// Content that is drawn with what lies behind it shining through.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes vibrancy over a blur; every blur gives the same here.
  public init(blurEffect: UIBlurEffect) { super.init(name: "vibrancy") }
}

/// A view with an effect on what lies behind it; content goes into `contentView`, which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What happens to what lies behind the view; nil for nothing.
  open var effect: UIVisualEffect?
  /// The view that the program's views belong in; it always has the size of the effect view.
  public let contentView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Makes a view with an effect, or without one for nil; its frame is empty.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Succeeds with an `InterfaceCoder`, for an object that a document names the class of.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Puts the content view into the view.
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  package override var snapshotContent: LayoutSnapshot.Content {
    .visualEffect(style: effect?.name ?? "")
  }
}
