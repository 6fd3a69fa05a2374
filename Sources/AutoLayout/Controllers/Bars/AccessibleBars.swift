import Foundation

extension UIBarItem {
  /// Adds the accessibility properties that the app set for the item to a part of its bar.
  fileprivate func describe(_ part: inout AccessibilityPart) {
    part.label = accessibilityLabel ?? title ?? part.label
    part.value = accessibilityValue ?? part.value
    part.identifier = accessibilityIdentifier
    if !isEnabled { part.traits.insert(.notEnabled) }
    if let traits = accessibilityValues?.traits { part.traits = traits }
  }
}

extension UITabBar: AccessibilityDescribing {
  package var describedForAccessibility: AccessibilityDefaults {
    var values = AccessibilityDefaults(traits: .tabBar)
    values.isElement = false
    return values
  }

  /// The items: buttons, one of which is selected. Their value is their position, followed by the
  /// badge.
  package var accessibilityParts: [AccessibilityPart] {
    guard case .tabBar(let placed) = snapshotContent, let items else { return [] }
    return zip(items, placed).enumerated().map { index, pair in
      let (item, place) = pair
      var part = AccessibilityPart(
        label: place.title ?? place.image, value: "\(index + 1) of \(items.count)",
        traits: place.isSelected ? [.button, .selected] : .button, rect: place.rect)
      if let badge = item.badgeValue { part.value = "\(badge), " + (part.value ?? "") }
      item.describe(&part)
      return part
    }
  }
}

extension UINavigationBar: AccessibilityDescribing {
  /// The buttons on the left, the title, which is a heading, and the buttons on the right.
  package var accessibilityParts: [AccessibilityPart] {
    guard case .navigationBar(let title, _, let placed) = snapshotContent else { return [] }
    let left = topItem?.leftBarButtonItems ?? []
    let right = (topItem?.rightBarButtonItems ?? []).reversed()
    var parts = Self.buttons(placed, left + right)
    let insertion = parts.firstIndex { $0.rect.midX > bounds.midX } ?? parts.count
    if let title, !title.isEmpty {
      let start = insertion > 0 ? parts[insertion - 1].rect.maxX : bounds.minX
      let end = insertion < parts.count ? parts[insertion].rect.minX : bounds.maxX
      parts.insert(
        AccessibilityPart(
          label: title, traits: .header,
          rect: CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)),
        at: insertion)
    }
    return parts
  }
}

extension UIToolbar: AccessibilityDescribing {
  /// The buttons from left to right.
  package var accessibilityParts: [AccessibilityPart] {
    guard case .toolbar(let placed) = snapshotContent else { return [] }
    return Self.buttons(placed, items ?? [])
  }
}

extension UIView {
  /// Returns the parts for placed items. Spaces and hidden items are skipped, and custom views are
  /// accessibility elements themselves.
  fileprivate static func buttons(
    _ placed: [LayoutSnapshot.BarItem], _ items: [UIBarButtonItem]
  ) -> [AccessibilityPart] {
    let shown = items.filter {
      !$0.isHidden && $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace
    }
    return zip(placed, shown).compactMap { place, item in
      guard item.customView == nil else { return nil }
      var part = AccessibilityPart(
        label: place.title ?? place.image, traits: .button, rect: place.rect)
      item.describe(&part)
      return part
    }
  }
}
