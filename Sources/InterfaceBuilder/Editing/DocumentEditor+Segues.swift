import Foundation

/// Segues and relationships between the scenes of a storyboard.
extension DocumentEditor {
  /// Adds a segue at the end of the connections of its source.
  ///
  /// A root of a navigation controller and a controller of a tab bar get the item that the bar
  /// shows. A root, a primary or secondary controller and an embedded scene replace the previous
  /// ones.
  ///
  ///     <segue destination="abc-De-fGh" kind="show" id="jKl-Mn-oPq"/>
  ///
  /// - Parameters:
  ///   - link: The type of the segue.
  ///   - sourceID: The identifier of a controller, control, cell, bar button, gesture recognizer or
  ///     container view.
  ///   - targetID: The identifier of the destination controller.
  /// - Returns: The identifier of the segue.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if one of the objects is missing or
  ///   of a class without such segues.
  @discardableResult
  package mutating func addSegue(
    _ link: SegueLink, from sourceID: String, to targetID: String
  ) throws(InterfaceDocumentError) -> String {
    let source = try document.object(withIdentifier: sourceID)
    let target = try document.controller(withIdentifier: targetID)
    guard SegueLink.offered(from: source).contains(link), source.scene != nil else {
      throw document.invalidEdit(
        "'\(link.title)' cannot start from a <\(source.name)>",
        hint: "choose a controller, a control, a cell or a gesture recognizer")
    }
    guard source != target, !(link == .embed && source.isInside(target)),
      link.relationship == nil || source.scene != target.scene
    else {
      throw document.invalidEdit("a scene cannot contain itself", hint: "choose another scene")
    }
    if link.isSingle {
      for segue in source.segues where segue.isLike(link) { removeSegue(segue) }
    }
    let id = newIdentifier(for: "\(link) \(sourceID) \(targetID)")
    connect(segue(link, from: source, to: targetID, id: id), to: source)
    if link == .root || link == .show && hasNavigationItem(source) {
      if target.hasOwnItem { addItem(ControllerElement.navigationItem, to: target) }
    }
    if link == .child { addItem(ControllerElement.tabBarItem, to: target) }
    return id
  }

  /// Adds an unwind segue from an object to the exit of its scene, which is added if there is none.
  ///
  ///     <segue destination="abc-De-fGh" kind="unwind" unwindAction="cancel:" id="jKl-Mn-oPq"/>
  ///
  /// - Parameters:
  ///   - action: The selector of the method that handles the segue.
  ///   - sourceID: The identifier of a controller, control, cell, bar button or gesture recognizer.
  /// - Returns: The identifier of the segue.
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the object is missing or of a
  ///   class without such segues, and for a text that is not a selector with one parameter.
  @discardableResult
  package mutating func addUnwindSegue(
    _ action: String, from sourceID: String
  ) throws(InterfaceDocumentError) -> String {
    let source = try document.object(withIdentifier: sourceID)
    guard SegueLink.offered(from: source).contains(.show), let scene = source.scene,
      let objects = scene.children.first(where: { $0.kind == .objects })
    else {
      throw document.invalidEdit(
        "an unwind segue cannot start from a <\(source.name)>",
        hint: "choose a controller, a control, a cell or a gesture recognizer of a storyboard")
    }
    guard UnwindAction.isSelector(action) else {
      throw document.invalidEdit(
        "'\(action)' is not the selector of an unwind action",
        hint: "write a selector with one parameter, such as 'unwindWithSegue:'")
    }
    let exit = objects.children.first { $0.kind == .exit }
    let exitID = exit?.id ?? newIdentifier(for: "exit \(scene[SceneElement.sceneID] ?? "")")
    if exit == nil {
      addExit(exitID, to: objects)
    } else if exit?.id == nil {
      throw document.invalidEdit(
        "the exit of the scene has no identifier", hint: "add an identifier")
    }
    let id = newIdentifier(for: "\(action) \(sourceID)")
    connect(
      NewElement(
        .segue,
        [
          SegueElement.destination.assigned(exitID),
          ViewTemplate.plain(SegueElement.kind.name, UnwindAction.kind),
          SegueElement.unwindAction.assigned(action), ObjectElement.id.assigned(id),
        ]), to: source)
    return id
  }

  /// Adds the exit of a scene after its first responder, where all of 20 exits in the corpus are
  /// (held out: all of 47).
  private mutating func addExit(_ id: String, to objects: XMLTree.Element) {
    let children = Array(objects.children)
    let responder = children.lastIndex { $0[ObjectElement.sceneMemberID] == .firstResponder }
    let next = responder.map { $0 + 1 }
    insert(
      NewElement(
        .exit,
        [
          ObjectElement.id.assigned(id), ObjectElement.userLabel.assigned(ObjectTitle.exit),
          ViewTemplate.plain(ObjectElement.sceneMemberID.name, "exit"),
        ]), into: objects, before: next.flatMap { $0 < children.count ? children[$0] : nil })
  }

