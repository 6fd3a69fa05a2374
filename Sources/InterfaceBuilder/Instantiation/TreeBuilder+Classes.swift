import AutoLayout
import Foundation

extension TreeBuilder {
  /// Returns a new view of the class that an element names: a registered one, in an app also one
  /// that the runtime finds by its module and name, or otherwise UIKit's for the element.
  func instance(of element: VariedElement) -> UIView {
    if let known = classes.known(element[ObjectElement.customClass]) {
      if let view = known.make(coder(for: element)) as? UIView { return view }
      reportMakesNo("view", known.name, element.element)
    } else if purpose == .application, let type = element.element.programClass as? UIView.Type,
      let view = type.init(coder: coder(for: element))
    {
      return view
    } else {
      reportUnknownClass(element.element)
    }
    if !ViewClasses.isKnown(element.kind) { reportUnknown(element.element) }
    return systemInstance(of: element)
  }

  /// Returns a new view of UIKit's class for an element, or a plain view for an unknown one.
  func systemInstance(of element: VariedElement) -> UIView {
    if let view = ViewClasses.makeView(element.kind) { return view }
    switch element.kind {
    case .button: return UIButton(type: element[ButtonElement.buttonType])
    case .tableView: return UITableView(frame: .zero, style: element[TableViewElement.style])
    case .collectionView:
      return UICollectionView(
        frame: .zero, collectionViewLayout: collectionLayout(of: element.element))
    case .visualEffectView: return UIVisualEffectView(effect: Self.effect(of: element.element))
    default: return UIView()
    }
  }

  /// Reports a custom class that is not registered, unless it is one of Apple's. On the canvas, it
  /// is reported only if the program registers any classes; in an app, only if the runtime does not
  /// find it by its module and name. Each class is reported once.
  func reportUnknownClass(_ element: XMLTree.Element) {
    guard let name = element[ObjectElement.customClass],
      purpose == .application || !classes.isEmpty,
      classes.known(name) == nil, !Self.isSystemClass(name),
      purpose == .canvas || element.programClass == nil, reportedClasses.insert(name).inserted
    else { return }
    report(
      InterfaceDiagnostic(
        .unknownClass, element, "class '\(name)' is not registered",
        hint:
          "register it in InterfaceClasses; UIKit's class for <\(element.name)> is used instead"))
  }

  /// Reports a registered class that does not create an object of the kind that an element needs.
  func reportMakesNo(_ kind: String, _ name: String, _ element: XMLTree.Element) {
    report(
      InterfaceDiagnostic(
        .unknownClass, element, severity: .note, "class '\(name)' does not create a \(kind)",
        hint: "register a \(kind) class whose init(coder:) succeeds"))
  }

  /// Returns a Boolean value that indicates whether a class is Apple's, by the prefix of its name.
  /// Documents use such classes for elements that are more general.
  private static func isSystemClass(_ name: String) -> Bool {
    ["UI", "MK", "WK", "SCN", "SK", "MTK", "AV", "GLK", "PDF", "AR"].contains { name.hasPrefix($0) }
  }

  /// Returns the values of the element that `init(coder:)` of a registered class needs, because it
  /// reads no attributes.
  private func coder(for element: VariedElement) -> InterfaceCoder {
    switch element.kind {
    case .button: InterfaceCoder(element[ButtonElement.buttonType])
    case .tableView: InterfaceCoder(element[TableViewElement.style])
    case .collectionView: InterfaceCoder(collectionLayout(of: element.element))
    default: InterfaceCoder()
    }
  }

  /// Returns a view that the superview already has for this property, such as a cell's content
  /// view, or `nil` if the view must be created.
  func adopted(_ element: VariedElement, in slot: ViewSlot, superview: UIView?) -> UIView? {
    guard slot == .contentView else { return nil }
    return switch superview {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effect as UIVisualEffectView: effect.contentView
    default: nil
    }
  }

  /// Adds a new view to its superview, and to the arranged views of a stack view.
  ///
  /// On the canvas, indicators in stack views keep their space although they are hidden while they
  /// do not animate.
  func attach(_ view: UIView, _ element: VariedElement, in slot: ViewSlot, to superview: UIView?) {
    guard let superview, view.superview == nil else { return }
    if let stack = superview as? UIStackView, slot == .subview {
      stack.addArrangedSubview(view)
      if keepsRoomWhenHidden(element.element) { stack.keepRoom(for: view) }
    } else {
      superview.addSubview(view)
    }
  }

  /// Returns a Boolean value that indicates whether a stack view on the canvas keeps the space of a
  /// hidden view.
  func keepsRoomWhenHidden(_ element: XMLTree.Element) -> Bool {
    purpose == .canvas && element.kind == .activityIndicatorView
  }

  /// Sets the properties that depend on the class of a view. The order of cases matters: a subclass
  /// comes before its class.
  func configureClass(of view: UIView, _ element: VariedElement) {
    switch view {
    case let view as UIStackView: configure(view, element)
    case let view as UILabel:
      configure(view, element)
      fitDesignable(view, element)
    case let view as UIButton: configure(view, element)
    case let view as UITextField: configure(view, element)
    case let view as UITextView: configure(view, element)
    case let view as UIImageView: configure(view, element)
    case let view as UITableView: configure(view, element)
    case let view as UIScrollView: configure(view, element)
    case let view as UITableViewCell: configure(view, element)
    case let view as UICollectionViewCell: configure(view, element)
    case let view as UIControl: configureControl(view, element)
    default: configureIndicator(view, element)
    }
    if let control = view as? UIControl { configureState(of: control, element) }
  }
}

extension XMLTree.Element {
  /// The custom class that the element names with its module, or `nil` if it is not found, as with
  /// a nested class. Classes of UIKit are excluded, because they have their own elements.
  var programClass: AnyClass? {
    guard let name = self[ObjectElement.customClass], let module = self[ObjectElement.customModule],
      module != "UIKit", module != "AutoLayout"
    else { return nil }
    return NSClassFromString("\(module).\(name)")
  }
}
