import Foundation

/// A rectangle that takes part in layout without being drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view in whose coordinates the guide lies; set by `UIView.addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  /// A name for people and logs; names that begin with `UI` or `NS` are the system's.
  open var identifier = ""

  /// The guide's identifier in the document it comes from.
  package var documentIdentifier: String?

  /// The guide's rectangle in points in the owning view's coordinates, as of the last layout.
  open internal(set) var layoutFrame = CGRect.zero

  public override init() {}

  package var layoutItemView: UIView? { owningView }

  /// The class that descriptions print; some of the system's guides hide theirs.
  package var descriptionClassName: String { describedClassName }

  /// The address, the identifier, the frame and the owner, as UIKit prints them.
  nonisolated open override var description: String {
    MainActor.readUnchecked { consoleDescription }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .leading))
  }
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .trailing))
  }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(self, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintOperand(self, .right)) }
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintOperand(self, .centerX))
  }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintOperand(self, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .bottom))
  }
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintOperand(self, .centerY))
  }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintOperand(self, .height)) }

  /// Whether the constraints leave the guide more than one rectangle.
  open var hasAmbiguousLayout: Bool {
    owningView?.rootView.activeLayoutHost.isAmbiguous(self) ?? false
  }
}
