import Foundation

/// A rectangular area that participates in layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that owns the guide and whose coordinates it uses.
  ///
  /// `UIView.addLayoutGuide(_:)` and `removeLayoutGuide(_:)` set the property. Setting it adds the
  /// guide to a view, or removes it.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.guideWillLeave(self)
      owner = newValue
      newValue?.guideDidEnter(self)
    }
  }
  /// The owner, which the guide does not retain.
  @ViewLink private var owner: UIView?

  /// A name that identifies the guide in logs. Names that begin with `UI` or `NS` are reserved for
  /// the system.
  open var identifier = ""

  /// The identifier of the guide in its document, or `nil` for a guide of code or of the system.
  package var documentIdentifier: String?

  /// The rectangle of the guide after the last layout, in points in the owning view's coordinates.
  open internal(set) var layoutFrame = CGRect.zero

  /// The active constraints of the guide that wait for its owner, in order of activation.
  private var waitingConstraints: [NSLayoutConstraint] = []

  public override init() {}

  /// Always returns `nil`, because compiled archives of Interface Builder are not read.
  public required init?(coder: NSCoder) { nil }

  deinit {
    ownLife?.end()
    releaseAssociatedObjects(of: self)
  }

  /// The lifetime record of the guide, created on first use.
  private var ownLife: ItemLife?

  package var life: ItemLife {
    if let ownLife { return ownLife }
    let made = ItemLife(self)
    ownLife = made
    return made
  }

  package var anchors = ItemAnchors()

  package var layoutItemView: UIView? { owningView }

  /// Called when the frame of the keyboard in the owner's window changes. Guides that follow the
  /// keyboard override it.
  func keyboardFrameDidChange(in window: UIWindow) {}

  /// Holds an active constraint until the guide has an owner.
  func hold(_ constraint: NSLayoutConstraint) {
    constraint.isWaitingForOwner = true
    waitingConstraints.append(constraint)
  }

  /// Releases a constraint that was deactivated, or added to a view, before the guide had an owner.
  func release(_ constraint: NSLayoutConstraint) {
    waitingConstraints.removeAll { $0 === constraint }
  }

  /// Installs the constraints that waited for the owner.
  func installWaitingConstraints() {
    let waiting = waitingConstraints
    waitingConstraints = []
    for constraint in waiting {
      constraint.isWaitingForOwner = false
      constraint.isActive = true
    }
  }

  /// The class that descriptions print. Some guides of the system print another class.
  package var descriptionClassName: String { describedClassName }

  /// The address, the identifier, the frame and the owner, in UIKit's format.
  nonisolated open override var description: String {
    MainActor.readUnchecked { consoleDescription }
  }

  /// An anchor for the leading edge of the guide.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.leading) }
  /// An anchor for the trailing edge of the guide.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.trailing) }
  /// An anchor for the left edge of the guide in any layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.left) }
  /// An anchor for the right edge of the guide in any layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.right) }
  /// An anchor for the horizontal center of the guide.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAxisAnchor(.centerX) }
  /// An anchor for the top edge of the guide.
  open var topAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.top) }
  /// An anchor for the bottom edge of the guide.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.bottom) }
  /// An anchor for the vertical center of the guide.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAxisAnchor(.centerY) }
  /// An anchor for the width of the guide.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// An anchor for the height of the guide.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// A Boolean value that indicates whether the constraints permit more than one frame of the
  /// guide.
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

  /// The description of the guide in UIKit's format: `<UILayoutGuide: 0x6… - "name", layoutFrame =
  /// {{0, 0}, {414, 44}}, owningView = <UIView: …>>`.
  var consoleDescription: String {
    let owner = owningView?.consoleDescription ?? "(null)"
    return "<\(descriptionClassName): \(ObjectIdentifier(self).addressText) - \"\(identifier)\", "
      + "layoutFrame = \(layoutFrame.shortDescription), owningView = \(owner)>"
  }
}
