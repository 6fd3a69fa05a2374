import AutoLayout
import Foundation

/// The resources that a document contains.
extension DocumentEditor {
  /// Adds images and colors that the document's resources do not contain, and the resources if
  /// there are none.
  ///
  /// Named colors and system colors need a capability; older releases of Xcode do not open a
  /// document that has it.
  mutating func add(resources elements: [NewElement]) {
    let resources = document.tree.root.child(DocumentElement.resources)
    var known = Set(
      (resources.map { Array($0.children) } ?? []).map { [$0.name, $0[ResourceElement.name]] })
    let missing = elements.filter { new in
      Self.resourceKinds.contains(ElementName(new.name))
        && known.insert([new.name, new[ResourceElement.name.name]]).inserted
    }.sorted { Self.precedes($0, $1) }
    guard !missing.isEmpty else { return }
    if let resources {
      for element in missing { insert(element, intoResources: resources) }
    } else {
      insert(NewElement(.resources, children: missing), into: document.tree.root)
    }
    for capability in Self.capabilities
    where missing.contains(where: { ElementName($0.name) == capability.kind }) {
      addCapability(capability.name, since: capability.version)
    }
  }

  /// Removes images and colors of the resources, and the resources with the last one.
  ///
  /// The capability for named colors or for system colors is removed with the last color of its
  /// kind: in the corpus, none of 443 documents with one of both capabilities is without such a
  /// color (held out: none of 157), and none has an empty list of resources.
  mutating func remove(resources names: Set<ResourceName>) {
    guard let resources = document.tree.root.child(DocumentElement.resources) else { return }
    let all = Array(resources.children)
    let isGone = { (entry: XMLTree.Element) in ResourceName(entry).map(names.contains) ?? false }
    let (gone, kept) = (all.filter(isGone), all.filter { !isGone($0) })
    guard !gone.isEmpty else { return }
    if kept.isEmpty { remove(resources) } else { gone.forEach { remove($0) } }
    for capability in Self.capabilities {
      let isColor = { (entry: XMLTree.Element) in entry.kind == capability.kind }
      guard gone.contains(where: isColor), !kept.contains(where: isColor) else { continue }
      removeCapability(capability.name)
    }
  }

  /// A capability of documents with colors in their resources.
  private struct ColorCapability {
    /// The kind of the colors.
    let kind: ElementName
    /// The name of the capability.
    let name: String
    /// The first release of Xcode that supports it.
    let version: String
  }

  /// The capabilities of documents with colors in their resources: for named colors, and for system
  /// colors.
  private static let capabilities = [
    ColorCapability(kind: .namedColor, name: "Named colors", version: "9.0"),
    ColorCapability(
      kind: .systemColor, name: "System colors in document resources", version: "11.0"),
  ]

  /// Removes a capability.
  private mutating func removeCapability(_ name: String) {
    let list = document.tree.root.children.first { $0.kind == .dependencies }
    for entry in list?.children.filter({ $0[CapabilityElement.name] == name }) ?? [] {
      remove(entry)
    }
  }

  /// Adds a capability that releases of Xcode before a version do not support, in alphabetical
  /// order, which all of 1,256 lists of the open part of the corpus and of 475 in the held-out part
  /// have.
  private mutating func addCapability(_ name: String, since version: String) {
    let list = document.tree.root.children.first { $0.kind == .dependencies }
    let field = CapabilityElement.name
    guard let list, !list.children.contains(where: { $0[field] == name }) else { return }
    insert(
      NewElement(
        .capability,
        [field.assigned(name), CapabilityElement.minToolsVersion.assigned(version)]), into: list,
      before: list.children.first { $0.kind == .capability && ($0[field] ?? "") > name })
  }

  /// The kinds of resources in their order: images, named colors, system colors. All of 659 lists
  /// in the open part of the corpus and all of 265 in the held-out part have it, with images in
  /// alphabetical order.
  private static let resourceKinds: [ElementName] = [.image, .namedColor, .systemColor]

  /// Returns a Boolean value that indicates whether a resource is before another one in a list: by
  /// kind, then by name.
  private static func precedes(_ first: NewElement, _ second: NewElement) -> Bool {
    let rank = { (element: NewElement) in
      resourceKinds.firstIndex(of: ElementName(element.name)) ?? 0
    }
    let name = { (element: NewElement) in element[ResourceElement.name.name] ?? "" }
    return (rank(first), name(first)) < (rank(second), name(second))
  }

  /// Inserts an image or color at its position in the order of kinds and names.
  private mutating func insert(_ element: NewElement, intoResources resources: XMLTree.Element) {
    let kinds = Self.resourceKinds
    let rank = kinds.firstIndex(of: ElementName(element.name)) ?? 0
    let name = element[ResourceElement.name.name] ?? ""
    let next = resources.children.first {
      guard let other = kinds.firstIndex(of: $0.kind) else { return false }
      return (other, $0[ResourceElement.name] ?? "") > (rank, name)
    }
    insert(element, into: resources, before: next)
  }
}

extension InterfaceDocument {
  /// Returns the images and colors of the document that some elements use.
  func resources(usedBy elements: [XMLTree.Element]) -> [XMLTree.Element] {
    guard let resources = tree.root.child(DocumentElement.resources) else { return [] }
    let used = ResourceUse(elements.flatMap(\.subtree))
    return resources.children.filter { ResourceName($0).map(used.contains) ?? false }
  }
}

extension NewElement {
  /// Creates a copy of an element, with attributes in the order of the original. Comments are
  /// omitted, and children with text, such as the data of an image in documents of older releases.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements. The depth is that of the document,
  ///   which is bounded.
  init(copying element: XMLTree.Element) {
    let children = element.children.filter { $0.text.allSatisfy(\.isWhitespace) }
    self.init(element.name, [], children: children.map { NewElement(copying: $0) })
    attributes = element.attributes.map { Attribute(name: $0.name, value: $0.value) }
  }
}
