import AutoLayout
import Foundation

/// Makes the view tree of one root, and keeps it as the document says when traits change.
///
/// The root view keeps the builder, which keeps no view that lies in the tree.
@MainActor
final class TreeBuilder {
  let root: InterfaceRoot
  var canvas: InterfaceCanvas
  /// Whether the canvas is the one that recorded frames were made on.
  var isOwnCanvas: Bool
  /// The size classes whose variations hold.
  var traits: VariationTraits
  private let layoutDirection: UIUserInterfaceLayoutDirection
  var document: InterfaceDocument { root.document }

  let colors: ColorReader
  private(set) var fonts: FontReader
  private(set) var texts: TextReader
  private let settings: CanvasSettings
  private let localization: InterfaceLocalization

  /// Views and guides by identifier.
  private var items: [String: WeakItem] = [:]
  /// Views with their elements, in document order.
  var built: [BuiltView] = []
  /// Positions in `built` by where the element begins.
  var builtIndices: [Int: Int] = [:]
  /// Constraints by where their elements begin, installed or not.
  var constraints: [Int: NSLayoutConstraint] = [:]
  /// Places in the document by constraint, those that fix frames included.
  var ranks: [ObjectIdentifier: Int] = [:]
  /// Where the elements of the constraints begin that are installed.
  var installed: Set<Int> = []
  /// Views that are not installed, by where their elements begin.
  var detached: [Int: UIView] = [:]
  /// Heights of the controller's layout guides.
  var guideHeights: (top: NSLayoutConstraint?, bottom: NSLayoutConstraint?)
  /// Whether the tree was put on another canvas than it was made on.
  var hasMoved = false
  /// Elements of the root that have variations, found when they are first asked for.
  lazy var variedElements = root.variedElements
  /// Findings so far.
  private(set) var diagnostics: [InterfaceDiagnostic] = []
  /// Names of elements that were reported as unknown.
  private var reportedNames: Set<String> = []
  /// Classes that were reported as not registered.
  var reportedClasses: Set<String> = []

  /// What the tree is made for.
  let purpose: InstantiationPurpose
  /// The program's classes that documents may name.
  let classes: InterfaceClasses
  /// The controller whose view the root is, in an application.
  weak var controller: UIViewController?
  /// What `File's Owner` stands for.
  weak var owner: AnyObject?

  init(
    _ root: InterfaceRoot, _ canvas: InterfaceCanvas, _ choice: CanvasChoice = .document,
    for purpose: InstantiationPurpose = .canvas, classes: InterfaceClasses? = nil
  ) {
    self.purpose = purpose
    self.classes = classes ?? .shared
    self.root = root
    self.canvas = canvas
    isOwnCanvas = purpose == .canvas && choice == .document
    layoutDirection =
      choice.settings.layoutDirection
      ?? (choice.localization.isRightToLeft ? .rightToLeft : .leftToRight)
    traits = VariationTraits(canvas)
    colors = ColorReader(resources: root.document.resources)
    var settings = choice.settings
    if purpose == .application, settings.contentSizeCategory == nil {
      settings.contentSizeCategory = UITraitCollection.current.preferredContentSizeCategory
    }
    self.settings = settings
    localization = choice.localization
    fonts = FontReader(canvas.platform, settings)
    texts = TextReader(
      fonts: fonts, colors: colors,
      localization: localization.shown(onPad: canvas.device?.isPad == true))
  }

  /// Gives the root the canvas' size, margins and environment.
  func place(_ view: UIView) {
    guard purpose == .canvas else { return }
    view.layoutEnvironment = environment
    view.translatesAutoresizingMaskIntoConstraints = true
    let origin = root.element.rect(ViewElement.frame)?.origin ?? .zero
    view.frame = CGRect(origin: origin, size: canvas.size)
    if let side = canvas.sideMargin {
      view.systemMinimumLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
  }

  private var environment: LayoutEnvironment {
    var environment = LayoutEnvironment(
      displayScale: canvas.scale, systemVersion: canvas.systemVersion,
      layoutDirection: layoutDirection,
      horizontalSizeClass: canvas.horizontalSizeClass.traitValue,
      verticalSizeClass: canvas.verticalSizeClass.traitValue,
      userInterfaceIdiom: canvas.device?.isPad == true ? .pad : .phone,
      safeAreaInsets: canvas.safeAreaInsets)
    environment.release = canvas.release
    environment.surface = canvas.surface
    return environment
  }

  /// Writes what a program should know about its classes, which UIKit writes or raises there.
  func logDiagnostics() {
    let kinds: Set<InterfaceDiagnostic.Kind> = [.unknownClass, .unknownProperty, .invalidValue]
    for diagnostic in diagnostics where kinds.contains(diagnostic.kind) {
      LayoutLog.writeOnce(diagnostic.description)
    }
  }

  /// Follows the sizes in which the canvas shows text styles.
  ///
  /// - Returns: Whether they are others than before.
  func updateFonts() -> Bool {
    let new = FontReader(canvas.platform, settings)
    guard new != fonts else { return false }
    fonts = new
    texts = TextReader(
      fonts: fonts, colors: colors,
      localization: localization.shown(onPad: canvas.device?.isPad == true))
    return true
  }

  // MARK: - Bookkeeping

  func register(_ item: any LayoutItem, _ id: String?) {
    if let id, items[id]?.object == nil { items[id] = WeakItem(object: item) }
  }

  /// The view or guide of an identifier; nil where none was made or where it is gone.
  func item(withIdentifier id: String) -> (any LayoutItem)? { items[id]?.object }

  func remember(_ element: VariedElement, _ view: UIView, in slot: ViewSlot) {
    builtIndices[element.element.range.lowerBound] = built.count
    built.append(BuiltView(element: element, view: view, slot: slot))
  }

  /// The view that an element belongs to: made from it or from what is around it.
  func ownerIndex(_ element: XMLTree.Element) -> Int? {
    var current: XMLTree.Element? = element
    while let candidate = current {
      if let index = builtIndices[candidate.range.lowerBound] { return index }
      current = candidate.parent
    }
    return nil
  }

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
  func reportDuplicates() {
    for element in document.duplicates where root.range.contains(element.range.lowerBound) {
      report(
        InterfaceDiagnostic(
          .duplicateIdentifier, element,
          "identifier '\(element.id ?? "")' is used by another element before this one",
          hint: "constraints refer to the first; open and save the file in Xcode"))
    }
  }

  /// A number that is reported where it cannot be read.
  func number(
    _ element: XMLTree.Element, _ attribute: SchemaAttribute<CGFloat>, default value: CGFloat = 0
  ) -> CGFloat {
    guard let text = element.text(of: attribute) else { return value }
    if let number = attribute.form.read(text) { return number }
    report(
      InterfaceDiagnostic(
        .invalidValue, element, "'\(attribute.name)' is not a number in the range of a layout",
        hint: "\(value) is taken in its place"))
    return value
  }
}

/// A view or guide, kept by its tree alone.
@MainActor
struct WeakItem {
  @ItemLink var object: (any LayoutItem)?
}

/// A view and what it was made from.
@MainActor
struct BuiltView {
  var element: VariedElement
  /// Kept by its tree, or by the builder while it is not installed.
  @ViewLink var view: UIView?
  let slot: ViewSlot

  /// Where the element begins.
  var offset: Int { element.element.range.lowerBound }
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
