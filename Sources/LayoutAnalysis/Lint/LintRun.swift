import InterfaceBuilder

/// The findings of one document while they are collected.
struct LintRun {
  /// The document to lint.
  private let document: InterfaceDocument
  /// The configuration's settings for the document.
  private let settings: LintSettings
  /// The rules that are off at single objects.
  private let suppressions: LintSuppressions
  /// The findings so far, without duplicates.
  private var found: [LintFinding] = []
  /// Indices in `found` by rule, root, object and key, so that a finding on many canvases is
  /// reported once.
  private var places: [String: Int] = [:]

  /// Creates a run without findings.
  init(document: InterfaceDocument, settings: LintSettings) {
    self.document = document
    self.settings = settings
    suppressions = LintSuppressions(document, settings: settings)
  }

  /// Checks the document as it is written, with the rules that need no layout.
  mutating func checkDocument() {
    for (rule, severity) in settings.rules {
      guard case .document(let check) = rule.check else { continue }
      for issue in check(document, settings.options) where isReported(issue) {
        add(issue, rule, severity, in: nil)
      }
    }
  }

  /// Checks the layouts of one root on all canvases, with the rules that inspect layouts.
  mutating func check(_ layouts: [LintLayout]) {
    let unsettled = layouts.map { settings.reportsConsequences ? .none : UnsettledParts($0) }
    for (rule, severity) in settings.rules {
      switch rule.check {
      case .document: continue
      case .layout(let check):
        for (layout, unsettled) in zip(layouts, unsettled) {
          for issue in check(layout, settings.options)
          where isReported(issue) && !unsettled.explain(issue) {
            add(issue, rule, severity, in: layout)
          }
        }
      case .layouts(let check):
        for issue in check(layouts, settings.options) {
          add(issue, rule, severity, in: layouts.first)
        }
      }
    }
  }

  /// Returns a Boolean value that indicates whether the presets report an issue. `strict` reports
  /// all issues, so that its findings are those that Xcode shows for the same document.
  private func isReported(_ issue: LintIssue) -> Bool {
    settings.reportsConsequences || !issue.isStrictOnly
  }

  /// Adds an issue unless it is suppressed. If the issue was already found on another canvas, only
  /// the canvas is added.
  private mutating func add(
    _ issue: LintIssue, _ rule: LintRule, _ severity: LintSeverity, in layout: LintLayout?
  ) {
    let ids = ([issue.element.id] + issue.alsoAbout).compactMap { $0 }
    guard !suppressions.suppress(rule.name, at: ids) else { return }
    var finding = LintFinding(issue, rule, severity, file: document.name, root: layout?.root.id)
    let known = finding.fingerprint + "|\(finding.line):\(finding.column)"
    if case .layout = rule.check, let layout { finding.canvases = [layout.canvas] }
    if let place = places[known] {
      found[place].canvases += finding.canvases.filter { !found[place].canvases.contains($0) }
    } else {
      places[known] = found.count
      found.append(finding)
    }
  }

  /// Returns the findings sorted by line and column, then by rule.
  func findings() -> [LintFinding] {
    found.enumerated().sorted { a, b in
      (a.element.line, a.element.column, a.element.rule, a.offset)
        < (b.element.line, b.element.column, b.element.rule, b.offset)
    }.map(\.element)
  }
}

extension LintFinding {
  /// Creates a finding from the issue of a rule and the context of the linter.
  init(
    _ issue: LintIssue, _ rule: LintRule, _ severity: LintSeverity, file: String, root: String?
  ) {
    let place = issue.element.location
    self.init(
      rule: rule.name, severity: severity, message: issue.message, hint: issue.hint, file: file,
      line: place.line, column: place.column,
      object: Object(identifier: issue.element.id, name: issue.name), root: root, canvases: [],
      related: issue.related, isFixable: rule.isFixable, key: issue.key)
    codePointColumn = issue.element.codePointColumnIfOther
    if let offset = issue.offset { point(to: offset, in: issue.element.tree) }
  }

  /// Moves the finding to a byte of the document, and includes the line.
  private mutating func point(to offset: Int, in tree: XMLTree) {
    let place = tree.location(at: offset)
    line = place.line
    column = place.column
    let column = tree.codePointColumn(at: place)
    codePointColumn = column == place.column ? nil : column
    let excerpt = tree.excerpt(at: place)
    self.excerpt = Excerpt(text: excerpt.text, caret: excerpt.caret)
  }
}
