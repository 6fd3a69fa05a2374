import Foundation

/// The accessibility properties of objects of all classes. Subclasses of `UIKitObject` override
/// them; other objects only store the values.
@MainActor
extension NSObjectProtocol {
  /// A Boolean value that indicates whether assistive programs can focus the object.
  @preconcurrency public var isAccessibilityElement: Bool {
    get { kitObject.map { $0.isAccessibilityElement } ?? stored?.isElement ?? false }
    set {
      if let object = kitObject {
        object.isAccessibilityElement = newValue
      } else {
        madeStored.isElement = newValue
      }
    }
  }
  /// A name that identifies the object in tests and logs.
  @preconcurrency public var accessibilityIdentifier: String? {
    get { kitObject.map { $0.accessibilityIdentifier } ?? stored?.identifier }
    set {
      if let object = kitObject {
        object.accessibilityIdentifier = newValue
      } else {
        madeStored.identifier = newValue
      }
    }
  }
  /// The text that describes the result of an action on the object.
  @preconcurrency public var accessibilityHint: String? {
    get { kitObject.map { $0.accessibilityHint } ?? stored?.hint?.string }
    set {
      if let object = kitObject {
        object.accessibilityHint = newValue
      } else {
        madeStored.hint = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// The text that names the object.
  @preconcurrency public var accessibilityLabel: String? {
    get { kitObject.map { $0.accessibilityLabel } ?? stored?.label?.string }
    set {
      if let object = kitObject {
        object.accessibilityLabel = newValue
      } else {
        madeStored.label = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// The value of the object, such as the percentage of a slider.
  @preconcurrency public var accessibilityValue: String? {
    get { kitObject.map { $0.accessibilityValue } ?? stored?.value?.string }
    set {
      if let object = kitObject {
        object.accessibilityValue = newValue
      } else {
        madeStored.value = newValue.map { NSAttributedString(string: $0) }
      }
    }
  }
  /// The traits of the accessibility element.
  @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { kitObject.map { $0.accessibilityTraits } ?? stored?.traits ?? .none }
    set {
      if let object = kitObject {
        object.accessibilityTraits = newValue
      } else {
        madeStored.traits = newValue
      }
    }
  }
  /// The frame of the object in screen coordinates, in points.
  @preconcurrency public var accessibilityFrame: CGRect {
    get { kitObject.map { $0.accessibilityFrame } ?? stored?.frame ?? .zero }
    set {
      if let object = kitObject {
        object.accessibilityFrame = newValue
      } else {
        madeStored.frame = newValue
      }
    }
  }
  /// The language in which the texts are read, as a BCP 47 tag.
  @preconcurrency public var accessibilityLanguage: String? {
    get { kitObject.map { $0.accessibilityLanguage } ?? stored?.language }
    set {
      if let object = kitObject {
        object.accessibilityLanguage = newValue
      } else {
        madeStored.language = newValue
      }
    }
  }
  /// The elements in the object, in reading order.
  @preconcurrency public var accessibilityElements: [Any]? {
    get { kitObject.map { $0.accessibilityElements } ?? stored?.elements }
    set {
      if let object = kitObject {
        object.accessibilityElements = newValue
      } else {
        madeStored.elements = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the elements in the object are ignored.
  @preconcurrency public var accessibilityElementsHidden: Bool {
    get { kitObject.map { $0.accessibilityElementsHidden } ?? stored?.hidesElements ?? false }
    set {
      if let object = kitObject {
        object.accessibilityElementsHidden = newValue
      } else {
        madeStored.hidesElements = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the siblings of the object are ignored.
  @preconcurrency public var accessibilityViewIsModal: Bool {
    get { kitObject.map { $0.accessibilityViewIsModal } ?? stored?.isModal ?? false }
    set {
      if let object = kitObject {
        object.accessibilityViewIsModal = newValue
      } else {
        madeStored.isModal = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the elements in the object are read as a group.
  @preconcurrency public var shouldGroupAccessibilityChildren: Bool {
    get { kitObject.map { $0.shouldGroupAccessibilityChildren } ?? stored?.groupsChildren ?? false }
    set {
      if let object = kitObject {
        object.shouldGroupAccessibilityChildren = newValue
      } else {
        madeStored.groupsChildren = newValue
      }
    }
  }
  /// The structure that assistive technologies announce, such as a list or table.
  @preconcurrency public var accessibilityContainerType: UIAccessibilityContainerType {
    get { kitObject.map { $0.accessibilityContainerType } ?? stored?.containerType ?? .none }
    set {
      if let object = kitObject {
        object.accessibilityContainerType = newValue
      } else {
        madeStored.containerType = newValue
      }
    }
  }
  /// A Boolean value that indicates whether the user can operate the object.
  @preconcurrency public var accessibilityRespondsToUserInteraction: Bool {
    get {
      kitObject.map { $0.accessibilityRespondsToUserInteraction } ?? stored?
        .respondsToUserInteraction ?? false
    }
    set {
      if let object = kitObject {
        object.accessibilityRespondsToUserInteraction = newValue
      } else {
        madeStored.respondsToUserInteraction = newValue
      }
    }
  }
  /// The actions that an assistive program offers for the object.
  @preconcurrency public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kitObject.map { $0.accessibilityCustomActions } ?? stored?.customActions }
    set {
      if let object = kitObject {
        object.accessibilityCustomActions = newValue
      } else {
        madeStored.customActions = newValue
      }
    }
  }
  /// The rotors that an assistive program offers in the object.
  @preconcurrency public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { kitObject.map { $0.accessibilityCustomRotors } ?? stored?.customRotors }
    set {
      if let object = kitObject {
        object.accessibilityCustomRotors = newValue
      } else {
        madeStored.customRotors = newValue
      }
    }
  }

  private var kitObject: UIKitObject? { self as? UIKitObject }
  private var stored: AccessibilityValues? {
    objc_getAssociatedObject(self, &accessibilityKey) as? AccessibilityValues
  }
  private var madeStored: AccessibilityValues {
    if let values = stored { return values }
    let made = AccessibilityValues()
    objc_setAssociatedObject(self, &accessibilityKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

/// The variable whose address is the key of the stored values.
nonisolated(unsafe) private var accessibilityKey: UInt8 = 0
