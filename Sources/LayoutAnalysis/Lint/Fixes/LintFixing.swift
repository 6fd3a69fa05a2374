import AutoLayout
import Foundation
import InterfaceBuilder

/// One run of `Linter.fixing`: fixes are proposed, tried, and kept or discarded.
///
/// A fix is kept if it removes its finding, causes no other one, and moves no view on any canvas.
/// Fixes of a rule are first tried together; if that fails, in halves.
@MainActor
struct LintFixing {
  /// The bytes of the file, with which the result is compared.
  private let original: [UInt8]
  /// The findings before any fix.
  private let found: [LintFinding]
  /// The document with the fixes that were kept.
  private var document: InterfaceDocument
  /// The findings of that document.
  private var findings: [LintFinding]
  /// The frames of the views on all canvases, which a fix must not change.
  private var frames: LintWitnesses
  /// The fixes that were kept, in order.
  private var edits: [DocumentEdit] = []
  /// Lints a version of the document.
  private let lint: (InterfaceDocument) throws(InterfaceDocumentError) -> [LintFinding]

  /// The number of attempts per rule in a document. Each costs several layouts.
  private let maxAttempts: Int

  /// The default number of attempts per rule. Bisection takes two attempts per level for each
  /// finding that prevents others from being fixed, so that five such findings among a thousand
  /// take fewer than ninety. Findings that are not tried remain.
  static let maxAttempts = 100

  /// The share of the attempts that bisection may use while it fixes fewer findings than it made
  /// attempts. If every second finding must remain, no half can be fixed.
  private static let shareOfHalves = 0.6

  /// Creates a run with a document, its findings and the frames of its views.
  init(
    _ document: InterfaceDocument, findings: [LintFinding], maxAttempts: Int = Self.maxAttempts,
    lint: @escaping (InterfaceDocument) throws(InterfaceDocumentError) -> [LintFinding]
  ) {
    original = document.bytes
    self.maxAttempts = maxAttempts
    self.document = document
    found = findings
    self.findings = findings
    self.lint = lint
    frames = LintWitnesses(document)
  }

  /// Runs all fixes. Frames come last because they depend on the remaining constraints.
  mutating func run() throws(InterfaceDocumentError) {
    for fix in LintFix.all { try run(fix) }
  }

  /// Applies a fix: in halves first, then one by one to the findings that were not tried.
  private mutating func run(_ fix: LintFix) throws(InterfaceDocumentError) {
    let targets = fix.targets(document, findings.filter { $0.isFixable && $0.rule == fix.rule })
    var attempts = maxAttempts
    for finding in try halve(fix, targets, &attempts) where attempts > 0 {
      let single = present([finding])
      if single.isEmpty { continue }
      attempts -= 1
      _ = try attempt(fix, single)
    }
  }

  /// Tries to fix everything at once. If that fails, tries the halves, large ones first. Deducts
  /// its attempts, and returns the findings that it did not try.
  private mutating func halve(
    _ fix: LintFix, _ targets: [LintFinding], _ attempts: inout Int
  ) throws(InterfaceDocumentError) -> [LintFinding] {
    let (before, allowed) = (findings.count, attempts)
    let trialLimit = Int(Double(allowed) * Self.shareOfHalves)
    var batches = [targets]
    var next = 0
    while next < batches.count, attempts > 0 {
      let made = allowed - attempts
      if made >= trialLimit, before - findings.count < made { break }
      let batch = present(batches[next])
      next += 1
      if batch.isEmpty { continue }
      attempts -= 1
      guard try !attempt(fix, batch), batch.count > 1 else { continue }
      let middle = batch.count / 2
      batches += [Array(batch[..<middle]), Array(batch[middle...])]
    }
    return Array(batches[next...].joined())
  }

  /// Returns those of some findings that an earlier edit did not remove.
  private func present(_ some: [LintFinding]) -> [LintFinding] {
    let left = Set(findings.map(\.fingerprint))
    return some.filter { left.contains($0.fingerprint) }
  }

