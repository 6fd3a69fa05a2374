import AutoLayout
import Foundation
import InterfaceBuilder

/// The layouts of a document on all canvases of a request.
struct DocumentLayout {
  /// The parsed document.
  let document: InterfaceDocument
  /// The layouts: roots in document order, canvases in the order of the request.
  let roots: [LaidOutRoot]
  /// The diagnostics of all layouts without duplicates, in document order. Missing translations
  /// and fonts come first.
  let diagnostics: [InterfaceDiagnostic]

  /// Reads and lays out a file. All messages use the name `file`.
  ///
  /// - Parameters:
  ///   - file: The path of the document.
  ///   - request: The canvases.
  ///   - readsAccessibility: A Boolean value that indicates whether roots have an accessibility
  ///     snapshot.
  ///   - assets: The images and colors of the project, or `nil` for those that the document
  ///     records.
  ///   - details: The details that the snapshots of the roots include.
  /// - Throws: `DocumentFailure` for a file that cannot be read or is not a document, for unknown
  ///   devices, and for languages without a translation.
  @MainActor
  init(
    file: String, request: CanvasSelection, readsAccessibility: Bool = false,
    assets: DocumentAssets? = nil, details: LayoutSnapshot.Details = []
  ) throws(DocumentFailure) {
    let source = try DocumentSource(contentsOf: URL(fileURLWithPath: file), name: file)
    try self.init(
      source, request: request, readsAccessibility: readsAccessibility, assets: assets,
      details: details)
  }

  /// Lays out a document with the colors of its project, optionally with an accessibility snapshot
  /// of each root.
  @MainActor
  init(
    _ source: DocumentSource, request: CanvasSelection, readsAccessibility: Bool = false,
    assets: DocumentAssets? = nil, details: LayoutSnapshot.Details = []
  ) throws(DocumentFailure) {
    // Conflicts are marked in the printed and drawn output instead.
    LayoutLog.reportsConflicts = false
    document = source.document
    var roots: [LaidOutRoot] = []
    var diagnostics: [InterfaceDiagnostic] = []
    var seen: Set<InterfaceDiagnostic> = []
    let (choices, missing) = try Self.choices(
      request, for: source.file, within: source.project)
    for root in document.roots {
      var tour = CanvasTour(root)
      for var choice in choices {
        choice.assets = assets
        let layout = tour.layout(on: choice, with: details)
        var laidOut = try LaidOutRoot(root, choice, layout.snapshot, in: document.name)
        if readsAccessibility { laidOut.accessibility = tour.view?.accessibilitySnapshot() }
        roots.append(laidOut)
        diagnostics += layout.diagnostics.filter { seen.insert($0).inserted }
      }
    }
    self.roots = roots
    self.diagnostics =
      missing.map(document.missingTranslation) + document.missingFonts + diagnostics
  }

  /// Combines the canvases of a request with its languages and settings.
  ///
  /// The project is searched only for a request with translations.
  ///
  /// - Returns: All combinations, and the languages for which the document has no translation.
  /// - Throws: `DocumentFailure` if a translation file cannot be read.
  static func choices(
    _ request: CanvasSelection, for file: URL?, within project: @autoclosure () -> URL? = nil
  ) throws(DocumentFailure) -> (choices: [CanvasChoice], missing: [String]) {
    do {
      let (texts, missing) = try request.variants.localizations(of: file, within: project())
      let settings = request.variants.settings
      let choices = request.choices.flatMap { choice in
        texts.flatMap { text in
          settings.map { settings in
            CanvasChoice(
              device: choice.device, orientation: choice.orientation, size: choice.size,
              surface: choice.surface, settings: settings, localization: text)
          }
        }
      }
      return (choices, missing)
    } catch {
      throw DocumentFailure(error)
    }
  }
}

/// A root of a document that is laid out on one canvas.
struct LaidOutRoot {
  /// The root in the document.
  let root: InterfaceRoot
  /// A Boolean value that indicates whether the canvas is the one with which the document was
  /// saved.
  let isOwnCanvas: Bool
  /// The language and the settings of the layout.
  let variant: LayoutVariant
  /// The frames, contents and constraints of all views.
  let snapshot: LayoutSnapshot
  /// The accessibility snapshot of the root, or `nil` if it was not requested.
  fileprivate(set) var accessibility: AccessibilitySnapshot?

  /// The display name of the root: the title of the navigation item if the document has no other
  /// name.
  var name: String {
    let item = root.controller?.child(.navigationItem)
    let title = item?.text(of: NavigationItemElement.title) ?? ""
    return root.name == root.elementName && !title.isEmpty ? title : root.name
  }

  /// Creates the layout of a root on a canvas.
  ///
  /// - Throws: An internal error if a frame is not a number.
  @MainActor
  fileprivate init(
    _ root: InterfaceRoot, _ choice: CanvasChoice, _ snapshot: LayoutSnapshot, in file: String
  ) throws(DocumentFailure) {
    self.root = root
    isOwnCanvas = choice == .document
    variant = LayoutVariant(choice)
    self.snapshot = snapshot
    for view in snapshot.views where !view.frame.isFinite {
      let name = view.identifier ?? view.className
      throw DocumentFailure(
        file: file, line: root.element.location.line, column: root.element.location.column,
        message: "the frame of \(name) is not finite",
        hint: DocumentFailure.reportHint, status: .fault)
    }
  }
}

/// Checks of the results of the engine.
extension CGRect {
  /// A Boolean value that indicates whether no part of the rectangle is infinite or NaN.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

/// Failures of the document reader.
extension DocumentFailure {
  /// Creates a failure from an error of the document reader, with its location and excerpt.
  init(_ error: InterfaceDocumentError) {
    self.init(
      file: error.file, line: error.location?.line, column: error.location?.column,
      message: error.message, hint: error.hint, excerpt: error.excerpt?.text,
      caret: error.excerpt?.caret, kind: error.kind, status: Self.status(of: error.kind))
  }

  /// Returns the exit code: 66 if the file cannot be read or written, 65 if its content is invalid.
  private static func status(of kind: InterfaceDocumentError.Kind) -> ExitStatus {
    switch kind {
    case .unreadable, .unwritable, .changedMeanwhile: .cannotOpen
    default: .badData
    }
  }
}
