import AutoLayout

/// The size classes that select variations.
struct VariationTraits: Hashable, Sendable {
  /// The size class of the width, to which keys refer as `widthClass`.
  let horizontal: Device.SizeClass
  /// The size class of the height, to which keys refer as `heightClass`.
  let vertical: Device.SizeClass

  init(horizontal: Device.SizeClass, vertical: Device.SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the classes of a trait collection. Unspecified ones are `any`.
  @MainActor
  init(_ traits: UITraitCollection) {
    horizontal = Device.SizeClass(traits.horizontalSizeClass)
    vertical = Device.SizeClass(traits.verticalSizeClass)
  }

  /// Returns the rank of a key such as `heightClass=regular-widthClass=compact`: 2 for the height
  /// class plus 3 for the width class, or 0 for `default`. Returns `nil` if the key does not apply.
  func specificity(of key: String) -> Int? {
    if key == VariationElement.defaultKey { return 0 }
    var rank = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=\(horizontal.rawValue)": rank += 3
      case "heightClass=\(vertical.rawValue)": rank += 2
      default: return nil
      }
    }
    return rank
  }
}

extension Device.SizeClass {
  fileprivate init(_ trait: UIUserInterfaceSizeClass) {
    switch trait {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: self = .any
    }
  }
}
