/// A named set of rules.
///
///     configuration.presets = [.recommended, .accessibility]
///
/// `Documentation/Lint.md` lists the rules of each preset and the measurements that decided which rules
/// are recommended.
public enum LintPreset: String, CaseIterable, Hashable, Sendable, Codable {
  /// What breaks at run time or is certainly wrong in the document. The default.
  case recommended
  /// What breaks in other languages and writing directions.
  case localization
  /// What people with large text sizes, or who miss small controls, run into.
  case accessibility
  /// Everything, including findings that follow from others in the same root.
  case strict
}
