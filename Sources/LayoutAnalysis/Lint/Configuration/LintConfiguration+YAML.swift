import AutoLayout
import Foundation
import Yams

extension LintConfiguration {
  /// The maximum file size in bytes. A configuration has a page; a larger file is not one.
  public static let maxFileSize = 1 << 20

  /// Reads a configuration.
  ///
  ///     devices: [retina4_0, retina6_1, ipad9_7]
  ///     orientation: all
  ///     direction: all
  ///     splits: true
  ///     locales: [de, ar]
  ///     content-sizes: [L, AX3]
  ///     pseudo: true
  ///     bold-text: false
  ///     preset: [recommended, localization]
  ///     rules:
  ///       small-touch-target: warning
  ///       left-right-attribute: off
  ///       off-grid-constant: on
  ///     options:
  ///       grid: 8
  ///       touch-target: 44
  ///     paths:
  ///       - match: ["Pods", "**/Legacy/*.xib"]
  ///         exclude: true
  ///       - match: "Onboarding/**"
  ///         rules: {clipped-text: error}
  ///     objects:
  ///       8bC-Xf-vdC: [overlapping-views]
  ///       Qzf-3a-9dK: all
  ///
  /// - Parameters:
  ///   - yaml: The text of the file.
  ///   - file: The name of the file in messages. Patterns of paths are relative to its folder.
  /// - Throws: `LintConfigurationError` with the location of the error. Unknown names of rules,
  ///   devices or settings are errors, so that a typo does not switch a rule off.
  public init(yaml: String, file: String = ".autolayout.yml") throws(LintConfigurationError) {
    self.init()
    let reader = ConfigurationReader(file: file)
    guard yaml.utf8.count <= Self.maxFileSize else {
      throw reader.error(nil, "the configuration is larger than 1 MB", "check the path")
    }
    try reader.read(yaml, into: &self)
    folder = (file as NSString).deletingLastPathComponent
  }
}

/// One reading of a configuration.
private struct ConfigurationReader {
  /// The name of the file in messages.
  let file: String

  /// Reads the settings of a file into a configuration. An empty file has no settings.
  func read(
    _ yaml: String, into configuration: inout LintConfiguration
  ) throws(LintConfigurationError) {
    guard let root = try compose(yaml), !isEmpty(root) else { return }
    for (key, value) in try mapping(root, "the configuration") {
      switch key.text {
      case "devices": configuration.canvases.devices = try devices(value)
      case "orientation": configuration.canvases.orientations = try choice(value)
      case "direction": configuration.canvases.directions = try choice(value)
      case "splits": configuration.canvases.includesSplits = try flag(value)
      case "locales": configuration.canvases.locales = try locales(value)
      case "pseudo": configuration.canvases.isPseudo = try flag(value)
      case "content-sizes": configuration.canvases.contentSizes = try contentSizes(value)
      case "bold-text": configuration.canvases.hasBoldText = try flag(value)
      case "canvas": configuration.canvases.includesDocumentCanvas = try flag(value)
      case "only-named-rules": configuration.checksOnlyNamedRules = try flag(value)
      case "preset": configuration.presets = try presets(value)
      case "rules": configuration.rules = try rules(value)
      case "options": configuration.options = try options(value)
      case "paths": configuration.paths = try paths(value)
      case "objects": configuration.objects = try objects(value)
      default:
        throw error(
          key.node, "unknown setting '\(key.text.shortened)'",
          "the settings are bold-text, canvas, content-sizes, devices, direction, locales, objects, "
            + "only-named-rules, options, orientation, paths, preset, pseudo, rules and splits")
      }
    }
  }

  /// Returns an error at a node, or for the whole file.
  func error(_ node: Node?, _ message: String, _ hint: String) -> LintConfigurationError {
    LintConfigurationError(
      file: file, line: node?.mark?.line, column: node?.mark?.column, message: message, hint: hint)
  }

  // MARK: - Settings

  /// Returns the setting of each rule. Unknown names are errors.
  private func rules(
    _ node: Node
  ) throws(LintConfigurationError) -> [String: LintConfiguration.RuleSetting] {
    var found: [String: LintConfiguration.RuleSetting] = [:]
    for (key, value) in try mapping(node, "rules") {
      try checkRule(key.text, key.node)
      found[key.text] = try ruleSetting(value)
    }
    return found
  }

