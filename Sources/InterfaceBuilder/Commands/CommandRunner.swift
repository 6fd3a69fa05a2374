import AutoLayout
import Foundation

extension InterfaceDocument {
  /// Performs a command of Interface Builder's menus.
  ///
  /// Every root with an affected view is laid out before and after, on the document's own canvas.
  /// The result is the edit as a value, which can be applied, previewed and undone.
  ///
  /// - Throws: `InterfaceDocumentError` of kind `invalidEdit` if a view is unknown, the command
  ///   cannot be performed on the views, or another finding would get worse. Nothing is changed
  ///   then.
  @MainActor
  public func performing(
    _ command: LayoutCommand, _ options: CommandOptions = CommandOptions()
  ) throws(InterfaceDocumentError) -> CommandResult {
    // Proposals that are discarded often have conflicts, which must not be logged.
    try LayoutLog.withoutConflicts { () throws(InterfaceDocumentError) in
      try CommandRunner(self, command, options).run()
    }
  }
}

/// Performs one command on one document.
@MainActor
struct CommandRunner {
  let document: InterfaceDocument
  let command: LayoutCommand
  let options: CommandOptions

  init(_ document: InterfaceDocument, _ command: LayoutCommand, _ options: CommandOptions) {
    self.document = document
    self.command = command
    self.options = options
  }

  /// Performs the command: 1. Find the views. 2. Change one root after the other. 3. Join the
  /// edits.
  func run() throws(InterfaceDocumentError) -> CommandResult {
    var result = CommandResult(
      edit: DocumentEdit(), document: document, removed: [], remaining: [])
    var edits: [DocumentEdit] = []
    var missing = Set(options.views)
    for index in document.roots.indices {
      let session = RepairSession(result.document, root: index)
      let targets = try targets(in: session.layout, &missing)
      guard !targets.isEmpty else { continue }
      try change(session, targets)
      let isReset = command == .resetToSuggestedConstraints
      guard !session.edits.isEmpty, !isReset || !session.isEquivalentToOriginal else {
        result.remaining += remaining(session, targets)
        continue
      }
      try verify(session)
      edits += session.edits
      result.document = session.document
      result.removed += removed(session, targets)
      result.remaining += remaining(session, targets)
    }
    if let name = missing.sorted().first { throw unknownView(name) }
    guard let edit = DocumentEdit.chain(edits, from: document.bytes) else {
      throw failure(
        "the changes contradict each other", hint: "this is a bug in AutoLayout; please report it")
    }
    result.edit = edit
    return result
  }

  /// Makes the changes of the command in one root.
  ///
  /// If the options request it, the frames of views that moved are recorded last, because they
  /// follow from all constraints. Clearing records none this way.
  private func change(
    _ session: RepairSession, _ targets: [PlacedView]
  ) throws(InterfaceDocumentError) {
    let ids = targets.map(\.id)
    switch command {
    case .updateFrames: try FrameUpdate(session).run(targets)
    case .updateConstraintConstants: try ConstantUpdate(session).run(ids)
    case .addMissingConstraints:
      try MissingConstraints(session).run(ids)
      try verifyFrames(session)
    case .resetToSuggestedConstraints:
      try ConstraintClearing(session, isWhole: options.views.isEmpty).run(ids, fixing: false)
      try MissingConstraints(session).run(ids)
      try verifyFrames(session)
    case .clearConstraints:
      try ConstraintClearing(session, isWhole: options.views.isEmpty).run(ids, fixing: true)
    case .pin(let request): try Pinning(session, request).run(ids)
    case .align(let request): try Aligning(session, request).run(ids)
    }
    if options.updatesFrames, command != .updateFrames, command != .clearConstraints {
      try FrameUpdate(session).recordMoved()
    }
  }

  // MARK: - Which views

  /// Returns the views of a root to which the command applies: those that the options name, or, if
  /// there are none, all views that constraints position.
  ///
  /// Names that were found are removed from `missing`, which is kept across roots: a name may
  /// belong to any root of the document.
  private func targets(
    in layout: CanvasLayout, _ missing: inout Set<String>
  ) throws(InterfaceDocumentError) -> [PlacedView] {
    guard !options.views.isEmpty else { return layout.views.filter(\.isConstrained) }
    var found: [PlacedView] = []
    for name in options.views {
      let named = views(called: name, in: layout)
      if named.count > 1 {
        throw failure(
          "\(named.count) views are named '\(name)'",
          hint: "use an identifier: \(named.map(\.id).joined(separator: ", "))")
      }
      guard let view = named.first else { continue }
      missing.remove(name)
      guard view.isConstrained else {
        throw document.tree.error(
          .invalidEdit, at: view.element.element.range.lowerBound,
          "'\(name)' is not positioned by constraints",
          hint:
            "constraints do not position root views, cells and views with an autoresizing mask"
        )
      }
      found.append(view)
    }
    return found
  }

