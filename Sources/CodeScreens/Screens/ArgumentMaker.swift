#if SourcePorting
  import SwiftSyntax

  /// Expressions for arguments, by their types.
  ///
  /// A value that the user provides comes first, then samples of the type, values of basic types,
  /// placeholders of decodable types, the first case of an enumeration, memberwise initializers and
  /// the first type that conforms to a protocol. Whether an expression compiles is left to the
  /// compiler.
  struct ArgumentMaker {
    /// The types of the module.
    let index: TypeIndex
    /// The number of values that may still be made for the current expression.
    private let work = Work()

    /// A count that the calls for one expression share.
    private final class Work {
      /// The number of values that may still be made.
      var rest = 0
    }

    /// Creates a maker for the types of a module.
    init(index: TypeIndex) { self.index = index }

    /// The maximum number of values that are tried for one expression. Types with many members that
    /// have many members would give more.
    private static let maxWork = 2_000
    /// The maximum depth of values inside values.
    private static let maxDepth = 10
    /// The maximum length of an expression, in bytes.
    private static let maxLength = 4_000

    /// Values of types of the system.
    private static let basics: [String: String] = [
      "Int": "3", "Int8": "3", "Int16": "3", "Int32": "3", "Int64": "3", "UInt": "3", "UInt8": "3",
      "UInt16": "3", "UInt32": "3", "UInt64": "3", "Double": "1", "Float": "1", "CGFloat": "1",
      "TimeInterval": "1", "Bool": "true", "Character": "\"A\"", "Any": "\"\"",
      "AnyObject": "NSObject()", "URL": "URL(string: \"https://example.com/\")!",
      "URLRequest": "URLRequest(url: URL(string: \"https://example.com/\")!)",
      "Date": "Date(timeIntervalSince1970: 1_700_000_000)", "Data": "Data()", "UUID": "UUID()",
      "IndexPath": "IndexPath(row: 0, section: 0)", "IndexSet": "IndexSet()",
      "CGRect": "CGRect.zero",
      "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint.zero",
      "UIEdgeInsets": "UIEdgeInsets.zero",
      "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
      "UIColor": "UIColor.systemBlue", "CGColor": "UIColor.systemBlue.cgColor",
      "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())",
      "UIFont": "UIFont.systemFont(ofSize: 17)", "Locale": "Locale.current",
      "Calendar": "Calendar.current", "TimeZone": "TimeZone.current", "Bundle": "Bundle.main",
      "NotificationCenter": "NotificationCenter.default", "UserDefaults": "UserDefaults.standard",
      "FileManager": "FileManager.default", "URLSession": "URLSession.shared",
      "DispatchQueue": "DispatchQueue.main",
      "NSCoder": "NSKeyedArchiver(requiringSecureCoding: false)",
      "Error": "CocoaError(.fileNoSuchFile)", "Void": "()", "Selector": "Selector(\"placeholder\")",
      "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIWindow": "UIWindow()",
      "UIApplication": "UIApplication.shared", "UIScreen": "UIScreen.main",
      "UIView.ContentMode": "UIView.ContentMode.scaleAspectFit",
      "NSTextAlignment": "NSTextAlignment.natural",
      "UIButton.ButtonType": "UIButton.ButtonType.system",
      "UINavigationController": "UINavigationController(rootViewController: UIViewController())",
      "NSLayoutConstraint.Axis": "NSLayoutConstraint.Axis.vertical",
      "UITableView.Style": "UITableView.Style.plain",
      "UITableViewCell.CellStyle": "UITableViewCell.CellStyle.default",
    ]

    /// Returns a value for a type, or `nil` if none can be made.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: The name of the parameter, of which texts consist.
    /// - Returns: The expression.
    func value(for type: TypeSyntax, name: String) -> String? {
      work.rest = Self.maxWork
      let value = value(type, name, [])
      return value.flatMap { $0.utf8.count <= Self.maxLength ? $0 : nil }
    }

    /// Returns the arguments of a function in parentheses, or `nil` if one cannot be made.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - omits: A Boolean value that indicates whether parameters with defaults are omitted.
    /// - Returns: The arguments.
    func arguments(for function: TypeIndex.Function, omits: Bool = true) -> String? {
      work.rest = Self.maxWork
      return arguments(function.parameters, omits: omits, [])
    }

    private func arguments(
      _ parameters: [TypeIndex.Parameter], omits: Bool, _ outer: [String]
    ) -> String? {
      var parts: [String] = []
      for parameter in parameters where !(omits && parameter.isOptional) {
        guard let value = value(parameter.type, parameter.name, outer) else { return nil }
        parts.append(parameter.label.map { "\($0): \(value)" } ?? value)
      }
      return "(" + parts.joined(separator: ", ") + ")"
    }

    /// Returns a value for a type inside the values of other types.
    private func value(_ type: TypeSyntax, _ name: String, _ outer: [String]) -> String? {
      work.rest -= 1
      guard outer.count <= Self.maxDepth, work.rest > 0 else { return nil }
      if let known = index.values[type.trimmedDescription] { return known }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return optionalValue(optional.wrappedType, name, outer)
      }
      if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return value(implicit.wrappedType, name, outer) ?? "nil"
      }
      if let array = type.as(ArrayTypeSyntax.self) {
        let element = array.element.trimmedDescription
        if let entry = index[element], entry.samples.isEmpty, entry.kind == .structure,
          !entry.isGeneric, isDecodable(entry)
        {
          return "ScreenProgram.placeholder([\(entry.name)].self)"
        }
        guard let made = value(array.element, name, outer) else { return "[]" }
        return "[\(made), \(made), \(made)]"
      }
      if type.is(DictionaryTypeSyntax.self) { return "[:]" }
      if let tuple = type.as(TupleTypeSyntax.self) { return tupleValue(tuple, name, outer) }
      if let function = type.as(FunctionTypeSyntax.self) { return closure(function, outer) }
      if let attributed = type.as(AttributedTypeSyntax.self) {
        return value(attributed.baseType, name, outer)
      }
      if let opaque = type.as(SomeOrAnyTypeSyntax.self) {
        return value(opaque.constraint, name, outer)
      }
      if type.is(MetatypeTypeSyntax.self) {
        return type.trimmedDescription.replacing(".Type", with: ".self")
      }
      if let named = type.as(IdentifierTypeSyntax.self) {
        return value(named: named.name.text, generic: named.genericArgumentClause, name, outer)
      }
      guard type.is(MemberTypeSyntax.self) else { return nil }
      return value(named: type.trimmedDescription, generic: nil, name, outer)
    }

    /// Returns a value for an optional: one of a structure or enumeration, or `nil`.
    private func optionalValue(_ type: TypeSyntax, _ name: String, _ outer: [String]) -> String {
      let entry = index[type.trimmedDescription]
      let isValue = entry.map { $0.kind == .structure || $0.kind == .enumeration }
      guard
        isValue
          ?? (Self.basics[type.trimmedDescription] != nil || type.trimmedDescription == "String")
      else { return "nil" }
      return value(type, name, outer) ?? "nil"
    }

    private func tupleValue(_ tuple: TupleTypeSyntax, _ name: String, _ outer: [String]) -> String?
    {
      let values = tuple.elements.map { value($0.type, name, outer) }
      guard !values.contains(nil) else { return nil }
      return "(" + values.compactMap(\.self).joined(separator: ", ") + ")"
    }

    /// Returns a closure that ignores its parameters and returns a value.
    private func closure(_ function: FunctionTypeSyntax, _ outer: [String]) -> String? {
      let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
      let start = names.isEmpty ? "{ " : "{ \(names) in "
      let result = function.returnClause.type
      if ["Void", "()"].contains(result.trimmedDescription) { return start + "}" }
      return value(result, "value", outer + ["closure"]).map { start + $0 + " }" }
    }

    /// Returns a text for a parameter, such as `User name` for `userName`.
    static func text(for name: String) -> String {
      var words = ""
      for character in name where character.isLetter || character.isNumber {
        if character.isUppercase, !words.isEmpty { words += " " }
        words += words.isEmpty ? character.uppercased() : character.lowercased()
      }
      return words.isEmpty ? "Text" : words
    }

    /// Returns a value of a named type.
    private func value(
      named name: String, generic: GenericArgumentClauseSyntax?, _ label: String, _ outer: [String]
    ) -> String? {
      if name == "String" || name == "NSString" { return "\"\(Self.text(for: label))\"" }
      if name == "NSAttributedString" {
        return "NSAttributedString(string: \"\(Self.text(for: label))\")"
      }
      if name == "Set" || name == "Array" { return "[]" }
      if name == "Dictionary" { return "[:]" }
      if let known = index.values[name] ?? Self.basics[name] { return known }
      if outer.contains(name) { return nil }
      if let alias = index.aliases[name] { return value(alias, label, outer + [name]) }
      guard let entry = index[name] else {
        return generic == nil ? name + "()" : nil
      }
      return value(of: entry, outer + [name])
    }

    /// Returns a value of a type of the module.
    private func value(of entry: TypeIndex.Entry, _ outer: [String]) -> String? {
      if let sample = entry.samples.first { return "\(entry.name).\(sample)" }
      if entry.isGeneric { return nil }
      switch entry.kind {
      case .enumeration: return enumValue(entry, outer)
      case .protocolType: return conformingValue(entry, outer)
      case .structure where isDecodable(entry):
        return "ScreenProgram.placeholder(\(entry.name).self)"
      case .structure where entry.initializers.isEmpty:
        return arguments(entry.properties, omits: false, outer).map { entry.name + $0 }
      default:
        if entry.initializers.isEmpty { return entry.name + "()" }
        let usable = entry.initializers.filter { !$0.isPrivate && !$0.isGeneric && !$0.isForCoder }
        for creation in usable.sorted(by: { $0.parameters.count < $1.parameters.count }) {
          if let list = arguments(creation.parameters, omits: true, outer) {
            return entry.name + list
          }
        }
        return nil
      }
    }

    private func isDecodable(_ entry: TypeIndex.Entry) -> Bool {
      !Set(entry.parents).isDisjoint(with: ["Codable", "Decodable"])
    }

    /// Returns the first case of an enumeration whose values can be made.
    private func enumValue(_ entry: TypeIndex.Entry, _ outer: [String]) -> String? {
      for element in entry.cases {
        if element.parameters.isEmpty { return "\(entry.name).\(element.name)" }
        if let list = arguments(element.parameters, omits: true, outer) {
          return "\(entry.name).\(element.name)\(list)"
        }
      }
      return nil
    }

    /// Returns a value of the first type that conforms to a protocol.
    private func conformingValue(_ entry: TypeIndex.Entry, _ outer: [String]) -> String? {
      let last = String(entry.name.split(separator: ".").last ?? "")
      for other in index.sorted where other.kind != .protocolType && other.parents.contains(last) {
        if outer.contains(other.name) { continue }
        if let value = value(of: other, outer + [other.name]) { return value }
      }
      return nil
    }
  }

  extension TypeIndex.Function {
    /// A Boolean value that indicates whether this is the initializer for documents.
    var isForCoder: Bool { parameters.count == 1 && parameters[0].label == "coder" }
  }
#endif
