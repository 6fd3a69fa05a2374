import AutoLayout
import Foundation
import InterfaceBuilder

/// A document laid out on the canvases that were asked for.
struct DocumentLayout {
  let document: InterfaceDocument
  /// Each root on each canvas; roots in document order, canvases in the order of the request.
  let roots: [LaidOutRoot]
  /// What was found on the way, each finding once, in document order.
  let diagnostics: [InterfaceDiagnostic]

  /// Reads and lays out `file`, which is called that in all messages.
  @MainActor
  init(file: String, request: CanvasRequest) throws(DocumentFailure) {
    let source = try DocumentSource(contentsOf: URL(fileURLWithPath: file), name: file)
    try self.init(source, request: request)
  }

  /// Lays out a document.
  @MainActor
  init(_ source: DocumentSource, request: CanvasRequest) throws(DocumentFailure) {
    // Contradictions are marked in what the tool prints and draws.
    LayoutLog.reportsConflicts = false
    document = source.document
    var roots: [LaidOutRoot] = []
    var diagnostics: [InterfaceDiagnostic] = []
    var seen: Set<InterfaceDiagnostic> = []
    let (choices, missing) = try Self.choices(
      request, for: source.file, within: source.project)
    for root in document.roots {
      for choice in choices {
        let instance = root.instantiate(on: choice)
        roots.append(try LaidOutRoot(root, choice, instance, in: document.name))
        diagnostics += instance.diagnostics.filter { seen.insert($0).inserted }
      }
    }
    self.roots = roots
    self.diagnostics = missing.map(document.missingTranslation) + diagnostics
  }

  /// Every canvas in every language and setting, and the languages without translations.
  static func choices(
    _ request: CanvasRequest, for file: URL?, within project: URL? = nil
  ) throws(DocumentFailure) -> (choices: [CanvasChoice], missing: [String]) {
    do {
      let (texts, missing) = try request.variants.localizations(of: file, within: project)
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

/// One root of a document on one canvas.
struct LaidOutRoot {
  let root: InterfaceRoot
  /// Whether the canvas is the one that the document was saved with.
  let isOwnCanvas: Bool
  /// Language and settings of the layout.
  let variant: LayoutVariant
  let snapshot: LayoutSnapshot

  /// A name for people: what the scene's bar says where the document gives no other name.
  var name: String {
    let item = root.controller?.child(.navigationItem)
    let title = item?.text(of: NavigationItemElement.title) ?? ""
    return root.name == root.elementName && !title.isEmpty ? title : root.name
  }

  /// - Throws: a fault of ours when a frame is not a number.
  @MainActor
  fileprivate init(
    _ root: InterfaceRoot, _ choice: CanvasChoice, _ instance: InstantiatedRoot, in file: String
  ) throws(DocumentFailure) {
    self.root = root
    isOwnCanvas = choice == .document
    variant = LayoutVariant(choice)
    snapshot = instance.snapshot()
    if let view = snapshot.views.first(where: { !$0.frame.isFinite }) {
      let name = view.identifier ?? view.className
      throw DocumentFailure(
        file: file, line: root.element.location.line, column: root.element.location.column,
        message: "the layout gave \(name) a frame that is not finite",
        hint: "this is a fault of autolayout; please report it with the document", status: .fault)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension DocumentFailure {
  /// The error of the document reader in the form that this tool sends and prints.
  init(_ error: InterfaceDocumentError) {
    self.init(
      file: error.file, line: error.location?.line, column: error.location?.column,
      message: error.message, hint: error.hint, excerpt: error.excerpt?.text,
      caret: error.excerpt?.caret,
      status: Self.status(of: error.kind))
  }

  /// What ends a file is either its content or its getting in and out.
  private static func status(of kind: InterfaceDocumentError.Kind) -> ExitStatus {
    switch kind {
    case .unreadable, .unwritable, .changedMeanwhile: .cannotOpen
    default: .badData
    }
  }
}
