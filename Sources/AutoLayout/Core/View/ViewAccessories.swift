import Foundation

/// The rarely used properties of a view that do not affect layout. The object is created on first
/// use, to keep views small.
@MainActor
final class ViewAccessories {
  var keyboard = KeyboardWishes()
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var contentScaleFactor: CGFloat?
}

extension UIView {
  /// The ways in which tint colors are displayed while another view is in front.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview, or `normal` without a superview.
    case automatic = 0
    /// The tint color is used unchanged.
    case normal
    /// A pale, desaturated color replaces the tint color.
    case dimmed
  }

  /// The rarely used properties of the view, created on first use.
  var accessories: ViewAccessories {
    attachments.object(ViewAccessories.self, or: ViewAccessories.init)
  }

  /// A Boolean value that indicates whether the view receives multiple touches.
  ///
  /// - Remark: Inert. It has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { accessories.isMultipleTouchEnabled }
    set { accessories.isMultipleTouchEnabled = newValue }
  }
  /// A Boolean value that indicates whether the view receives touches exclusively.
  ///
  /// - Remark: Inert. It has no effect.
  public var isExclusiveTouch: Bool {
    get { accessories.isExclusiveTouch }
    set { accessories.isExclusiveTouch = newValue }
  }
  /// A Boolean value that indicates whether the bounds are cleared before drawing.
  ///
  /// - Remark: Inert. It has no effect.
  public var clearsContextBeforeDrawing: Bool {
    get { accessories.clearsContextBeforeDrawing }
    set { accessories.clearsContextBeforeDrawing = newValue }
  }
  /// The name under which the state of the view is saved.
  ///
  /// - Remark: Inert. It has no effect.
  public var restorationIdentifier: String? {
    get { accessories.restorationIdentifier }
    set { accessories.restorationIdentifier = newValue }
  }
  /// The way in which the tint color is displayed while another view is in front.
  ///
  /// - Remark: Inert. It has no effect.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { accessories.tintAdjustmentMode }
    set { accessories.tintAdjustmentMode = newValue }
  }
  /// A view whose alpha channel masks this view.
  ///
  /// - Remark: Inert. It has no effect.
  public var mask: UIView? {
    get { accessories.mask }
    set { accessories.mask = newValue }
  }
  /// The number of pixels per point of the view's content. The default is that of the root.
  public var contentScaleFactor: CGFloat {
    get { accessories.contentScaleFactor ?? layoutEnvironment.displayScale }
    set { accessories.contentScaleFactor = newValue }
  }

  /// Makes the first responder in the view resign. If `force` is true, a responder that does not
  /// agree to resign stops being the first responder, too. Returns true if the view contained the
  /// first responder and no longer does.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    UIResponder.current = nil
    responder.didLoseFirstResponder()
    return true
  }

  /// The transform of the view as a three-dimensional transform. Setting it sets the affine part.
  public var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// Returns a plain view of the same size and background color, because nothing is drawn.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }

  /// Returns a view that shows a rectangle of the view, in points.
  ///
  /// - Remark: Partial. It is a plain view of that size with the same background color, and the
  ///   insets of the parts that keep their size are not used.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.backgroundColor = backgroundColor
    return view
  }
}

extension UIScreen {
  /// Returns a view that shows the screen.
  ///
  /// - Remark: Partial. It is a plain view of the size of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }
}
