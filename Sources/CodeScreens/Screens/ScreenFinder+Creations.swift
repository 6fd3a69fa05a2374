#if SourcePorting
  import SwiftSyntax

  /// The statements that create an object of a class.
  extension ScreenFinder {
    /// The starts of names of methods that fill a cell or view with data.
    private static let fillers = [
      "configure", "set", "setup", "update", "bind", "render", "fill", "populate", "apply",
      "display", "load", "show", "config", "model",
    ]
    /// The maximum number of methods that fill one object.
    private static let maxFillers = 3
    /// The maximum number of properties that are set in one object.
    private static let maxSettings = 8

    /// Returns the bodies of functions that create an object, best first: with data and without.
    func creations(
      _ entry: TypeIndex.Entry, base: String, _ origin: FoundScreen.Origin
    ) -> [String] {
      let calls = calls(entry, base: base, origin)
      let data = origin == .controller ? settings(entry) : fillings(entry)
      let plain = calls.map { call in "return try \(call) as \(entry.name)" }
      guard let first = calls.first, !data.isEmpty else { return plain }
      let lines = data.map { "screen.\($0)" }
      let all = (["let screen = try \(first) as \(entry.name)"] + lines + ["return screen"])
      var single = all
      if lines.count > 1 { single = [all[0], lines[0], "return screen"] }
      return [all.joined(separator: "\n")]
        + (lines.count > 1 ? [single.joined(separator: "\n")] : [])
        + plain
    }

    /// Returns the expressions that create an object, best first: a static sample, then calls of
    /// initializers, those with the fewest parameters first. An initializer with only a frame comes
    /// after the others.
    private func calls(
      _ entry: TypeIndex.Entry, base: String, _ origin: FoundScreen.Origin
    ) -> [String] {
      let name = entry.name
      var own = initializers(of: entry)
      // An initializer with a frame alone is that of the superclass, and has no content.
      own.sort {
        (Self.hasOnlyFrame($0) ? 1 : 0, $0.parameters.count)
          < (Self.hasOnlyFrame($1) ? 1 : 0, $1.parameters.count)
      }
      var result: [String] = []
      let isInheriting = entry.initializers.allSatisfy(\.isForCoder)
      if isInheriting { result += Self.inherited(name, base: base, origin) }
      for creation in own {
        guard let list = maker.arguments(for: creation) else { continue }
        result.append(name + list)
      }
      if !isInheriting { result += Self.inherited(name, base: base, origin) }
      if let sample = entry.samples.first { result.insert("\(name).\(sample)", at: 0) }
      var seen: Set<String> = []
      return result.filter { seen.insert($0).inserted }
    }

    private static func hasOnlyFrame(_ function: TypeIndex.Function) -> Bool {
      function.parameters.count == 1 && function.parameters[0].label == "frame"
    }

    /// Returns the initializers of a class, or those of the nearest superclass that has some.
    private func initializers(of entry: TypeIndex.Entry) -> [TypeIndex.Function] {
      var current = entry
      for _ in 0..<16 {
        let own = current.initializers.filter { !$0.isForCoder && !$0.isPrivate && !$0.isGeneric }
        if !own.isEmpty { return own }
        guard let parent = current.parents.first, let next = index[parent], next.kind == .classType
        else { break }
        current = next
      }
      return []
    }

    /// Returns the calls of initializers that classes inherit from UIKit.
    private static func inherited(
      _ name: String, base: String, _ origin: FoundScreen.Origin
    ) -> [String] {
      switch base {
      case "UITableViewCell": ["\(name)(style: .default, reuseIdentifier: nil)"]
      case "UITableViewHeaderFooterView": ["\(name)(reuseIdentifier: nil)"]
      case "UICollectionViewController":
        ["\(name)()", "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"]
      case "UICollectionView":
        ["\(name)(frame: CGRect.zero, collectionViewLayout: UICollectionViewFlowLayout())"]
      case "UIPageViewController":
        ["\(name)()", "\(name)(transitionStyle: .scroll, navigationOrientation: .horizontal)"]
      default: origin == .controller ? ["\(name)()"] : ["\(name)(frame: CGRect.zero)", "\(name)()"]
      }
    }

    /// Returns the calls of methods that fill an object with data: those with a parameter, by their
    /// names.
    private func fillings(_ entry: TypeIndex.Entry) -> [String] {
      var result: [String] = []
      for method in entry.methods where result.count < Self.maxFillers {
        let name = method.name
        guard !method.isPrivate, !method.isGeneric, !method.parameters.isEmpty,
          Self.fillers.contains(where: name.hasPrefix), !name.hasPrefix("setSelected"),
          !name.hasPrefix("setHighlighted"), !name.hasPrefix("setEditing"),
          !name.hasPrefix("updateConfiguration"),
          let list = maker.arguments(for: method)
        else { continue }
        result.append(name + list)
      }
      return result.isEmpty ? settings(entry) : result
    }

    /// Returns the assignments of properties that the app sets after the initializer: those that
    /// are unwrapped implicitly, and optional ones for data.
    private func settings(_ entry: TypeIndex.Entry) -> [String] {
      var result: [String] = []
      for property in entry.properties where property.isSettable && result.count < Self.maxSettings
      {
        let isNeeded = property.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        guard isNeeded || property.type.is(OptionalTypeSyntax.self) && Self.isModel(property.name),
          let value = maker.value(for: Self.unwrapped(property.type), name: property.name),
          value != "nil"
        else { continue }
        result.append("\(property.name) = \(value)")
      }
      return result
    }

    /// Returns the type inside an optional.
    private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
      type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
    }

    /// Returns a Boolean value that indicates whether a property is one for data, by its name.
    private static func isModel(_ name: String) -> Bool {
      let lowercase = name.lowercased()
      return !["delegate", "datasource", "handler", "action", "completion", "coordinator"].contains
      {
        lowercase.hasSuffix($0)
      }
    }
  }
#endif
