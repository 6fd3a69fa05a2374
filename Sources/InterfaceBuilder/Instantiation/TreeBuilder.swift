import AutoLayout
import Foundation

/// Makes the view tree of one root.
@MainActor
final class TreeBuilder {
  let root: InterfaceRoot
  let canvas: InterfaceCanvas
  /// Whether the canvas is the one that recorded frames were made on.
  let isOwnCanvas: Bool
  let traits: VariationTraits
  private let layoutDirection: UIUserInterfaceLayoutDirection
  var document: InterfaceDocument { root.document }

  let colors: ColorReader
  let fonts: FontReader
  let texts: TextReader

  /// Views and guides by identifier.
  private(set) var items: [String: any LayoutItem] = [:]
  /// Views with their elements, in document order.
  private(set) var built: [(element: VariedElement, view: UIView)] = []
  /// Findings so far.
  private(set) var diagnostics: [InterfaceDiagnostic] = []
  /// Names of elements that were reported as unknown.
  private var reportedNames: Set<String> = []

  init(_ root: InterfaceRoot, _ canvas: InterfaceCanvas, _ choice: CanvasChoice) {
    self.root = root
    self.canvas = canvas
    isOwnCanvas = choice == .document
    layoutDirection =
      choice.settings.layoutDirection
      ?? (choice.localization.isRightToLeft ? .rightToLeft : .leftToRight)
    traits = VariationTraits(canvas)
    colors = ColorReader(resources: root.document.resources)
    fonts = FontReader(root.document.xcode, choice.settings)
    texts = TextReader(fonts: fonts, colors: colors, localization: choice.localization)
  }

  /// 1. Make the views. 2. Make the guides, whose elements follow the constraints that name them.
  /// 3. Install the constraints. 4. Give the root its canvas.
  func build() -> InstantiatedRoot {
    let view = makeView(root.element, in: .root)
    for (element, view) in built { addGuides(of: element, to: view) }
    addControllerGuides(to: view)
    place(view)
    installConstraints()
    for (_, view) in built { if let bar = view as? UIToolbar { fitStackedBar(bar) } }
    reportDuplicates()
    return InstantiatedRoot(
      view: view, canvas: canvas,
      diagnostics: diagnostics.sorted { $0.location.offset < $1.location.offset })
  }

  /// Gives the root the canvas' size, margins and environment.
  private func place(_ view: UIView) {
    view.layoutEnvironment = environment
    view.translatesAutoresizingMaskIntoConstraints = true
    let origin = root.element.rect(key: "frame")?.origin ?? .zero
    view.frame = CGRect(origin: origin, size: canvas.size)
    if let side = canvas.sideMargin {
      view.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
  }

  private var environment: LayoutEnvironment {
    LayoutEnvironment(
      displayScale: canvas.scale, systemVersion: canvas.systemVersion,
      layoutDirection: layoutDirection,
      horizontalSizeClass: canvas.horizontalSizeClass.traitValue,
      verticalSizeClass: canvas.verticalSizeClass.traitValue,
      userInterfaceIdiom: canvas.device?.isPad == true ? .pad : .phone,
      safeAreaInsets: canvas.safeAreaInsets)
  }

  // MARK: - Bookkeeping

  func register(_ item: any LayoutItem, _ id: String?) {
    if let id, items[id] == nil { items[id] = item }
  }

  func remember(_ element: VariedElement, _ view: UIView) { built.append((element, view)) }

  func report(_ diagnostic: InterfaceDiagnostic) { diagnostics.append(diagnostic) }

  /// Reports an element of no known class, once a name.
  func reportUnknown(_ element: XMLTree.Element) {
    guard reportedNames.insert(element.name).inserted else { return }
    report(
      InterfaceDiagnostic(
        .unknownElement, element, severity: .note, "no class is known for '<\(element.name)>'",
        hint: "it is laid out as a plain view"))
  }

  /// Reports identifiers of the root's elements that come again.
  private func reportDuplicates() {
    for element in document.duplicates where root.range.contains(element.range.lowerBound) {
      report(
        InterfaceDiagnostic(
          .duplicateIdentifier, element,
          "identifier '\(element.id ?? "")' is used by another element before this one",
          hint: "constraints refer to the first; open and save the file in Xcode"))
    }
  }

  /// A number that is reported where it cannot be read.
  func number(_ element: XMLTree.Element, _ name: String, default value: CGFloat = 0) -> CGFloat {
    guard let text = element[name] else { return value }
    if let number = XMLTree.Element.number(text) { return number }
    report(
      InterfaceDiagnostic(
        .invalidValue, element, "'\(name)' is no number in the range of a layout",
        hint: "\(value) is taken in its place"))
    return value
  }
}

extension Device.SizeClass {
  var traitValue: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .any: .unspecified
    }
  }
}
