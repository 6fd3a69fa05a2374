/// Creates identifiers in Interface Builder's form, `abc-De-fGh`, that do not exist in a document
/// yet.
///
/// They are computed from the bytes of the document, from its seed, and from the added object: the
/// same edit of the same document gives the same identifiers, so that a preview of an edit and the
/// edit itself agree. Different edits give different ones, even if they are the first of the
/// document on two branches: additions of two people have different identifiers when the branches
/// are merged.
struct ObjectIdentifiers: Sendable {
  /// Every identifier of an object in the document, every reference to one, and those created here.
  private var taken: Set<String>
  /// The state of the generator (SplitMix64), which needs only a different start for each document.
  private var state: UInt64

  /// Creates a generator for a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  ///
  /// - Parameters:
  ///   - tree: The document.
  ///   - seed: A text on which the identifiers also depend, such as a description of their edit.
  init(_ tree: XMLTree, seed: String = "") {
    taken = []
    for element in tree.allElements {
      for name in Self.references { if let id = element[name] { taken.insert(id) } }
    }
    state = Self.hash(tree.bytes)
    vary(by: seed)
  }

  /// Creates a generator for a new document, whose identifiers follow from a text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(for text: String) {
    taken = []
    state = Self.hash(text.utf8)
  }

  /// Returns the FNV-1a hash of bytes, continuing that of another text.
  private static func hash(
    _ bytes: some Sequence<UInt8>, from start: UInt64 = 0xCBF2_9CE4_8422_2325
  ) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Makes all further identifiers depend on a text that describes their objects. An empty text
  /// changes nothing.
  mutating func vary(by text: String) {
    guard !text.isEmpty else { return }
    state = Self.hash(text.utf8, from: state)
  }

  /// Returns a new identifier, which is not returned again. There are 62⁸, so that a collision is
  /// rare.
  mutating func next() -> String {
    while true {
      let letters = (0..<8).map { _ in Self.alphabet[Int(random() % UInt64(Self.alphabet.count))] }
      let text = String(decoding: letters, as: UTF8.self)
      let id = "\(text.prefix(3))-\(text.dropFirst(3).prefix(2))-\(text.suffix(3))"
      if taken.insert(id).inserted { return id }
    }
  }

  /// Returns the next number of SplitMix64.
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
