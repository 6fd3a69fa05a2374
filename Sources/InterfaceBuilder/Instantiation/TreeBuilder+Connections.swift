import AutoLayout
import Foundation

/// Outlets and actions of custom classes.
extension TreeBuilder {
  /// Connects the outlets of all objects, including those of the controller and of the file's
  /// owner.
  func connectOutlets() {
    for part in built { connectOutlets(of: part) }
    if let controller, let element = root.controller { connect(controller, element) }
    if let owner, let element = document.fileOwner { connect(owner, element) }
  }

  /// Connects the outlets and actions of a view that was created after the others.
  func connectOutlets(of part: BuiltView) {
    if let view = part.view { connect(view, part.element.element) }
  }

  /// Connects an object according to its element. Collections are set once, with all their objects,
  /// in document order. Objects whose class is not registered set their outlets themselves if they
  /// conform to `OutletConnecting`.
  ///
  ///     <connections>
  ///         <outlet property="title" destination="abc-De-fGh" id="jKl-Mn-oPq"/>
  ///         <action selector="tapped:" destination="-1" eventType="touchUpInside"
  ///                 id="rSt-Uv-wXy"/>
  ///     </connections>
  private func connect(_ object: AnyObject, _ element: XMLTree.Element) {
    guard let connections = element.child(ObjectElement.connections) else { return }
    let known = classes.known(element[ObjectElement.customClass])
    var collections: [(name: String, values: [AnyObject])] = []
    for connection in connections.children {
      guard let id = connection[ConnectionElement.destination] else { continue }
      switch connection.kind {
      case .outlet:
        guard let name = connection[ConnectionElement.property], let value = destination(id) else {
          continue
        }
        if let known {
          setOutlet(name, of: object, known, to: value, connection)
        } else {
          setOutlet(name, of: object, to: value)
        }
      case .outletCollection:
        guard let name = connection[ConnectionElement.property], let value = destination(id) else {
          continue
        }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].values.append(value)
        } else {
          collections.append((name, [value]))
        }
      case .action: connectAction(connection, of: object, to: id)
      case .segue: connectSegue(connection, of: object)
      default: break
      }
    }
    for (name, values) in collections {
      guard let known else {
        _ = (object as? any OutletConnecting)?.connectOutlet(name, to: values)
        continue
      }
      switch known.setCollection(object, name, values) {
      case true?: break
      case false?: reportOutlet(name, of: known, connections)
      case nil: reportUnknown(name, of: known, connections)
      }
    }
  }

  /// Sets an outlet of an object whose class is not registered: the view of a controller that owns
  /// the file, or an outlet that the object itself sets by name.
  private func setOutlet(_ name: String, of object: AnyObject, to value: AnyObject) {
    guard purpose == .application else { return }
    if let controller = object as? UIViewController, controller === owner,
      name == ConnectionElement.viewOutlet
    {
      controller.view = value as? UIView
    } else {
      _ = (object as? any OutletConnecting)?.connectOutlet(name, to: value)
    }
  }

  /// Sets an outlet, and reports one that the class does not have or that has another type. Outlets
  /// of UIKit's classes, such as `delegate`, are not reported.
  private func setOutlet(
    _ name: String, of object: AnyObject, _ known: InterfaceClasses.Known, to value: AnyObject,
    _ connection: XMLTree.Element
  ) {
    switch known.setOutlet(object, name, value) {
    case true?: break
    case false?: reportOutlet(name, of: known, connection)
    case nil where !ConnectionElement.systemOutlets.contains(name):
      reportUnknown(name, of: known, connection)
    case nil: break
    }
  }

  /// Reports an outlet whose property has another class than the object that it should refer to.
  private func reportOutlet(
    _ name: String, of known: InterfaceClasses.Known, _ element: XMLTree.Element
  ) {
    report(
      InterfaceDiagnostic(
        .invalidValue, element, "outlet '\(name)' of \(known.name) has a different type",
        hint: "change the type of the property to the class of the connected object"))
  }

  /// Makes a control call the closure that the target's class has registered for the selector, or
  /// the method that the target finds by the selector.
  ///
  /// The target may be an object that is not a view. A selector that is not registered is ignored.
  private func connectAction(_ connection: XMLTree.Element, of sender: AnyObject, to id: String) {
    guard let control = sender as? UIControl, let selector = connection[ConnectionElement.selector],
      let target = destination(id), let element = self.element(ofTarget: id)
    else { return }
    let event = connection[ConnectionElement.eventType].controlEvent
    guard let known = classes.known(element[ObjectElement.customClass]) else {
      if purpose == .application {
        control.addTarget(target, action: NSSelectorFromString(selector), for: event)
      }
      return
    }
    guard let call = known.action(target, selector) else { return }
    control.addAction(
      UIAction { [weak control] _ in if let control { call(control) } }, for: event)
  }

  /// Makes a control of an app perform a segue of its controller: a button when it is tapped, any
  /// other control when its value changes.
  private func connectSegue(_ connection: XMLTree.Element, of sender: AnyObject) {
    guard purpose == .application, let control = sender as? UIControl,
      connection[SegueElement.kind] != .embed
    else { return }
    let offset = connection.range.lowerBound
    control.addAction(
      UIAction { [weak control, weak controller] _ in
        guard let control, let controller else { return }
        (controller.segueSource as? any ElementSegueSource)?.performSegue(
          at: offset, from: controller, sender: control)
      }, for: control is UIButton ? .touchUpInside : .valueChanged)
  }

  /// Returns the object with an identifier: a view, guide, constraint or controller, or the file's
  /// owner, which has the identifier -1. The result is `nil` if there is no such object in the
  /// root.
  ///
  /// Views and constraints that are not installed are created, so that outlets to them are
  /// connected.
  private func destination(_ id: String) -> AnyObject? {
    if id == "-1" { return owner }
    if let controller, root.controller?.id == id { return controller }
    if let item = item(withIdentifier: id) { return item }
    guard let element = document.element(withIdentifier: id),
      root.range.contains(element.range.lowerBound)
    else { return nil }
    return element.name == ConstraintElement.elementName
      ? constraint(of: element) : detachedView(of: element)
  }

  /// Returns the element that states the class of an action's target, or `nil` if it does not
  /// exist.
  private func element(ofTarget id: String) -> XMLTree.Element? {
    id == "-1" ? document.fileOwner : document.element(withIdentifier: id)
  }

  /// Returns the constraint of an element, or `nil` if its view or its items are missing.
  ///
  /// A constraint that is not installed is created and deactivated again.
  private func constraint(of source: XMLTree.Element) -> NSLayoutConstraint? {
    if let known = constraints[source.range.lowerBound] { return known }
    guard let owner = source.parent?.parent.flatMap(ownerIndex).flatMap({ built[$0].view }) else {
      return nil
    }
    install(VariedElement(source, traits), on: owner)
    let made = constraints[source.range.lowerBound]
    made?.isActive = false
    installed.remove(source.range.lowerBound)
    return made
  }

  /// Returns a view that its size classes do not install, which is created and removed from its
  /// superview again, or `nil` for an element that is not a subview.
  private func detachedView(of element: XMLTree.Element) -> UIView? {
    guard let list = element.parent, list.kind == .subviews, element.isView,
      let superview = list.parent.flatMap(ownerIndex).flatMap({ built[$0].view })
    else { return nil }
    let view = makeDetached(element, in: superview)
    view.removeFromSuperview()
    detached[element.range.lowerBound] = view
    sortBuilt()
    return view
  }

  // MARK: - Waking up

  /// Notifies all objects that they are complete: with `awakeFromNib()` in an app, and with
  /// `prepareForInterfaceBuilder()` of registered classes on the canvas.
  func wakeUp() { wakeUp(built[...]) }

  /// Notifies some objects that they are complete, such as those of a view that is installed later.
  func wakeUp(_ parts: ArraySlice<BuiltView>) {
    for part in parts {
      if purpose == .application {
        part.view?.awakeFromNib()
      } else if classes.known(part.element[ObjectElement.customClass]) != nil {
        part.view?.prepareForInterfaceBuilder()
      }
    }
  }
}

/// An object that performs the segues that views of a document trigger.
@MainActor
protocol ElementSegueSource {
  /// Performs the segue at an offset of the document if its controller allows it.
  func performSegue(at offset: Int, from source: UIViewController, sender: AnyObject)
}