  /// Returns the views with an identifier; if there is none, those with a label, and then those
  /// with a text or title, because Interface Builder's outline uses these names.
  private func views(called name: String, in layout: CanvasLayout) -> [PlacedView] {
    let ways: [(PlacedView) -> Bool] = [
      { $0.id == name }, { $0.element[ObjectElement.userLabel] == name },
      { layout.label(of: $0) == name },
    ]
    for isMeant in ways {
      let found = layout.views.filter(isMeant)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func unknownView(_ name: String) -> InterfaceDocumentError {
    let names = document.roots.flatMap { root in
      let layout = CanvasLayout(root)
      return layout.views.flatMap { [$0.id, layout.label(of: $0)].compactMap { $0 } }
    }
    return failure(
      "no view on the canvas has the identifier or label '\(name)'",
      hint: Suggestion.hint(
        for: name, among: names,
        otherwise: "`autolayout frames FILE --format jsonl` lists all views"))
  }

  private func failure(_ message: String, hint: String) -> InterfaceDocumentError {
    InterfaceDocumentError(.invalidEdit, file: document.name, message, hint: hint)
  }

  // MARK: - What came of it

  /// Rejects a result with findings that did not exist before.
  private func verify(_ session: RepairSession) throws(InterfaceDocumentError) {
    guard !options.allowsWorse else { return }
    var worse = session.before.worsening(in: session.findings)
    if opensViews {
      worse = worse.filter { $0.hasSuffix("conflict") }
    }
    guard let first = worse.first else { return try verifyElsewhere(session) }
    let rest = worse.count > 1 ? " and \(worse.count - 1) more" : ""
    throw failure(
      "the change would cause new issues: \(first)\(rest)",
      hint: "nothing was changed; include the affected views, or use --even-if-worse")
  }

  /// Refuses suggested constraints that break more constraints than before on another device.
  private func verifyElsewhere(_ session: RepairSession) throws(InterfaceDocumentError) {
    guard [.addMissingConstraints, .resetToSuggestedConstraints].contains(command),
      let device = session.deviceWithMoreConflicts(session.layout)
    else { return }
    throw failure(
      "the change would cause new conflicts on \(device)",
      hint: "nothing was changed; make one of the constraints an inequality, or use --even-if-worse"
    )
  }

  /// Refuses suggested constraints that move or resize a view: they describe the recorded frames,
  /// and the commands would record other ones over them.
  private func verifyFrames(_ session: RepairSession) throws(InterfaceDocumentError) {
    guard !options.allowsWorse, kinds == LayoutFindings.ambiguities else { return }
    let known = session.before.views([.misplaced])
    let moved = session.layout.views.filter { view in
      view.isConstrained && !view.isHidden && !known.contains(view.id)
        && view.ambiguity.isEmpty
        && view.recorded.map {
          !$0.isNear(view.solved, within: LayoutFindings.suggestedMovement)
        } ?? false
    }
    guard let first = moved.first, let recorded = first.recorded else { return }
    let rest = moved.count > 1 ? ", and \(moved.count - 1) more" : ""
    throw failure(
      "the suggested constraints would change the frame of \(first.id) from "
        + "\(Self.text(recorded)) to \(Self.text(first.solved))\(rest)",
      hint: "nothing was changed; add constraints to these views first, or use --even-if-worse")
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { XcodeStyle.number($0) }
    return "(\(numbers[0]), \(numbers[1]); \(numbers[2]) × \(numbers[3]))"
  }

  /// A Boolean value that indicates whether views may become ambiguous.
  ///
  /// Clearing makes views ambiguous that depended on the cleared ones. Pinning and aligning are
  /// steps towards a complete layout: the first constraint of a view ends its fixed frame.
  private var opensViews: Bool {
    switch command {
    case .clearConstraints, .pin, .align: true
    default: false
    }
  }

  /// The kinds of findings that the command removes.
  private var kinds: Set<LayoutFindings.Finding.Kind> {
    switch command {
    case .updateFrames, .updateConstraintConstants: [.misplaced]
    case .addMissingConstraints, .resetToSuggestedConstraints: LayoutFindings.ambiguities
    case .clearConstraints, .pin, .align: []
    }
  }

  private func removed(_ session: RepairSession, _ targets: [PlacedView]) -> [String] {
    texts(session.before.views.subtracting(session.findings.views), targets)
  }

  private func remaining(_ session: RepairSession, _ targets: [PlacedView]) -> [String] {
    texts(session.findings.views, targets)
  }

  /// Returns the findings that the command should remove from its views, as `view: kind`.
  private func texts(
    _ findings: Set<LayoutFindings.Finding>, _ targets: [PlacedView]
  ) -> [String] {
    let ids = Set(targets.map(\.id))
    return findings.filter { kinds.contains($0.kind) && ids.contains($0.view) }
      .map { "\($0.view): \($0.kind.rawValue)" }.sorted()
  }
}
