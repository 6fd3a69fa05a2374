import Foundation

/// The superclass of responders, bar items, gesture recognizers and layers, with the members that
/// UIKit adds to `NSObject` and that programs override.
///
/// UIKit declares them in categories of `NSObject`. In Swift, classes cannot override members that
/// an extension declares, so they are members of a class here. Other objects have the same members,
/// as an extension of `NSObjectProtocol`, but cannot override them.
@preconcurrency @MainActor
open class UIKitObject: NSObject {
  /// The values for assistive programs that were set, created on first use.
  final var accessibilityValues: AccessibilityValues?
  #if !canImport(Darwin)
    /// The observers of the object's properties, created with the first one.
    @exclusivity(unchecked)
    public nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  #endif

  public override init() {}

  // MARK: Defaults

  /// The default accessibility values for objects of the class.
  package var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// The default frame of the object in screen coordinates, in points.
  package var defaultAccessibilityFrame: CGRect { .zero }

  /// The properties that are available by key: those of the superclass, followed by those of the
  /// class.
  package var keyedProperties: [KeyedProperty] { [] }

  // MARK: Accessibility: what is read

  /// A Boolean value that indicates whether assistive programs can focus the object. The default is
  /// true for labels, controls and cells, and false for others.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? accessibilityDefaults.isElement }
    set { madeAccessibilityValues.isElement = newValue }
  }
  /// A name that identifies the object in tests and logs. It is never read to the user.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { madeAccessibilityValues.identifier = newValue }
  }
  /// The text that names the object. The default is the text for labels and buttons, and `nil` for
  /// other objects. Setting `nil` restores the default.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label?.string ?? accessibilityDefaults.label }
    set { madeAccessibilityValues.label = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text that names the object, with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityValues?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { madeAccessibilityValues.label = newValue }
  }
  /// The text that describes the result of an action on the object. The default is `nil`.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint?.string ?? accessibilityDefaults.hint }
    set { madeAccessibilityValues.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text that describes the result of an action, with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityValues?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { madeAccessibilityValues.hint = newValue }
  }
  /// The value of the object, such as the percentage of a slider. Setting `nil` restores the
  /// default.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value?.string ?? accessibilityDefaults.value }
    set { madeAccessibilityValues.value = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The value of the object, with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValues?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { madeAccessibilityValues.value = newValue }
  }
  /// The traits of the accessibility element. The default depends on the class and state of a view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? accessibilityDefaults.traits }
    set { madeAccessibilityValues.traits = newValue }
  }
  /// The language, as a BCP 47 tag, in which the text is read, or `nil` for the user's language.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { madeAccessibilityValues.language = newValue }
  }
  /// The names by which the user can address the object in Voice Control. The default is the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { madeAccessibilityValues.userInputLabels = newValue }
  }
  /// The names by which the user can address the object in Voice Control, with attributes for
  /// speech.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityUserInputLabels.map { NSAttributedString(string: $0) } }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }
  /// The kind of text, which determines the way in which it is read aloud.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityValues?.textualContext }
    set { madeAccessibilityValues.textualContext = newValue }
  }
  /// Further information about the object, which is read on request.
  open var accessibilityCustomContent: [AXCustomContent]! {
    get { accessibilityValues?.customContent ?? [] }
    set { madeAccessibilityValues.customContent = newValue }
  }

  // MARK: Accessibility: where it is

  /// The frame of the object in screen coordinates, in points. The default for a view is the
  /// rectangle of its bounds.
  open var accessibilityFrame: CGRect {
    get { accessibilityValues?.frame ?? defaultAccessibilityFrame }
    set { madeAccessibilityValues.frame = newValue }
  }
  /// The outline of the object in screen coordinates, in points, or `nil` for that of its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { madeAccessibilityValues.path = newValue }
  }
  /// The point that an assistive program touches, in screen coordinates, in points. The default is
  /// the center of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { madeAccessibilityValues.activationPoint = newValue }
  }

  // MARK: Accessibility: what is inside

  /// The elements in the object, in reading order, or `nil` to read its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { madeAccessibilityValues.elements = newValue }
  }
  /// The elements of the object for automated tests, or `nil` for `accessibilityElements`.
  open var automationElements: [Any]? {
    get { accessibilityValues?.automationElements }
    set { madeAccessibilityValues.automationElements = newValue }
  }
  /// The elements that are headers of the object, such as that of a column.
  open var accessibilityHeaderElements: [Any]? {
    get { accessibilityValues?.headerElements }
    set { madeAccessibilityValues.headerElements = newValue }
  }
  /// A Boolean value that indicates whether the elements in the object are ignored. The default is
  /// false.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { madeAccessibilityValues.hidesElements = newValue }
  }
  /// A Boolean value that indicates whether the siblings of the view are ignored. The default is
  /// false.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { madeAccessibilityValues.isModal = newValue }
  }
  /// A Boolean value that indicates whether the elements in the object are read as a group, before
  /// those next to it. The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { madeAccessibilityValues.groupsChildren = newValue }
  }
  /// The type of the container. The default is `none`.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { madeAccessibilityValues.containerType = newValue }
  }
  /// The way in which assistive programs navigate the elements in the object.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { madeAccessibilityValues.navigationStyle = newValue }
  }
  /// A Boolean value that indicates whether the user can operate the object. The default is true
  /// for controls that are enabled.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityValues?.respondsToUserInteraction
        ?? accessibilityDefaults.respondsToUserInteraction
    }
    set { madeAccessibilityValues.respondsToUserInteraction = newValue }
  }
  /// The actions that an assistive program offers for the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.customActions }
    set { madeAccessibilityValues.customActions = newValue }
  }
  /// The rotors that an assistive program offers in the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.customRotors }
    set { madeAccessibilityValues.customRotors = newValue }
  }

  /// Returns the number of elements in the object: that of `accessibilityElements`, or 0.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the element at an index, or `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  // MARK: Accessibility: what the user does

  /// Activates the object, as a double tap does. Returns true if it was activated. The default is
  /// false, which means that the object receives a touch instead.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an object with the trait `adjustable`.
  open func accessibilityIncrement() {}
  /// Decreases the value of an object with the trait `adjustable`.
  open func accessibilityDecrement() {}
  /// Scrolls the object. Returns true if it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves a modal view. Returns true if the view was left.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action. Returns true if an action was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Tells the object that an assistive program has focused it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Tells the object that an assistive program no longer focuses it.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether an assistive program focuses the object.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }
  /// Returns the assistive programs that focus the object, or `nil` if there are none.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { accessibilityElementIsFocused() ? [.notificationVoiceOver] : nil }

  // MARK: Documents

  /// Tells the object that it was created from a document and that all its outlets are connected.
  /// Overrides call super.
  open func awakeFromNib() {}

  /// Tells the object that it was created for Interface Builder's canvas or a preview of it.
  /// `awakeFromNib()` is not called in this case.
  open func prepareForInterfaceBuilder() {}

  #if !canImport(Darwin)
    // MARK: Methods by name, and observation

    /// Returns a Boolean value that indicates whether the object implements the method, according
    /// to `SelectorDispatching`.
    open func responds(to aSelector: Selector!) -> Bool { dispatchesByName(aSelector) }
    /// Tells the object that a property that it observes has changed. The default implementation
    /// does nothing.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
    /// Adds an observer of a property. The object does not retain it.
    open func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) { addKeyValueObserver(observer, keyPath, options, context) }
    /// Removes an observer of a property.
    open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeKeyValueObserver(observer, keyPath, nil)
    }
    /// Removes an observer of a property that was added with a context.
    open func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { removeKeyValueObserver(observer, keyPath, context) }
    /// Returns the value of a property by its name, or the result of `value(forUndefinedKey:)` if
    /// there is no such property.
    open func value(forKey key: String) -> Any? {
      if let property = KeyedProperty.find(key, in: self) { return property.value(self) }
      return value(forUndefinedKey: key)
    }
    /// Sets the property with a name, or calls `setValue(_:forUndefinedKey:)`.
    open func setValue(_ value: Any?, forKey key: String) {
      if KeyedProperty.find(key, in: self)?.setValue(self, value) == true { return }
      setValue(value, forUndefinedKey: key)
    }
    /// Returns the value at the end of a path of names that are separated by dots.
    open func value(forKeyPath keyPath: String) -> Any? { baseValue(forKeyPath: keyPath) }
    /// Sets the property at the end of a path of names that are separated by dots.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
      setBaseValue(value, forKeyPath: keyPath)
    }
    /// Returns the value of a key that is not a property. The default raises
    /// `NSUnknownKeyException`.
    open func value(forUndefinedKey key: String) -> Any? {
      KeyedProperty.raiseUndefined(key, in: self, "valueForUndefinedKey:")
      return nil
    }
    /// Sets the value of a key that is not a property. The default raises `NSUnknownKeyException`.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
      KeyedProperty.raiseUndefined(key, in: self, "setValue:forUndefinedKey:")
    }
  #endif
}