  /// Returns the presets of a name or a list of names.
  private func presets(_ node: Node) throws(LintConfigurationError) -> Set<LintPreset> {
    var found: Set<LintPreset> = []
    for name in try texts(node) {
      guard let preset = LintPreset(rawValue: name) else {
        throw error(
          node, "unknown preset '\(name.shortened)'",
          "the presets are \(LintPreset.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      found.insert(preset)
    }
    return found
  }

  /// Returns whether a rule is on, or its severity. YAML's spellings of true and false are
  /// accepted.
  private func ruleSetting(
    _ node: Node
  ) throws(LintConfigurationError) -> LintConfiguration.RuleSetting {
    let text = try text(node)
    switch text.lowercased() {
    case "off", "false", "no": return .off
    case "on", "true", "yes": return .on
    default:
      if let severity = LintSeverity(rawValue: text) { return .severity(severity) }
      throw error(
        node, "invalid rule setting '\(text.shortened)'",
        "write off, on, note, warning or error")
    }
  }

  /// Throws for an unknown rule.
  private func checkRule(_ name: String, _ node: Node) throws(LintConfigurationError) {
    guard LintRule.named(name) == nil else { return }
    throw error(
      node, "unknown rule '\(name.shortened)'", "`autolayout lint --list-rules` lists them")
  }

  /// Returns the thresholds of rules.
  private func options(_ node: Node) throws(LintConfigurationError) -> LintOptions {
    var options = LintOptions()
    for (key, value) in try mapping(node, "options") {
      switch key.text {
      case "grid": options.grid = try length(value)
      case "touch-target": options.touchTarget = try length(value)
      default:
        throw error(
          key.node, "unknown option '\(key.text.shortened)'",
          "the options are grid and touch-target")
      }
    }
    return options
  }

  /// Settings by path, in order.
  private func paths(
    _ node: Node
  ) throws(LintConfigurationError) -> [LintConfiguration.PathSettings] {
    var found: [LintConfiguration.PathSettings] = []
    for entry in try list(node) {
      var settings = LintConfiguration.PathSettings(patterns: [])
      for (key, value) in try mapping(entry, "an entry of paths") {
        switch key.text {
        case "match": settings.patterns = try texts(value)
        case "exclude": settings.isExcluded = try flag(value)
        case "rules": settings.rules = try rules(value)
        default:
          throw error(
            key.node, "unknown setting '\(key.text.shortened)' in paths",
            "the settings are match, rules and exclude")
        }
      }
      found.append(settings)
    }
    return found
  }

  /// Returns the rules that are off at objects; `all` becomes an empty list.
  private func objects(_ node: Node) throws(LintConfigurationError) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for (key, value) in try mapping(node, "objects") {
      let names = try texts(value)
      guard names != ["all"] else {
        found[key.text] = []
        continue
      }
      for name in names { try checkRule(name, value) }
      found[key.text] = names
    }
    return found
  }

  /// Returns the identifiers of devices, or those of all devices for `all`.
  private func devices(_ node: Node) throws(LintConfigurationError) -> [String] {
    let names = try texts(node)
    if names == ["all"] { return Device.all.map(\.id) }
    var found: [String] = []
    for name in names {
      guard let id = Device(named: name)?.id else {
        throw error(
          node, "unknown device '\(name.shortened)'", Device.hint(forUnknown: name))
      }
      if !found.contains(id) { found.append(id) }
    }
    return found
  }

  /// Language tags. Whether a document has translations is not checked here.
  private func locales(_ node: Node) throws(LintConfigurationError) -> [String] {
    let names = try texts(node)
    for name in names where !LintCanvases.isLocale(name) {
      throw error(
        node, "unknown language '\(name.shortened)'",
        "write a language code such as de, pt-BR or zh-Hans"
      )
    }
    return names
  }

  /// Content size categories by their short names, or all of them for `all`.
  private func contentSizes(
    _ node: Node
  ) throws(LintConfigurationError) -> [UIContentSizeCategory] {
    let names = try texts(node)
    if names == ["all"] { return ContentSizeName.all.map(\.category) }
    var sizes: [UIContentSizeCategory] = []
    for name in names {
      guard let size = ContentSizeName.category(name) else {
        throw error(
          node, "unknown content size '\(name.shortened)'",
          "the sizes are \(ContentSizeName.all.map(\.name).joined(separator: ", "))")
      }
      sizes.append(size)
    }
    return sizes
  }

  // MARK: - Values

  /// Returns the root node of the YAML, or `nil` for an empty file.
  private func compose(_ yaml: String) throws(LintConfigurationError) -> Node? {
    do {
      return try Yams.compose(yaml: yaml)
    } catch let problem as YamlError {
      throw error(problem)
    } catch {
      throw self.error(nil, "invalid YAML", "see yaml.org/spec")
    }
  }

  /// Returns the error for invalid YAML, at its location.
  private func error(_ problem: YamlError) -> LintConfigurationError {
    let (words, mark): (String, Mark?) =
      switch problem {
      case .scanner(_, let words, let mark, _), .parser(_, let words, let mark, _),
        .composer(_, let words, let mark, _):
        (words, mark)
      default: ("\(problem)", nil)
      }
    let line = words.split(whereSeparator: \.isNewline).first ?? "it cannot be parsed"
    return LintConfigurationError(
      file: file, line: mark?.line, column: mark?.column,
      message: "invalid YAML: \(line)", hint: "see yaml.org/spec")
  }

  /// Returns a Boolean value that indicates whether a node has no value, such as that of a file
  /// with comments only.
  private func isEmpty(_ node: Node) -> Bool { node.scalar?.string.isEmpty == true }

  /// Returns the pairs of a mapping in their order, with the nodes of the keys for errors.
  private func mapping(
    _ node: Node, _ what: String
  ) throws(LintConfigurationError) -> [(key: (text: String, node: Node), value: Node)] {
    guard let mapping = node.mapping else {
      throw error(node, "\(what) must be a mapping", "write 'name: value' lines below it")
    }
    var pairs: [(key: (text: String, node: Node), value: Node)] = []
    for (key, value) in mapping { pairs.append(((try text(key), key), value)) }
    return pairs
  }

  /// Returns the entries of a sequence.
  private func list(_ node: Node) throws(LintConfigurationError) -> [Node] {
    guard let sequence = node.sequence else {
      throw error(node, "expected a list", "begin each entry with '- '")
    }
    return Array(sequence)
  }

  /// Returns the text of a scalar.
  private func text(_ node: Node) throws(LintConfigurationError) -> String {
    guard let scalar = node.scalar else {
      throw error(node, "expected a single value", "write it after the colon")
    }
    return scalar.string
  }

  /// Returns the texts of a list, or the text of a scalar as the only one.
  private func texts(_ node: Node) throws(LintConfigurationError) -> [String] {
    guard let sequence = node.sequence else { return [try text(node)] }
    var found: [String] = []
    for entry in sequence { found.append(try text(entry)) }
    return found
  }

  /// Returns a Boolean value, with the spellings of YAML 1.1.
  private func flag(_ node: Node) throws(LintConfigurationError) -> Bool {
    switch try text(node).lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw error(node, "expected a Boolean value", "write true or false")
    }
  }

  /// Returns a length in points, more than 0 and at most 1000.
  private func length(_ node: Node) throws(LintConfigurationError) -> Double {
    let text = try text(node)
    guard let value = Double(text), value > 0, value <= 1000 else {
      throw error(
        node, "invalid length '\(text.shortened)'",
        "lengths are greater than 0 and at most 1000 points")
    }
    return value
  }

  /// Returns one of the values of an enumeration, by its raw value.
  private func choice<Choice: CaseIterable & RawRepresentable>(
    _ node: Node
  ) throws(LintConfigurationError) -> Choice where Choice.RawValue == String {
    let text = try text(node)
    if let choice = Choice(rawValue: text) { return choice }
    let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw error(node, "invalid value '\(text.shortened)'", "the values are \(all)")
  }
}
