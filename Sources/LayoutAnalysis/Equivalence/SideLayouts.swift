import AutoLayout
import Foundation
import InterfaceBuilder

/// The source of the layouts of one side of a comparison.
@MainActor
enum SideLayouts {
  /// The root of a document.
  case root(InterfaceRoot)
  /// A view that a program makes, with the object that must be retained with it, on the canvas of a
  /// root.
  case program(() -> (UIView, AnyObject?), on: InterfaceRoot)

  /// A layout that a program recorded, at its own size only.
  case snapshot(LayoutSnapshot)

  /// Lays out the side on a canvas with a width.
  func sample(on choice: CanvasChoice, at width: Double) -> LayoutSample {
    LayoutLog.withoutConflicts {
      switch self {
      case .root(let root):
        let instance = root.instantiate(on: choice)
        return LayoutSample(at: width, instance.view, instance.snapshot())
      case .snapshot(let snapshot): return LayoutSample(snapshot)
      case .program(let make, let root):
        let (view, owner) = Self.made(make, choice.settings)
        root.place(view, on: choice)
        Self.apply(choice.settings, to: view)
        let controller = owner as? UIViewController
        controller?.beginAppearanceTransition(true, animated: false)
        controller?.endAppearanceTransition()
        return LayoutSample(
          at: width, view, view.layoutSnapshot(), isProgram: true, owner: owner)
      }
    }
  }

  /// Returns the view of a program, made with user settings as current traits.
  private static func made(
    _ make: () -> (UIView, AnyObject?), _ settings: CanvasSettings
  ) -> (UIView, AnyObject?) {
    let traits = UITraitCollection { traits in
      traits.preferredContentSizeCategory = settings.contentSizeCategory ?? .large
      traits.legibilityWeight = settings.hasBoldText ? .bold : .regular
      traits.layoutDirection =
        settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    var made: (UIView, AnyObject?)?
    traits.performAsCurrent { made = make() }
    return made ?? make()
  }

  /// Applies user settings to a view. Documents read them from their canvas.
  private static func apply(_ settings: CanvasSettings, to view: UIView) {
    var environment = view.layoutEnvironment
    environment.preferredContentSizeCategory = settings.contentSizeCategory ?? .large
    environment.legibilityWeight = settings.hasBoldText ? .bold : .regular
    view.layoutEnvironment = environment
  }
}
