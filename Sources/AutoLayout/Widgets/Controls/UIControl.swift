import Foundation

/// A view that a person operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control is in; states combine.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No state in particular: enabled, and neither touched nor chosen.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// A remote control or keyboard points at the control; never set here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What happens to a control; events combine.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down once more, shortly after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down in the control moved outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted in the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down in the control was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The person chose another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is mainly for has happened, such as the tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended because the field was left.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of a text field: the beginning, changes and the end of its input.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// All events, those that programs define included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content lies across the control.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// Content is centered between the left and right edges.
    case center = 0
    /// Content begins at the left edge.
    case left
    /// Content ends at the right edge.
    case right
    /// Content is as wide as the room for it; images are stretched if necessary.
    case fill
    /// Content is placed at the edge where text begins.
    case leading
    /// Content is placed at the edge where text ends.
    case trailing
  }

  /// Where content lies along the height of the control.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// Content is centered between the upper and lower edges.
    case center = 0
    /// Content is placed at the upper edge.
    case top
    /// Content is placed at the lower edge.
    case bottom
    /// Content is as high as the room for it; images are stretched if necessary.
    case fill
  }

  /// Whether the control can be operated; true unless set. It decides `state` and colours.
  open var isEnabled = true
  /// Whether the control is chosen; a button then shows what was set for the selected state.
  open var isSelected = false {
    didSet { if oldValue != isSelected { stateDidChange() } }
  }
  /// Whether the control looks touched; false unless set.
  open var isHighlighted = false
  /// Where a button's content lies across the button; other controls do not read it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content lies along the height; with `center` the baseline of a button or text field
  /// keeps its distance to the middle.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The states that hold at present.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Told when the selection changes, which may change what is shown.
  package func stateDidChange() {}

  /// The actions and what they answer to.
  private var actions: [(action: UIAction, events: Event)] = []
  /// The targets and what they answer to.
  private var targets: [(target: TargetAction, events: Event)] = []

  /// Has a method of the target called when one of the events is sent; nil stands for the first in
  /// the chain of responders that knows the method. The target is not kept alive.
  ///
  /// On Linux the target has to be `SelectorDispatching`.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append((TargetAction(target, action), controlEvents))
  }

  /// Ends calls of the events; nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in targets.indices where targets[index].target.matches(target, action) {
      targets[index].events.subtract(controlEvents)
    }
    targets.removeAll { $0.events.isEmpty || $0.target.isDangling }
  }

  /// The targets that are alive.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target.target as? NSObject).map { AnyHashable($0) } })
  }

  /// The events that somebody waits for.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce([]) { $0.union($1) }
  }

  /// The names of the target's methods that an event calls; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.filter {
      $0.target.matches(target, nil) && !$0.events.isDisjoint(with: controlEvent)
    }.map { NSStringFromSelector($0.target.action) }
    return names.isEmpty ? nil : names
  }

  /// Sends an action to a target, or along the chain of responders; for overriding.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Whether a finger is being followed; no touches arise here.
  open var isTracking: Bool { false }

  /// Has the action called when one of the events is sent.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Calls the targets' methods and then the actions of the events.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard !entry.target.isDangling else { continue }
      sendAction(entry.target.action, to: entry.target.target, for: nil)
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.handler(entry.action)
    }
  }
}

/// A closure that a control or a bar button item calls.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What an action calls, with the action itself.
  public typealias UIActionHandler = (UIAction) -> Void
  /// A text for the control that shows the action; empty unless set.
  open var title: String
  /// A picture for the control that shows the action; nil for none.
  open var image: UIImage?
  let handler: UIActionHandler

  /// Makes an action of a closure, with what a control may show for it.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