  /// Returns the element of a segue.
  ///
  /// The arrow of a popover is at the source, unless that is a controller.
  private func segue(
    _ link: SegueLink, from source: XMLTree.Element, to target: String, id: String
  ) -> NewElement {
    var attributes = [
      SegueElement.destination.assigned(target),
      ViewTemplate.plain(SegueElement.kind.name, link.kind), ObjectElement.id.assigned(id),
    ]
    if let relationship = link.relationship {
      attributes.append(ViewTemplate.plain(SegueElement.relationship.name, relationship))
    }
    guard link == .popoverPresentation else { return NewElement(.segue, attributes) }
    if let anchor = source.id, source.isView || source.kind == .barButtonItem {
      let attribute =
        source.isView ? SegueElement.popoverAnchorView : SegueElement.popoverAnchorBarButtonItem
      attributes.append(attribute.assigned(anchor))
    }
    let arrows = NewElement(
      .popoverArrowDirection,
      SegueElement.popoverArrowDirection.marks
        + ArrowDirectionElement.directions.map { $0.assigned(true) })
    return NewElement(.segue, attributes, children: [arrows])
  }

  /// Returns a Boolean value that indicates whether the controller of an object has an item in a
  /// navigation bar.
  private func hasNavigationItem(_ source: XMLTree.Element) -> Bool {
    source.sceneController?.child(ControllerElement.navigationItem) != nil
  }

  /// Adds a container view in front of the subviews of another one, with an embedded scene of its
  /// size, as Interface Builder does.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if the view is not in a scene.
  package mutating func addContainer(
    to parent: XMLTree.Element, at origin: CGPoint
  ) throws(InterfaceDocumentError) {
    guard let scene = parent.scene else {
      throw document.invalidEdit("a xib has no scenes", hint: "add the view to a storyboard")
    }
    let controller = try addEmbeddedScene(size: ViewTemplate.containerView.size, nextTo: scene)
    let segue = NewElement(
      .segue,
      [
        SegueElement.destination.assigned(controller),
        ViewTemplate.plain(SegueElement.kind.name, SegueLink.embed.kind),
        ObjectElement.id.assigned(newIdentifier()),
      ])
    add(
      ViewTemplate.containerView, to: parent, at: origin,
      further: [NewElement(.connections, children: [segue])])
  }

  /// Adds a connection of an object. Unless it is a segue, it is inserted before the segues: in all
  /// of 168 lists of the open part of the corpus that have both, and in all of 78 in the held-out
  /// part (`Scripts/split-corpus.py`), outlets, actions and collections precede segues.
  mutating func connect(_ connection: NewElement, to owner: XMLTree.Element) {
    guard let list = owner.child(ObjectElement.connections) else {
      return insert(
        NewElement(.connections, children: [connection]), into: owner,
        before: ViewSchema.elementAfter(ObjectElement.connections, in: owner))
    }
    let isSegue = connection.name == ElementName.segue.rawValue
    insert(
      connection, into: list,
      before: isSegue ? nil : list.children.first { $0.kind == .segue })
  }

  /// Removes a segue, and the document's entries about the bars that it infers.
  mutating func removeSegue(_ segue: XMLTree.Element) {
    remove(segue)
    if let id = segue.id { removeTieBreakers(ofSegues: [id]) }
  }

  /// Removes the document's entries about the bars that segues infer.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tie breakers.
  mutating func removeTieBreakers(ofSegues ids: Set<String>) {
    let breakers = document.tree.root.child(DocumentElement.tieBreakers).map { Array($0.children) }
    for breaker in breakers ?? []
    where breaker[SegueElement.reference].map(ids.contains) ?? false {
      remove(breaker)
    }
  }
}

extension XMLTree.Element {
  /// The segues that begin at the element.
  package var segues: [XMLTree.Element] {
    child(ObjectElement.connections)?.children.filter { $0.kind == .segue } ?? []
  }

  /// Returns a Boolean value that indicates whether a segue has the kind and the relationship of a
  /// link.
  fileprivate func isLike(_ link: SegueLink) -> Bool {
    text(of: SegueElement.kind) == link.kind
      && text(of: SegueElement.relationship) == link.relationship
  }

  /// A Boolean value that indicates whether a controller has its own item in navigation bars. All
  /// do except navigation controllers, split view controllers and references to other storyboards.
  fileprivate var hasOwnItem: Bool {
    ![.navigationController, .splitViewController, .viewControllerPlaceholder].contains(kind)
  }
}
