import Foundation

/// The members that assistive programs read, for objects of all classes. The classes below
/// `UIKitObject` override them; these objects only store the values.
@MainActor
extension NSObjectProtocol {
  /// A Boolean value that indicates whether assistive programs can focus the object.
  public var isAccessibilityElement: Bool {
    get { (self as? UIKitObject).map { $0.isAccessibilityElement } ?? storedAccessibilityValues?.isElement ?? false }
    set {
      if let object = self as? UIKitObject {
        object.isAccessibilityElement = newValue
      } else {
        madeStoredAccessibilityValues.isElement = newValue
      }
    }
  }
  /// A name that identifies the object in tests and logs.
  public var accessibilityIdentifier: String? {
    get { (self as? UIKitObject).map { $0.accessibilityIdentifier } ?? storedAccessibilityValues?.identifier }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityIdentifier = newValue
      } else {
        madeStoredAccessibilityValues.identifier = newValue
      }
    }
  }
  /// The text that describes the result of an action on the object.
  public var accessibilityHint: String? {
    get { (self as? UIKitObject).map { $0.accessibilityHint } ?? storedAccessibilityValues?.hint?.string }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityHint = newValue
      } else {
        madeStoredAccessibilityValues.hint = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// The text that names the object.
  public var accessibilityLabel: String? {
    get { (self as? UIKitObject).map { $0.accessibilityLabel } ?? storedAccessibilityValues?.label?.string }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityLabel = newValue
      } else {
        madeStoredAccessibilityValues.label = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// The value of the object.
  public var accessibilityValue: String? {
    get { (self as? UIKitObject).map { $0.accessibilityValue } ?? storedAccessibilityValues?.value?.string }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityValue = newValue
      } else {
        madeStoredAccessibilityValues.value = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// What the object is and how it behaves.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIKitObject).map { $0.accessibilityTraits } ?? storedAccessibilityValues?.traits ?? .none }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityTraits = newValue
      } else {
        madeStoredAccessibilityValues.traits = newValue
      }
    }
  }
  /// The frame of the object in screen coordinates, in points.
  public var accessibilityFrame: CGRect {
    get { (self as? UIKitObject).map { $0.accessibilityFrame } ?? storedAccessibilityValues?.frame ?? .zero }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityFrame = newValue
      } else {
        madeStoredAccessibilityValues.frame = newValue
      }
    }
  }
  /// The language in which the texts are read, as a BCP 47 tag.
  public var accessibilityLanguage: String? {
    get { (self as? UIKitObject).map { $0.accessibilityLanguage } ?? storedAccessibilityValues?.language }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityLanguage = newValue
      } else {
        madeStoredAccessibilityValues.language = newValue
      }
    }
  }
  /// The elements in the object, in reading order.
  public var accessibilityElements: [Any]? {
    get { (self as? UIKitObject).map { $0.accessibilityElements } ?? storedAccessibilityValues?.elements }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityElements = newValue
      } else {
        madeStoredAccessibilityValues.elements = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the elements in the object are ignored.
  public var accessibilityElementsHidden: Bool {
    get { (self as? UIKitObject).map { $0.accessibilityElementsHidden } ?? storedAccessibilityValues?.hidesElements ?? false }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityElementsHidden = newValue
      } else {
        madeStoredAccessibilityValues.hidesElements = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the siblings of the object are ignored.
  public var accessibilityViewIsModal: Bool {
    get { (self as? UIKitObject).map { $0.accessibilityViewIsModal } ?? storedAccessibilityValues?.isModal ?? false }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityViewIsModal = newValue
      } else {
        madeStoredAccessibilityValues.isModal = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the elements in the object are read as a group.
  public var shouldGroupAccessibilityChildren: Bool {
    get { (self as? UIKitObject).map { $0.shouldGroupAccessibilityChildren } ?? storedAccessibilityValues?.groupsChildren ?? false }
    set {
      if let object = self as? UIKitObject {
        object.shouldGroupAccessibilityChildren = newValue
      } else {
        madeStoredAccessibilityValues.groupsChildren = newValue
      }
    }
  }
  /// The kind of container that the object is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { (self as? UIKitObject).map { $0.accessibilityContainerType } ?? storedAccessibilityValues?.containerType ?? .none }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityContainerType = newValue
      } else {
        madeStoredAccessibilityValues.containerType = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the user can operate the object.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { (self as? UIKitObject).map { $0.accessibilityRespondsToUserInteraction } ?? storedAccessibilityValues?.respondsToUserInteraction ?? false }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityRespondsToUserInteraction = newValue
      } else {
        madeStoredAccessibilityValues.respondsToUserInteraction = newValue
      }
    }
  }
  /// The actions that an assistive program offers for the object.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (self as? UIKitObject).map { $0.accessibilityCustomActions } ?? storedAccessibilityValues?.customActions }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityCustomActions = newValue
      } else {
        madeStoredAccessibilityValues.customActions = newValue
      }
    }
  }
  /// The rotors that an assistive program offers in the object.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { (self as? UIKitObject).map { $0.accessibilityCustomRotors } ?? storedAccessibilityValues?.customRotors }
    set {
      if let object = self as? UIKitObject {
        object.accessibilityCustomRotors = newValue
      } else {
        madeStoredAccessibilityValues.customRotors = newValue
      }
    }
  }

  private var storedAccessibilityValues: AccessibilityValues? {
    objc_getAssociatedObject(self, &accessibilityKey) as? AccessibilityValues
  }

  private var madeStoredAccessibilityValues: AccessibilityValues {
    if let values = storedAccessibilityValues { return values }
    let made = AccessibilityValues()
    objc_setAssociatedObject(self, &accessibilityKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// A variable whose address is the key.
nonisolated(unsafe) private var accessibilityKey: UInt8 = 0
