import Foundation

/// The elements of a view for assistive programs, in reading order.
@MainActor
struct AccessibilityCapture {
  /// The view in whose coordinates frames are reported.
  let root: UIView

  /// Elements that are read together, with the frame by which they are sorted.
  private struct Group {
    var elements: [AccessibilitySnapshot.Element]
    var frame: CGRect
  }

  /// The objects whose lists of elements were read. Each list is read once, because lists can refer
  /// to each other, and the number of paths through such lists grows factorially.
  private final class ReadLists {
    private var objects: Set<ObjectIdentifier> = []

    /// Adds an object, and returns true if its list has not been read before.
    func insert(_ object: UIKitObject) -> Bool {
      objects.insert(ObjectIdentifier(object)).inserted
    }
  }

  private let lists = ReadLists()

  init(root: UIView) { self.root = root }

  /// Returns the elements in reading order.
  func elements() -> [AccessibilitySnapshot.Element] {
    guard !isHidden(root) else { return [] }
    return inOrder(groups(of: root), in: root)
  }

  private func inOrder(_ groups: [Group], in view: UIView) -> [AccessibilitySnapshot.Element] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ReadingOrder(isRightToLeft: isRightToLeft).sorted(groups) { $0.frame }
      .flatMap(\.elements)
  }

  /// Hidden views and views with an alpha of less than 0.01 cannot be touched or focused.
  private func isHidden(_ view: UIView) -> Bool { view.isHidden || view.alpha < 0.01 }

  /// Returns the elements of a view and its descendants.
  private func groups(of view: UIView) -> [Group] {
    if view.isAccessibilityElement {
      var group = Group(elements: [element(view, view: view)], frame: frame(of: view))
      if view.accessibilityDefaults.mergesContent { group.elements += controls(in: view) }
      return [group]
    }
    guard !view.accessibilityElementsHidden else { return [] }
    let groups = contents(of: view)
    if view.shouldGroupAccessibilityChildren || view.accessibilityContainerType == .semanticGroup
      || view.accessibilityElements != nil
    {
      let isOrdered = view.accessibilityElements != nil
      let elements = isOrdered ? groups.flatMap(\.elements) : inOrder(groups, in: view)
      return elements.isEmpty ? [] : [Group(elements: elements, frame: frame(of: view))]
    }
    return groups
  }

  /// Returns the elements in a view that is not an element itself.
  private func contents(of view: UIView) -> [Group] {
    if let elements = view.accessibilityElements {
      return lists.insert(view) ? elements.flatMap { self.groups(ofElement: $0) } : []
    }
    let count = view.accessibilityElementCount()
    if count > 0, count != NSNotFound {
      guard lists.insert(view) else { return [] }
      return (0..<count).compactMap { view.accessibilityElement(at: $0) }
        .flatMap { self.groups(ofElement: $0) }
    }
    let parts = (view as? any AccessibilityDescribing)?.accessibilityParts ?? []
    var groups = parts.map { part -> Group in
      let rect = view.convert(part.rect, to: root)
      var element = AccessibilitySnapshot.Element(
        className: "\(type(of: view))", traits: part.traits.names, frame: rect)
      element.label = part.label
      element.value = part.value
      element.identifier = part.identifier
      // Parts are those of controls and bars of the system.
      element.hasSystemSize = true
      element.respondsToUserInteraction = part.traits.isDisjoint(with: [.notEnabled, .header])
      return Group(elements: [element], frame: rect)
    }
    var subviews = view.subviews.filter { !isHidden($0) && !view.represents($0) }
    // A modal view hides its siblings. If there are several, the frontmost one does.
    if let modal = subviews.last(where: \.accessibilityViewIsModal) { subviews = [modal] }
    for subview in subviews { groups += self.groups(of: subview) }
    return groups
  }

  /// Returns the elements of an entry of `accessibilityElements`.
  private func groups(ofElement element: Any) -> [Group] {
    if let view = element as? UIView {
      return isHidden(view) ? [] : groups(of: view)
    }
    guard let object = element as? UIKitObject else { return [] }
    if !object.isAccessibilityElement {
      guard !object.accessibilityElementsHidden, lists.insert(object) else { return [] }
      return (object.accessibilityElements ?? []).flatMap { self.groups(ofElement: $0) }
    }
    return [Group(elements: [self.element(object, view: nil)], frame: frame(of: object))]
  }

  /// Returns the controls in a view whose text is read as a unit.
  private func controls(in view: UIView) -> [AccessibilitySnapshot.Element] {
    view.subviewsInReadingOrder.filter { !isHidden($0) && !$0.accessibilityElementsHidden }
      .flatMap { subview -> [AccessibilitySnapshot.Element] in
        let responds =
          subview.isAccessibilityElement && subview.accessibilityRespondsToUserInteraction
        let parts = (subview as? any AccessibilityDescribing)?.accessibilityParts ?? []
        if responds || !parts.isEmpty { return groups(of: subview).flatMap(\.elements) }
        return controls(in: subview)
      }
  }

  /// Returns the frame of an object in the coordinates of the root.
  private func frame(of object: UIKitObject) -> CGRect {
    if let view = object as? UIView, view.accessibilityValues?.frame == nil {
      return view.convert(view.bounds, to: root)
    }
    let screen = UIAccessibility.convertToScreenCoordinates(CGRect.zero, in: root).origin
    return object.accessibilityFrame.offsetBy(dx: -screen.x, dy: -screen.y)
  }

  private func element(_ object: UIKitObject, view: UIView?) -> AccessibilitySnapshot.Element {
    var element = AccessibilitySnapshot.Element(
      className: "\(type(of: object))", traits: object.accessibilityTraits.names,
      frame: frame(of: object))
    element.identifier = object.accessibilityIdentifier
    element.documentIdentifier = view?.documentIdentifier
    element.label = object.accessibilityLabel
    element.value = object.accessibilityValue
    element.hint = object.accessibilityHint
    element.actions = object.accessibilityCustomActions?.map(\.name) ?? []
    element.respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
    let defaults = object.accessibilityDefaults
    element.hasSystemSize = defaults.hasSystemSize
    if let font = defaults.font {
      element.textSize = font.pointSize
      element.isTextBold = font.cssWeight >= 700
    }
    if let view, let color = defaults.textColor { element.contrast = contrast(of: color, in: view) }
    return element
  }

  /// Returns the contrast of a color and the nearest background behind it, or `nil` if there is no
  /// background or a color is translucent.
  private func contrast(of color: UIColor, in view: UIView) -> Double? {
    var behind: UIView? = view
    while let candidate = behind, candidate.backgroundColor?.snapshotColor.light.alpha ?? 0 == 0 {
      behind = candidate.superview
    }
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    guard let background = behind?.backgroundColor?.snapshotColor else { return nil }
    let text = color.snapshotColor
    return (isDark ? text.dark : text.light).contrast(
      to: isDark ? background.dark : background.light)
  }
}

extension UIView {
  /// Returns the elements of the view that an assistive program such as VoiceOver reads, in reading
  /// order. It is not part of UIKit. Lay out the view before calling this method.
  public func accessibilitySnapshot() -> AccessibilitySnapshot {
    AccessibilitySnapshot(elements: AccessibilityCapture(root: self).elements())
  }
}