  /// The fixed and the remaining findings.
  var result: LintFixes {
    let edit = DocumentEdit.chain(edits, from: original) ?? .from(original, to: document.bytes)
    return LintFixes(document: document, edit: edit, fixed: fixed, remaining: findings)
  }

  /// The findings that were removed, with any of the edits. Several findings may have the same
  /// fingerprint.
  private var fixed: [LintFinding] {
    var left = Dictionary(findings.map { ($0.fingerprint, 1) }, uniquingKeysWith: +)
    return found.filter { finding in
      guard let count = left[finding.fingerprint], count > 0 else { return true }
      left[finding.fingerprint] = count - 1
      return false
    }
  }

  /// Applies an edit that fixes some findings if it removes them, causes no others and moves no
  /// view. Returns true if the edit was applied.
  private mutating func attempt(
    _ fix: LintFix, _ wanted: [LintFinding]
  ) throws(InterfaceDocumentError) -> Bool {
    guard let (edit, changed) = propose(fix, wanted) else { return false }
    let after = try lint(changed)
    guard isBetter(after, without: wanted), LintWitnesses(changed).agree(with: frames)
    else { return false }
    edits.append(edit)
    document = changed
    findings = after
    return true
  }

  /// Returns the edit, or `nil` if it cannot be made: Interface Builder's command refuses, or there
  /// is no edit.
  private func propose(
    _ fix: LintFix, _ wanted: [LintFinding]
  ) -> (DocumentEdit, InterfaceDocument)? {
    guard let edit = try? fix.edit(document, wanted), !edit.isEmpty,
      let changed = try? document.applying(edit)
    else { return nil }
    return (edit, changed)
  }

  /// Returns a Boolean value that indicates whether the findings to fix are gone and there are no
  /// new ones.
  private func isBetter(_ after: [LintFinding], without wanted: [LintFinding]) -> Bool {
    let gone = Set(wanted.map(\.fingerprint))
    guard !after.contains(where: { gone.contains($0.fingerprint) }) else { return false }
    let before = Dictionary(
      findings.map { ($0.fingerprint, Set($0.canvases)) }, uniquingKeysWith: { $0.union($1) })
    return after.allSatisfy { finding in
      before[finding.fingerprint].map { $0.isSuperset(of: finding.canvases) } ?? false
    }
  }
}

/// The frames of all views on a few canvases, by which an edit is checked for moving no view.
@MainActor
struct LintWitnesses {
  private var frames: [[String: CGRect]] = []

  /// The devices: a small phone, a large one, whose width is regular and whose height is compact in
  /// landscape, and a tablet. Together they have all four pairs of size classes and three different
  /// widths.
  private static let devices = ["retina4_0", "retina5_5", "ipad9_7"]
  /// The number of points by which edges may differ: less than any pixel.
  private static let allowance: CGFloat = 0.01

  /// Lays out a document on its own canvas and on the devices, in portrait and in landscape.
  init(_ document: InterfaceDocument) {
    let devices = Self.devices.compactMap(Device.init(identifier:))
    let choices =
      [.document] + devices.flatMap { [CanvasChoice.device($0), .device($0, .landscape)] }
    frames = LayoutLog.withoutConflicts {
      document.roots.flatMap { root in choices.map { Self.frames(of: root, on: $0) } }
    }
  }

  /// Returns the frames of the views that have an identifier in the document, on one canvas, by
  /// identifier and in the superview's coordinates.
  private static func frames(
    of root: InterfaceRoot, on choice: CanvasChoice
  ) -> [String: CGRect] {
    let views = root.instantiate(on: choice).snapshot().views
    let named = views.compactMap { view in view.identifier.map { ($0, view.frame) } }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a Boolean value that indicates whether all views have the same frames.
  func agree(with other: LintWitnesses) -> Bool {
    frames.count == other.frames.count
      && zip(frames, other.frames).allSatisfy { first, second in
        first.count == second.count
          && first.allSatisfy {
            second[$0.key]?.isNear($0.value, within: Self.allowance) ?? false
          }
      }
  }
}
