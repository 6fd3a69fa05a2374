/// Makes identifiers in Interface Builder's form, `abc-De-fGh`, that a document does not have yet.
///
/// The same document gives the same identifiers, because they are computed from its bytes: a
/// preview of an edit and the edit itself agree, and edits of two documents seldom have the same
/// identifiers.
struct ObjectIdentifiers: Sendable {
  /// Every identifier of an object in the document, every reference to one, and those made here.
  private var taken: Set<String>
  /// State of the generator (SplitMix64), which needs no more than a different start for each
  /// document.
  private var state: UInt64

  /// The identifiers of a document. O(bytes).
  init(_ tree: XMLTree) {
    taken = []
    for element in tree.allElements {
      for name in Self.references { if let id = element[name] { taken.insert(id) } }
    }
    state = Self.hash(tree.bytes)
  }

  /// Identifiers of a new document, which follow from a text. O(bytes).
  init(for text: String) {
    taken = []
    state = Self.hash(text.utf8)
  }

  /// FNV-1a over bytes.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// A new identifier; it is not returned again. There are 62⁸, so that a collision is rare.
  mutating func next() -> String {
    while true {
      let letters = (0..<8).map { _ in Self.alphabet[Int(random() % UInt64(Self.alphabet.count))] }
      let text = String(decoding: letters, as: UTF8.self)
      let id = "\(text.prefix(3))-\(text.dropFirst(3).prefix(2))-\(text.suffix(3))"
      if taken.insert(id).inserted { return id }
    }
  }

  /// The next number of SplitMix64.
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// The characters of identifiers, as Xcode uses them.
  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// Attributes whose values refer to objects. A new object must not get the identifier of a
  /// dangling reference, which would then refer to it.
  static let references = [
    ObjectElement.id.name, InstallationEntry.reference.name, ConstraintElement.firstItem.name,
    ConstraintElement.secondItem.name,
    ConnectionElement.destination.name, ConnectionElement.target.name, SceneElement.sceneID.name,
  ]
}
