import Foundation

/// A report on conflicting required constraints and the broken one, in UIKit's format.
///
/// The wording and the order of the list are those of UIKit's logs in public bug reports.
struct ConflictReport {
  /// The entry of the report for one constraint.
  struct Entry {
    /// The identifier of the constraint. It is empty if there is none.
    let identifier: String
    /// The class of the constraint, as printed in descriptions.
    let className: String
    /// The description of the constraint.
    let description: String
    /// A Boolean value that indicates whether the constraint derives from an autoresizing mask.
    let isAutoresizing: Bool
  }

  /// The conflicting constraints in the order in which UIKit lists them.
  let constraints: [Entry]
  /// The description of the constraint that is broken.
  let victim: String
  /// The platform whose wording is used.
  let platform: Platform

  init(_ constraints: [Entry], breaking victim: String, platform: Platform) {
    self.constraints = Self.listed(constraints)
    self.victim = victim
    self.platform = platform
  }

  /// Sorts constraints without an identifier first, then by identifier, then by class. Case is
  /// ignored, and equal constraints keep their order.
  private static func listed(_ constraints: [Entry]) -> [Entry] {
    let keys = constraints.enumerated().map { position, constraint in
      ([constraint.identifier, constraint.className].map { $0.lowercased() }, position)
    }
    func precedes(_ a: ([String], Int), _ b: ([String], Int)) -> Bool {
      a.0 == b.0 ? a.1 < b.1 : a.0.lexicographicallyPrecedes(b.0, by: precedesByScalars)
    }
    return keys.sorted(by: precedes).map { constraints[$0.1] }
  }

  /// Compares by code points, with the same result on every machine. An underscore precedes
  /// letters.
  private static func precedesByScalars(_ a: String, _ b: String) -> Bool {
    a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
  }

  /// The whole message without a trailing newline.
  var text: String {
    let list = constraints.map { "    \"\(Self.escaped($0.description))\"" }
    return """
      \(PlatformMetrics.logsNameCategory[platform] ? "[LayoutConstraints] " : "")\
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
      \tTry this:\(" ")
      \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
      \(note)(
      \(list.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\(" ")
      \(victim)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <\(PlatformMetrics.logsNameUIKitCore[platform] ? "UIKitCore" : "UIKit")/UIView.h> may also be helpful.
      """
  }

  /// The additional note for messages with constraints of autoresizing masks.
  private var note: String {
    guard constraints.contains(where: \.isAutoresizing) else { return "" }
    return
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
  }

  /// Escapes a text as in the description of an array: quotes, backslashes, control characters, and
  /// `\U2019` for each UTF-16 unit outside ASCII.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x09: result += "\\t"
      case 0x0D: result += "\\r"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: result += String(format: "\\U%04x", Int(unit))
      }
    }
    return result
  }
}
