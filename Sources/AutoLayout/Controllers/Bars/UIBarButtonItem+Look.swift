import Foundation

extension UIBarButtonItem {
  /// Creates an item with an image, and another image for vertically compact environments.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// The color of the item, or `nil` to use that of the bar.
  public var tintColor: UIColor? {
    get { look.tintColor }
    set { look.tintColor = newValue }
  }
  /// The possible titles of the item. The item is as wide as the widest of them.
  public var possibleTitles: Set<String>? {
    get { look.possibleTitles }
    set { look.possibleTitles = newValue }
  }
  /// A Boolean value that indicates whether the item is on.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public var isSelected: Bool {
    get { look.isSelected }
    set { look.isSelected = newValue }
  }
  /// A Boolean value that indicates whether the item is hidden.
  public var isHidden: Bool {
    get { look.isHidden }
    set {
      look.isHidden = newValue
      look.bar?.setNeedsLayout()
    }
  }
  /// A Boolean value that indicates whether a tap turns the item on or off.
  public var changesSelectionAsPrimaryAction: Bool {
    get { look.togglesSelection }
    set { look.togglesSelection = newValue }
  }

  /// Sets the background for a state and a bar height.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { look.backgrounds[BarItemLook.Key(state, barMetrics)] = backgroundImage }
  /// Sets the background for a state, a style and a bar height.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) { look.backgrounds[BarItemLook.Key(state, barMetrics, style)] = backgroundImage }
  /// Returns the background for a state and a bar height.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look.backgrounds[BarItemLook.Key(state, barMetrics)] }
  /// Sets the downward offset of the background for a bar height, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { look.backgroundOffsets[barMetrics] = adjustment }
  /// Returns the downward offset of the background for a bar height, in points.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    look.backgroundOffsets[barMetrics] ?? 0
  }
  /// Sets the offset of the title for a bar height, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    look.titleOffsets[barMetrics] = adjustment
  }
  /// Returns the offset of the title for a bar height, in points.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.titleOffsets[barMetrics] ?? .zero
  }
  /// Sets the background of a back button for a state and a bar height.
  ///
  /// - Remark: Inert. It is stored but not drawn.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { look.backBackgrounds[BarItemLook.Key(state, barMetrics)] = backgroundImage }
  /// Returns the background of a back button for a state and a bar height.
  public func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look.backBackgrounds[BarItemLook.Key(state, barMetrics)] }
  /// Sets the offset of a back button's title for a bar height, in points.
  ///
  /// - Remark: Inert. The value is stored and does not change the layout or pictures.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { look.backTitleOffsets[barMetrics] = adjustment }
  /// Returns the offset of a back button's title for a bar height, in points.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    look.backTitleOffsets[barMetrics] ?? .zero
  }

  /// Simulates a tap: calls the primary action, or sends the action to the target or to the first
  /// responder that implements it. Does nothing if the item is disabled.
  public func tap() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.perform(from: self)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
  }
}
