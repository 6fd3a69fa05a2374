import Foundation

/// A rectangle that takes part in layout without being drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view in whose coordinates the guide lies; set by `UIView.addLayoutGuide(_:)`.
  open internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// The owner, which the guide does not keep alive.
  @ViewLink private var owner: UIView?

  /// A name for people and logs; names that begin with `UI` or `NS` are the system's.
  open var identifier = ""

  /// The guide's identifier in the document it comes from.
  package var documentIdentifier: String?

  /// The guide's rectangle in points in the owning view's coordinates, as of the last layout.
  open internal(set) var layoutFrame = CGRect.zero

  public override init() {}

  /// Always fails: Interface Builder's compiled archives are not read; documents are.
  public required init?(coder: NSCoder) { nil }

  deinit {
    ownLife?.end()
    releaseAssociatedObjects(of: self)
  }

  /// The life once it has been asked for.
  private var ownLife: ItemLife?

  package var life: ItemLife {
    if let ownLife { return ownLife }
    let made = ItemLife(self)
    ownLife = made
    return made
  }

  package var anchors = ItemAnchors()

  package var layoutItemView: UIView? { owningView }

  /// Called when the keyboard of the owner's window has another frame; guides that follow the keyboard
  /// override it.
  func keyboardFrameDidChange(in window: UIWindow) {}

  /// The class that descriptions print; some of the system's guides hide theirs.
  package var descriptionClassName: String { describedClassName }

  /// The address, the identifier, the frame and the owner, as UIKit prints them.
  nonisolated open override var description: String {
    MainActor.readUnchecked { consoleDescription }
  }

  /// The edge where lines of text begin, for making constraints.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.leading) }
  /// The edge where lines of text end, for making constraints.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.trailing) }
  /// The left edge, whatever the layout direction, for making constraints.
  open var leftAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.left) }
  /// The right edge, whatever the layout direction, for making constraints.
  open var rightAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.right) }
  /// The middle across the guide, for making constraints.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.centerX) }
  /// The upper edge, for making constraints.
  open var topAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.top) }
  /// The lower edge, for making constraints.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.bottom) }
  /// The middle along the guide's height, for making constraints.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.centerY) }
  /// The width, for making constraints.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height, for making constraints.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Whether the constraints leave the guide more than one rectangle.
  open var hasAmbiguousLayout: Bool {
    owningView?.rootView.activeLayoutHost.isAmbiguous(self) ?? false
  }
}

extension UILayoutGuide {
  package var descriptionItem: ConstraintDescription.Item {
    .object(
      className: descriptionClassName, address: ObjectIdentifier(self).addressText,
      text: identifier)
  }

  /// The guide as UIKit's consoles print it:
  /// `<UILayoutGuide: 0x6… - "name", layoutFrame = {{0, 0}, {414, 44}}, owningView = <UIView: …>>`.
  var consoleDescription: String {
    let owner = owningView?.consoleDescription ?? "(null)"
    return "<\(descriptionClassName): \(ObjectIdentifier(self).addressText) - \"\(identifier)\", "
      + "layoutFrame = \(layoutFrame.shortDescription), owningView = \(owner)>"
  }
}
