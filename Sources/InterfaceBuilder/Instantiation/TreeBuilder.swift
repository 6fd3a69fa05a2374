import AutoLayout
import Foundation

/// Creates the view tree of one root, and keeps it consistent with the document when traits change.
///
/// The root view retains the builder; the builder does not retain views that are in the tree.
@MainActor
final class TreeBuilder {
  /// The root from which the tree is created.
  let root: InterfaceRoot
  /// The current canvas of the tree.
  var canvas: InterfaceCanvas
  /// A Boolean value that indicates whether the canvas is the document's own, to which the recorded
  /// frames refer. It is `false` in an app.
  var isOwnCanvas: Bool
  /// The size classes whose variations apply.
  var traits: VariationTraits
  /// The direction of the interface: the chosen one, or that of the language.
  private let layoutDirection: UIUserInterfaceLayoutDirection
  /// The document of the root.
  var document: InterfaceDocument { root.document }

  /// The reader of colors, with the document's resources.
  let colors: ColorReader
  /// The reader of fonts, in the sizes of the canvas.
  private(set) var fonts: FontReader
  /// The reader of texts, in the displayed language.
  private(set) var texts: TextReader
  /// The settings of the canvas, such as the preferred content size.
  private let settings: CanvasSettings
  /// The texts in the language for all kinds of devices.
  private let localization: InterfaceLocalization

  // The tables are read for every view and constraint, always on the main actor, and never while
  // they are written, so that accesses are not checked.

  /// Views and guides by identifier.
  @exclusivity(unchecked) private var items: [String: WeakItem] = [:]
  /// Views with their elements, in document order.
  @exclusivity(unchecked) var built: [BuiltView] = []
  /// Indices in `built` by the offset of the element.
  @exclusivity(unchecked) var builtIndices: [Int: Int] = [:]
  /// Constraints by the offset of their elements, installed or not.
  @exclusivity(unchecked) var constraints: [Int: NSLayoutConstraint] = [:]
  /// Positions in the document by constraint, including those that fix frames.
  @exclusivity(unchecked) var ranks: [ObjectIdentifier: Int] = [:]
  /// The offsets of the elements of installed constraints.
  @exclusivity(unchecked) var installed: Set<Int> = []
  /// Views that are not installed, by the offset of their elements.
  @exclusivity(unchecked) var detached: [Int: UIView] = [:]
  /// The layout guides of views that the builder created.
  var ownGuides: [UILayoutGuide] = []
  /// Heights of the controller's layout guides.
  var guideHeights: (top: NSLayoutConstraint?, bottom: NSLayoutConstraint?)
  /// A Boolean value that indicates whether the tree was moved from the canvas for which it was
  /// created.
  var hasMoved = false
  /// Elements of the root that have variations, found on first use.
  lazy var variedElements = root.variedElements
  /// The findings so far.
  private(set) var diagnostics: [InterfaceDiagnostic] = []
  /// Names of elements that were reported as unknown.
  private var reportedNames: Set<String> = []
  /// Classes that were reported as not registered.
  var reportedClasses: Set<String> = []

  /// The purpose of the tree.
  let purpose: InstantiationPurpose
  /// The program's classes to which documents may refer.
  let classes: InterfaceClasses
  /// The controller of the root view in an app, or `nil` if there is none.
  weak var controller: UIViewController?
  /// The object that loads the xib, which its placeholder `File's Owner` represents, or `nil` if
  /// there is none.
  weak var owner: AnyObject?

