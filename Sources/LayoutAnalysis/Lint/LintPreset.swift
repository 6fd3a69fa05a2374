/// A named set of rules.
///
///     configuration.presets = [.recommended, .accessibility]
///
/// `Documentation/Lint.md` lists the rules of each preset and the measurements that decided which
/// rules are recommended.
public enum LintPreset: String, CaseIterable, Hashable, Sendable, Codable {
  /// Issues that break layouts at run time or are certainly errors in the document. The default.
  case recommended
  /// Issues in other languages and writing directions.
  case localization
  /// Issues for people with large text sizes or with difficulty touching small controls.
  case accessibility
  /// Everything, including findings that follow from others in the same root.
  case strict
}
