/// The positions of the elements that contain properties, such as colors and fonts.
extension ViewSchema {
  /// Returns the child of an element before which a new child for a property is inserted, or `nil`
  /// for the end.
  ///
  /// In documents of Xcode 12 and later, the order below has 14 exceptions in 6,131 views of 37
  /// repositories, and 7 in 3,568 views of the 24 held-out ones (`Scripts/split-corpus.py`).
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  static func elementAfter(
    _ property: SchemaChild, in parent: XMLTree.Element
  ) -> XMLTree.Element? {
    let rank = rank(property.name, property.key, in: parent)
    return parent.children.first { self.rank($0.kind, $0[ObjectElement.key], in: parent) > rank }
  }

  /// Returns the rank of a child among those of an element. Children of unknown properties come
  /// after the constraints and before the runtime attributes.
  private static func rank(
    _ name: ElementName?, _ key: String?, in parent: XMLTree.Element
  ) -> Int {
    if let key, contentGuides.contains(key) { return contentGuideRank }
    if let name, let rank = ranks[name] { return rank }
    if key == ViewElement.contentView.key { return contentRank }
    if key == TextElement.textColor.key { return parent.kind == .label ? 23 : 21 }
    guard let key, let rank = keyedRanks[key] else { return otherRank }
    return key == ViewElement.tintColor.key && lateTint.contains(parent.kind) ? lateTintRank : rank
  }

  private static let contentRank = 3
  private static let otherRank = 40
  /// The guides of a scroll view come after its constraints, unlike the safe area: 12 of 12 scroll
  /// views of Xcode 12 and later with both, and 9 of 9 in the held-out part.
  private static let contentGuides = ["contentLayoutGuide", "frameLayoutGuide"]
  private static let contentGuideRank = 11
  /// Buttons and segmented controls have their tint after font, segments and constraints: 35 of 35
  /// elements, and 95 of 95 in the held-out part.
  private static let lateTint: Set<ElementName> = [.button, .segmentedControl]
  private static let lateTintRank = 25

  /// The ranks of elements that are known by name.
  private static let ranks: [ElementName: Int] = [
    .rect: 0, .frame: 0, .autoresizingMask: 1, .subviews: 2, .tableViewCellContentView: 3,
    .viewLayoutGuide: 4, .keyboardLayoutGuide: 4, .animations: 7, .accessibility: 8,
    .gestureRecognizers: 9, .constraints: 10, .string: 20, .mutableString: 20, .fontDescription: 22,
    .segments: 22, .inset: 27, .state: 30, .buttonConfiguration: 31, .textInputTraits: 32,
    .edgeInsets: 45, .directionalEdgeInsets: 45, .userDefinedRuntimeAttributes: 47, .variation: 50,
    .connections: 52, .point: 53,
  ]

  /// The ranks of elements that are known by key. Text fields and text views have the color of the
  /// text before the font, labels after it.
  private static let keyedRanks: [String: Int] = [
    "backgroundColor": 5, "tintColor": 6, "highlightedColor": 25, "shadowColor": 26,
    "shadowOffset": 27, "attributedText": 24, "userComments": 46, "titleColor": 20,
    "titleShadowColor": 21,
  ]
}