  /// Creates a builder of the tree of a root for a canvas. Objects are created by `build()`.
  ///
  /// Registered classes are those of `InterfaceClasses.shared` by default. An app's text has the
  /// preferred size of the current traits unless the choice has another one.
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
    colors = ColorReader(resources: root.document.resources, assets: choice.assets)
    var settings = choice.settings
    if purpose == .application, settings.contentSizeCategory == nil {
      settings.contentSizeCategory = UITraitCollection.current.preferredContentSizeCategory
    }
    self.settings = settings
    localization = choice.localization
    fonts = FontReader(
      canvas.platform, settings, files: root.document.fonts,
      readsProgramFonts: purpose == .application)
    texts = TextReader(
      fonts: fonts, colors: colors,
      localization: localization.shown(onPad: canvas.device?.isPad == true))
  }

  /// Gives the root the canvas's size, margins and environment. In an app, its superview does.
  ///
  /// The root keeps its recorded origin, to which the frames in snapshots refer.
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

  /// The environment that the canvas gives to the views of the root.
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
    if canvas.surface == .device { environment.deviceKind = canvas.device?.kind }
    environment.isCanvasSheet = canvas.isSheet
    environment.marginsAroundRoot = canvas.marginsAroundRoot
    return environment
  }

  /// Writes diagnostics about custom classes to the log, where UIKit writes them or raises an
  /// exception. Each text is written once per process.
  func logDiagnostics() {
    let kinds: Set<InterfaceDiagnostic.Kind> = [.unknownClass, .unknownProperty, .invalidValue]
    for diagnostic in diagnostics where kinds.contains(diagnostic.kind) {
      LayoutLog.writeOnce(diagnostic.description)
    }
  }

  /// Reads fonts in the sizes in which the current canvas shows text styles.
  ///
  /// - Returns: A Boolean value that indicates whether the sizes changed.
  func updateFonts() -> Bool {
    let new = FontReader(
      canvas.platform, settings, files: document.fonts,
      readsProgramFonts: purpose == .application)
    guard !new.hasSizes(of: fonts) else { return false }
    fonts = new
    texts = TextReader(
      fonts: fonts, colors: colors,
      localization: localization.shown(onPad: canvas.device?.isPad == true))
    return true
  }

  // MARK: - Bookkeeping

  /// Registers an item by its identifier. The first one with an identifier is kept while it exists.
  func register(_ item: any LayoutItem, _ id: String?) {
    if let id, items[id]?.object == nil { items[id] = WeakItem(object: item) }
  }

  /// Returns the view or guide with an identifier, or `nil` if none was created or if it no longer
  /// exists.
  func item(withIdentifier id: String) -> (any LayoutItem)? { items[id]?.object }

  /// Registers a view by the offset of its element.
  func remember(_ element: VariedElement, _ view: UIView, in slot: ViewSlot) {
    builtIndices[element.element.range.lowerBound] = built.count
    built.append(BuiltView(element: element, view: view, slot: slot))
  }

  /// Returns the index in `built` of the view to which an element belongs, which was created from
  /// it or from an element around it, or `nil` outside of the root.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of the element.
  func ownerIndex(_ element: XMLTree.Element) -> Int? {
    var current: XMLTree.Element? = element
    while let candidate = current {
      if let index = builtIndices[candidate.range.lowerBound] { return index }
      current = candidate.parent
    }
    return nil
  }

  /// Adds a finding. The order does not matter: `build()` sorts them by their locations.
  func report(_ diagnostic: InterfaceDiagnostic) { diagnostics.append(diagnostic) }

  /// Reports an element of an unknown class, once per name.
  func reportUnknown(_ element: XMLTree.Element) {
    guard reportedNames.insert(element.name).inserted else { return }
    report(
      InterfaceDiagnostic(
        .unknownElement, element, severity: .note, "<\(element.name)> has no known class",
        hint: "it is laid out as a plain view"))
  }

  /// Reports elements of the root whose identifier an earlier element has.
  func reportDuplicates() {
    for element in document.duplicates where root.range.contains(element.range.lowerBound) {
      report(
        InterfaceDiagnostic(
          .duplicateIdentifier, element,
          "identifier '\(element.id ?? "")' is already used by an earlier element",
          hint: "constraints refer to the first element; open the file in Xcode and save it"))
    }
  }

  /// Returns a number of an attribute. An invalid one is reported and replaced with the default.
  func number(
    _ element: XMLTree.Element, _ attribute: some SchemaProperty<CGFloat>,
    default value: CGFloat = 0
  ) -> CGFloat {
    guard let text = element.text(of: attribute) else { return value }
    if let number = attribute.form.read(text) { return number }
    report(
      InterfaceDiagnostic(
        .invalidValue, element, "'\(attribute.name)' is not a number or is out of range",
        hint: "\(value) is used instead"))
    return value
  }
}

/// A view or guide that only its tree retains.
@MainActor
struct WeakItem {
  /// The item, or `nil` if it no longer exists.
  @ItemLink var object: (any LayoutItem)?
}

/// A view with its element.
@MainActor
struct BuiltView {
  /// The element, under the size classes whose values the view currently has.
  var element: VariedElement
  /// The view. Its tree retains it, or the builder while it is not installed.
  @ViewLink var view: UIView?
  /// The role of the view in its superview.
  let slot: ViewSlot

  /// The offset of the element, which identifies it in the document.
  var offset: Int { element.element.range.lowerBound }
}

extension Device.SizeClass {
  /// The size class as a trait; `any` becomes unspecified.
  var traitValue: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .any: .unspecified
    }
  }
}
