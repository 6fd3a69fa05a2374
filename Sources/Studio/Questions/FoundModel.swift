import InterfaceBuilder

/// A scene, or an object of a scene, that a search found.
struct FoundModel: Encodable, Equatable {
  /// The number of the document in the workspace.
  var document: Int
  /// The filename of the document.
  var file: String
  /// The identifier of the root on the canvas.
  var scene: String
  /// The name of the scene.
  var sceneName: String
  /// The identifier of the object, or `nil` for the scene itself.
  var object: String?
  /// The name of the object.
  var name: String
  /// The name of the element, such as `label`.
  var kind: String
}

extension StudioWorkspace {
  /// The maximum number of results.
  private static let resultLimit = 100

  /// Returns the scenes and views of all documents whose name, class or identifier contains a text,
  /// ignoring case. Scenes come first. Documents that cannot be read are skipped.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes in all documents.
  func search(_ text: String) -> [FoundModel] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    var scenes: [FoundModel] = []
    var objects: [FoundModel] = []
    for index in paths.indices {
      guard let document = try? content(of: index) else { continue }
      let names = ObjectNames(document)
      for root in document.roots {
        let title = ObjectNames.shown(root.displayName)
        func found(_ element: XMLTree.Element?, _ name: String) -> FoundModel {
          FoundModel(
            document: index, file: String(paths[index].split(separator: "/").last ?? ""),
            scene: root.id, sceneName: title, object: element?.id, name: name,
            kind: (element ?? root.element).name)
        }
        let own = [
          root.displayName, root.controller?[ObjectElement.customClass],
          root.controller?[ControllerElement.storyboardIdentifier], root.controller?.id,
        ]
        if Self.matches(own, wanted) { scenes.append(found(nil, title)) }
        for element in root.element.subtree.dropFirst()
        where objects.count < Self.resultLimit && element.isView {
          let name = names.name(of: element)
          guard Self.matches([name, element[ObjectElement.customClass], element.id], wanted)
          else { continue }
          objects.append(found(element, name))
        }
      }
    }
    return Array((scenes + objects).prefix(Self.resultLimit))
  }

  /// Returns a Boolean value that indicates whether any of the texts contains a lowercase text.
  private static func matches(_ texts: [String?], _ wanted: String) -> Bool {
    texts.contains { $0?.lowercased().contains(wanted) ?? false }
  }
}
