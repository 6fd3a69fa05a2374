import Foundation

/// The attributes of a font, from which fonts are created.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let attributes: [AttributeName: Any]

  /// Creates a descriptor with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    super.init()
  }

  /// Creates the descriptor of a font's name and size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates an empty descriptor from an `InterfaceCoder`.
  public required init?(coder: NSCoder) {
    attributes = [:]
    super.init()
  }

  /// All attributes.
  open var fontAttributes: [AttributeName: Any] { attributes }

  /// Returns the value of an attribute, or `nil` if there is none.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }

  /// The PostScript name of the font.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// The size in points, or 0 if the descriptor has none.
  open var pointSize: CGFloat { StyledText.points(attributes[.size]) }

  /// The transform of the font, which is always the identity.
  open var matrix: CGAffineTransform { .identity }

  /// The traits of the font as options.
  open var symbolicTraits: SymbolicTraits {
    let traits = attributes[.traits] as? [TraitKey: Any]
    if let value = traits?[.symbolic] as? UInt32 { return SymbolicTraits(rawValue: value) }
    if let value = traits?[.symbolic] as? SymbolicTraits { return value }
    return []
  }

  // MARK: Variants

  /// Returns a descriptor with additional attributes, which replace existing attributes of the same
  /// names.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { _, new in new })
  }

  /// Returns a descriptor with other traits. It is never `nil`, because the system font and the
  /// known families support all traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let wasBold = self.symbolicTraits.contains(.traitBold)
    traits[.symbolic] = symbolicTraits.rawValue
    if symbolicTraits.contains(.traitBold) != wasBold { traits[.weight] = nil }
    var made = attributes
    made[.traits] = traits
    made[.name] = nil
    if made[.family] == nil, let family = familyName { made[.family] = family }
    return UIFontDescriptor(fontAttributes: made)
  }

  /// Returns a descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns a descriptor of the face of a family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var made = attributes
    made[.name] = nil
    made[.face] = newFace
    if made[.family] == nil, let family = familyName { made[.family] = family }
    return UIFontDescriptor(fontAttributes: made)
  }

  /// Returns a descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var made = attributes
    made[.name] = nil
    made[.family] = newFamily
    return UIFontDescriptor(fontAttributes: made)
  }

  /// Returns a descriptor of another design of the system font, or `nil` for other families.
  ///
  /// - Remark: Partial. The designs `rounded` and `serif` have the widths of the default design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard attributes[.name] == nil, familyName == nil else { return nil }
    return addingAttributes([.design: design])
  }

  /// Returns the descriptors of the fonts that have the given attributes, which is always this
  /// descriptor.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  { [self] }

  /// The family, or `nil` for the system font.
  private var familyName: String? {
    if let family = attributes[.family] as? String { return family }
    return (attributes[.name] as? String).flatMap(FontFamily.named).flatMap {
      $0.widths == .system ? nil : $0.name
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return UIFont(descriptor: self, size: 0) == UIFont(descriptor: other, size: 0)
      && Set(attributes.keys) == Set(other.attributes.keys)
  }

  open override var hash: Int { UIFont(descriptor: self, size: 0).hash }
}
