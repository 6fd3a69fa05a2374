import Foundation

/// The base class of controls, which are views that respond to user interaction.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The state of a control. States can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No particular state: enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// The control is being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control does not accept input.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus of a remote control or keyboard. Never set.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The events of a control. Events can be combined.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The mask of the events that apps define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The mask of the events that UIKit reserves.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again shortly after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch that began in the control moved outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended in the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch that began in the control ended outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system canceled the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user selected another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control occurred, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended because the text field lost the focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended because the user pressed the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The mask of the touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// The mask of all editing events of text fields, from the beginning to the end of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The mask of all events, including those that apps define.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignments of content in a control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// Content is centered between the left and right edges.
    case center = 0
    /// Content begins at the left edge.
    case left
    /// Content ends at the right edge.
    case right
    /// Content is as wide as the available space; images are stretched if necessary.
    case fill
    /// Content is aligned with the edge at which text begins.
    case leading
    /// Content is aligned with the edge at which text ends.
    case trailing
  }

  /// The vertical alignments of content in a control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// Content is centered between the upper and lower edges.
    case center = 0
    /// Content is aligned with the upper edge.
    case top
    /// Content is aligned with the lower edge.
    case bottom
    /// Content is as tall as the available space; images are stretched if necessary.
    case fill
  }

  /// A Boolean value that indicates whether the control is enabled, which affects `state` and
  /// colors. The default is `true`.
  @exclusivity(unchecked) open var isEnabled = true {
    willSet { willChange("enabled") }
    didSet {
      if oldValue != isEnabled { stateDidChange() }
      didChange("enabled")
    }
  }
  /// A Boolean value that indicates whether the control is selected, which determines the content
  /// of a button.
  @exclusivity(unchecked) open var isSelected = false {
    willSet { willChange("selected") }
    didSet {
      if oldValue != isSelected { stateDidChange() }
      didChange("selected")
    }
  }
  /// A Boolean value that indicates whether the control is highlighted. The default is `false`.
  @exclusivity(unchecked) open var isHighlighted = false {
    willSet { willChange("highlighted") }
    didSet {
      if oldValue != isHighlighted { stateDidChange() }
      didChange("highlighted")
    }
  }
  /// The horizontal alignment of a button's content. Other controls ignore it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of content. With `center`, the baseline of a button or text field keeps
  /// its distance from the center.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  package override var keyedProperties: [KeyedProperty] {
    super.keyedProperties + KeyedProperty.ofWidgets
  }

  /// Notifies the control that its state has changed, which can change its content.
  package func stateDidChange() {}

  /// The actions, with the events that trigger them.
  private var actions: [(action: UIAction, events: Event)] = []
  /// The targets, with the events that trigger them.
  private var targets: [(target: TargetAction, events: Event)] = []

  /// Adds a method of a target that is called for any of the events.
  ///
  /// On Linux, the target must conform to `SelectorDispatching`.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called (not retained). For `nil`, the first object in
  ///     the responder chain that has the method is used.
  ///   - action: The method to call.
  ///   - controlEvents: The events for which the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((TargetAction(target, action), controlEvents))
  }

  /// Removes a target for the events. `nil` matches any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].target.matches(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty || $0.target.isDangling }
  }

  /// The targets that still exist.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target.target as? NSObject).map { AnyHashable($0) } })
  }

  /// The events that have targets or actions.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }

  /// Returns the names of the target's methods for an event, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter {
      $0.target.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent)
    }.map { NSStringFromSelector($0.target.action) }
    return names.isEmpty ? nil : names
  }

  /// Sends an action to a target, or along the responder chain if the target is `nil`. Subclasses
  /// can override it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// A Boolean value that indicates whether the control tracks a touch. Always `false`.
  open var isTracking: Bool { false }
  /// A Boolean value that indicates whether a tracked touch is inside the control. Always `false`.
  open var isTouchInside: Bool { false }

  /// Returns a Boolean value that indicates whether the control continues to track a touch that
  /// began in it. Touches are not delivered, but an app can call the method.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns a Boolean value that indicates whether the control continues to track a touch that
  /// moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Notifies the control that a tracked touch ended. Does nothing by default.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Notifies the control that the system canceled a tracked touch. Does nothing by default.
  open func cancelTracking(with event: UIEvent?) {}

  /// Adds an action that is called for any of the events. It replaces an action with the same
  /// identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for the events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls the closure of an action. Subclasses can override it.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls the targets' methods and then the actions for the events.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard !entry.target.isDangling else { continue }
      sendAction(entry.target.action, to: entry.target.target, for: nil)
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }
}
