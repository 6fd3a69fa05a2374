import Foundation
import InterfaceBuilder

/// Performs random edits on documents, reads the results, reverts the edits, and merges them.
///
///     document-edits SECONDS SEED DOCUMENT...
///
/// Every edit must result in a valid document, its inverse must restore the bytes, and successive
/// edits must equal their chain. A merge with an unchanged version, or of a version with itself,
/// must have the bytes of the changed version. Any other merge must result in a valid document. The
/// same seed gives the same edits. Exits with 1 and prints the name of the document if one of these
/// conditions does not hold.

/// SplitMix64 (Steele, Lea, Flood 2014). The state is a single word, so that the seed is sufficient
/// to reproduce a run.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Generates random edits.
struct EditMaker {
  var generator: Generator

  /// Existing attribute names and a new one. Values include some that need escaping.
  static let names = ["constant", "priority", "alpha", "userLabel", "x", "key", "symbolic", "new"]
  static let values = ["1", "YES", "", "a\"b'<c>&d\n\t", "\u{FFFD}é😀", "0.0"]

  mutating func edit(of document: InterfaceDocument) throws -> DocumentEdit {
    var editor = DocumentEditor(document)
    let elements = Array(document.tree.allElements)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      guard let element = elements.randomElement(using: &generator) else { continue }
      change(element, &editor)
    }
    return try editor.edit()
  }

  private mutating func change(_ element: XMLTree.Element, _ editor: inout DocumentEditor) {
    let isRoot = element == editor.document.tree.root
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      guard !isRoot, let name = Self.names.randomElement(using: &generator) else { return }
      editor.set(name, of: element, to: Self.values.randomElement(using: &generator))
    case 2:
      let name = element.attributes.map(\.name).filter { $0 != "id" }
        .randomElement(using: &generator)
      if let name, !isRoot { editor.set(name, of: element, to: nil) }
    case 3: if !isRoot { editor.remove(element) }
    case 4:
      let next = Array(element.children).randomElement(using: &generator)
      editor.insert(
        NewElement("made", [("id", editor.newIdentifier()), ("key", "k")]), into: element,
        before: next)
    default:
      if element.name == "constraint" { editor.removeConstraint(element) }
      let made = NewElement(
        "constraint", [("firstAttribute", "width"), ("id", editor.newIdentifier())])
      editor.addConstraint(made, to: element)
    }
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 3, let seconds = Double(arguments[1]), let seed = UInt64(arguments[2])
else {
  print("usage: document-edits SECONDS SEED DOCUMENT...")
  exit(64)
}

var maker = EditMaker(generator: Generator(state: seed))
var documents: [InterfaceDocument] = []
for path in arguments.dropFirst(3) {
  if let document = try? InterfaceDocument(contentsOf: URL(fileURLWithPath: path)) {
    documents.append(document)
  }
}

func fail(_ what: String, _ document: InterfaceDocument) -> Never {
  try? Data(document.bytes).write(to: URL(fileURLWithPath: "fuzz-edit.xml"))
  print("error: \(what): \(document.name); the state before is in fuzz-edit.xml")
  exit(1)
}

/// Reads bytes that must be a document.
func read(_ bytes: [UInt8], _ what: String, _ document: InterfaceDocument) -> InterfaceDocument {
  guard let result = try? InterfaceDocument(data: Data(bytes), name: document.name) else {
    fail(what, document)
  }
  return result
}

/// Merges two versions of a document, and each with the document itself.
@MainActor
func merge(_ base: InterfaceDocument, _ ours: InterfaceDocument, _ theirs: InterfaceDocument) {
  for (a, b, expected) in [(ours, base, ours), (base, theirs, theirs), (ours, ours, ours)] {
    let same = ThreeWayMerge(base: base, ours: a, theirs: b)
    guard same.bytes == expected.bytes, same.conflicts.isEmpty else {
      fail("a merge with an unchanged version changed bytes", base)
    }
  }
  let both = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
  _ = read(both.bytes, "a merge is no document", base)
  merges += 1
  if both.conflicts.isEmpty { clean += 1 }
}

let end = Date().addingTimeInterval(seconds)
var count = 0
/// The number of merges of two changed versions, and of those without a conflict.
var merges = 0
var clean = 0
while Date() < end, let first = documents.randomElement(using: &maker.generator) {
  var document = first
  var edits: [DocumentEdit] = []
  for _ in 0..<4 {
    do {
      let edit = try maker.edit(of: document)
      let after = try document.applying(edit)
      if edit.inverse.applied(to: after.bytes) != document.bytes {
        fail("the inverse does not restore the bytes", document)
      }
      edits.append(edit)
      document = after
      count += 1
    } catch {
      fail("an edit failed: \(error)", document)
    }
  }
  guard let chain = DocumentEdit.chain(edits, from: first.bytes) else {
    fail("edits do not chain", first)
  }
  if chain.applied(to: first.bytes) != document.bytes
    || chain.inverse.applied(to: document.bytes) != first.bytes
  {
    fail("the chain of edits leads elsewhere", first)
  }
  if let edit = try? maker.edit(of: first), let theirs = try? first.applying(edit) {
    merge(first, document, theirs)
  }
}
print(
  "\(count) edits, all read again and taken back; \(merges) merges, \(clean) without a conflict")
