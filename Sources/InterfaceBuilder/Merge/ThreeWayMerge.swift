import Foundation

/// The merge of two versions of a document that come from a common one.
///
///     let merge = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
///     if merge.conflicts.isEmpty { try Data(merge.bytes).write(to: url) }
///
/// Objects are matched by identifier, properties by their keys, and both are merged attribute by
/// attribute, independent of their lines. The result has the bytes of ours where nothing changed.
/// It is always a valid document: conflicts are resolved as in ours, and listed. Frames and other
/// values that Xcode records never conflict.
///
/// The merge takes these steps:
///
/// 1. `MergeVersion` gives every element of the three versions a number, which is the same for the
///   same element. Objects of theirs with an identifier that ours gave to another object get a new
///   one.
/// 2. `MergePresence` decides which elements the result has.
/// 3. `MergePlan` decides their positions, their attributes and their order.
/// 4. `MergeWriter` writes the result in the style of ours.
/// 5. The result is parsed. If it is not a valid document, if an identifier occurs twice, or if a
///   reference is dangling, nothing is merged.
///
/// If one side changed nothing, the result has the bytes of the other side.
public struct ThreeWayMerge: Sendable {
  /// The merged document.
  public let bytes: [UInt8]
  /// The conflicts. The array is empty if everything was merged.
  public let conflicts: [MergeConflict]
  /// New identifiers of objects of theirs whose identifier ours gave to another object.
  public let renamed: [String: String]

  /// Merges the changes of two versions.
  ///
  /// - Complexity: O(*n* × *d*), where *n* is the number of bytes and *d* is the depth of elements.
  ///
  /// - Parameters:
  ///   - base: The common version, or `nil` if both sides added the document.
  ///   - ours: The version whose bytes and order are kept.
  ///   - theirs: The other version.
  public init(base: InterfaceDocument?, ours: InterfaceDocument, theirs: InterfaceDocument) {
    let (old, mine, other) = (base?.tree.bytes, ours.tree.bytes, theirs.tree.bytes)
    if mine == other || other == old {
      self.init(bytes: mine)
    } else if mine == old {
      self.init(bytes: other)
    } else {
      self.init(merging: base, ours, theirs)
    }
  }

  /// Creates a merge without conflicts.
  private init(bytes: [UInt8]) {
    self.bytes = bytes
    conflicts = []
    renamed = [:]
  }

  /// Merges element by element, even if one side changed nothing.
  init(merging base: InterfaceDocument?, _ ours: InterfaceDocument, _ theirs: InterfaceDocument) {
    renamed = Self.clashes(base, ours, theirs)
    var identities = MergeIdentities()
    var versions = [
      MergeVersion(base, &identities), MergeVersion(ours, &identities),
      MergeVersion(theirs, &identities, renamed: renamed),
    ]
    for place in versions.indices { versions[place].index(identities) }
    let plan = MergePlan(
      base: versions[0], ours: versions[1], theirs: versions[2], identities: identities)
    var found = plan.conflicts
    do throws(InterfaceDocumentError) {
      let written = try MergeWriter(plan, ours.tree).bytes()
      if let reason = try Self.fault(of: written, ours, theirs) {
        throw ours.invalidEdit(reason, hint: "merge by hand")
      }
      bytes = written
    } catch {
      bytes = ours.tree.bytes
      found.append(
        MergeConflict(
          .everything, object: "document",
          message: "the documents were not merged: \(error.message)")
      )
    }
    conflicts = found
  }

  /// Returns new identifiers, by the old ones, for objects of theirs whose identifier ours gave to
  /// a different object: one of another element, or in another object.
  private static func clashes(
    _ base: InterfaceDocument?, _ ours: InterfaceDocument, _ theirs: InterfaceDocument
  ) -> [String: String] {
    var made = ObjectIdentifiers(ours.tree)
    var result: [String: String] = [:]
    for element in theirs.tree.allElements {
      guard let id = element.id, theirs.element(withIdentifier: id) == element,
        base?.element(withIdentifier: id) == nil, let other = ours.element(withIdentifier: id),
        other.name != element.name || other.owner?.id != element.owner?.id
      else { continue }
      var new = made.next()
      while theirs.element(withIdentifier: new) != nil || base?.element(withIdentifier: new) != nil
      {
        new = made.next()
      }
      result[id] = new
    }
    return result
  }

  /// Returns the reason that a merged document is invalid: an identifier occurs twice, or a
  /// reference is dangling that is not dangling on either side. The result is `nil` if the document
  /// is valid.
  ///
  /// - Throws: `InterfaceDocumentError` if the bytes cannot be read.
  private static func fault(
    of bytes: [UInt8], _ ours: InterfaceDocument, _ theirs: InterfaceDocument
  ) throws(InterfaceDocumentError) -> String? {
    let document = try InterfaceDocument(data: Data(bytes), name: ours.name)
    func repeated(_ document: InterfaceDocument) -> Set<String> {
      Set(document.duplicates.compactMap(\.id))
    }
    if let id = repeated(document).subtracting(repeated(ours)).subtracting(repeated(theirs)).min() {
      return "two objects would have the identifier '\(id)'"
    }
    let lost = document.lostReferences.subtracting(ours.lostReferences)
      .subtracting(theirs.lostReferences)
    return lost.min().map { "the referenced object '\($0)' would be missing" }
  }
}

extension InterfaceDocument {
  /// Identifiers to which elements refer but that do not exist.
  fileprivate var lostReferences: Set<String> {
    var result: Set<String> = []
    for element in tree.allElements {
      for name in MergeReferences.names {
        if let id = element[name], self.element(withIdentifier: id) == nil { result.insert(id) }
      }
    }
    return result
  }
}

extension XMLTree.Element {
  /// The innermost object around the element, or `nil` for roots.
  fileprivate var owner: XMLTree.Element? {
    var outer = parent
    while let candidate = outer, candidate.id == nil { outer = candidate.parent }
    return outer
  }
}
