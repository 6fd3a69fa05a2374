import AutoLayout
import LayoutEngine

/// The constraints of a report as a linear system: a rectangle for each item, with nonnegative
/// sizes.
///
/// Values that a report does not print are unknown: margins are any nonnegative distance, and
/// baselines are anywhere in their view. All positions are in points, in one coordinate space.
struct LoggedSystem {
  /// The solver with the required lines; queries change copies of it.
  var engine = LayoutEngine()
  /// The engine's constraint for each line of the report, or `nil` for lines that were not read or
  /// are not required.
  private(set) var rows: [LayoutEngine.Constraint?] = []
  /// The variables of the items found so far.
  private var variables: [Key: LayoutEngine.Variable] = [:]
  /// The variables of the complete system.
  private var known: Set<LayoutEngine.Variable> = []
  /// The assumptions where the report has no information.
  private let reading: Reading

  /// Assumptions where a report has no information.
  struct Reading: Hashable {
    /// The width of margins in points, or `nil` if it is undetermined.
    var margin: Double?
    /// A Boolean value that indicates whether views that are printed with the same name are treated
    /// as one.
    var mergesEqualNames = false

    /// All readings in the order in which they are tried: first the text without assumptions, then
    /// assumptions that may explain the report. Margins were 8 points until iOS 11, and 16 at the
    /// sides of a screen; names are truncated after 25 characters.
    static let all: [Reading] = [
      Reading(), Reading(margin: 8), Reading(margin: 16), Reading(mergesEqualNames: true),
    ]
  }

  /// A quantity of an item along one axis.
  private enum Quantity: Hashable {
    /// The near edge, the size, and the size of a scroll view's content.
    case start, length, content
    /// Distances from the edges, and of baselines from the top, all nonnegative.
    case startMargin, endMargin, firstBaseline, lastBaseline
  }

  /// The identity of a variable.
  private struct Key: Hashable {
    /// The item's key.
    var item: String
    /// A Boolean value that indicates whether the variable is on the horizontal axis.
    var isHorizontal: Bool
    /// The quantity that the variable represents.
    var quantity: Quantity
  }

  /// A linear expression over the variables of items.
  typealias Expression = [LayoutEngine.Term]

  /// Creates the system of the required relations. The others have no row because they cannot
  /// conflict.
  init(_ relations: [LoggedRelation?], reading: Reading, names: inout ItemNames) {
    self.reading = reading
    for relation in relations {
      guard let relation, relation.isRequired else {
        rows.append(nil)
        continue
      }
      let terms = terms(of: relation, &names)
      rows.append(engine.add(terms, LayoutEngine.Relation(relation.relation), relation.constant))
    }
    known = Set(variables.values)
  }

  // MARK: - Lowering

  /// Returns the left-hand side `first - multiplier × second` of a relation.
  ///
  /// A position without a second item is measured from the superview's edge, as in the descriptions
  /// of autoresizing masks.
  private mutating func terms(of relation: LoggedRelation, _ names: inout ItemNames) -> Expression {
    var terms = expression(relation.first)
    var second = Expression()
    if let operand = relation.second {
      second = expression(operand)
    } else if !relation.first.attribute.isSize, relation.first.start == nil {
      // A position alone is measured from the superview, as in the descriptions of masks.
      let bar = relation.bar?.outer ?? names.superview(of: relation.first.item)
      let isHorizontal = relation.first.attribute.isHorizontal
      second = [.init(variable(bar, isHorizontal, .start))]
    }
    terms += second.map { .init($0.variable, -$0.coefficient * relation.multiplier) }
    return terms
  }

  /// Returns an operand as a sum of variables: an attribute, or a distance between two.
  private mutating func expression(_ operand: LoggedRelation.Operand) -> Expression {
    var terms = expression(operand.item, operand.attribute)
    if let start = operand.start, let item = operand.startItem {
      terms += expression(item, start).map { .init($0.variable, -$0.coefficient) }
    }
    return terms
  }

  /// Returns an attribute as a sum of variables, and adds missing variables.
  mutating func expression(_ item: String, _ attribute: LoggedAttribute) -> Expression {
    let isHorizontal = attribute.isHorizontal
    let start = variable(item, isHorizontal, .start)
    let length = variable(item, isHorizontal, .length)
    switch attribute {
    case .left, .top: return [.init(start)]
    case .right, .bottom: return [.init(start), .init(length)]
    case .centerX, .centerY: return [.init(start), .init(length, 0.5)]
    case .width, .height: return [.init(length)]
    case .leftMargin, .topMargin:
      return [.init(start), .init(variable(item, isHorizontal, .startMargin))]
    case .rightMargin, .bottomMargin:
      let margin = variable(item, isHorizontal, .endMargin)
      return [.init(start), .init(length), .init(margin, -1)]
    case .firstBaseline: return [.init(start), .init(variable(item, false, .firstBaseline))]
    case .lastBaseline: return [.init(start), .init(variable(item, false, .lastBaseline))]
    case .contentWidth, .contentHeight: return [.init(variable(item, isHorizontal, .content))]
    }
  }

  /// Returns a Boolean value that indicates whether the engine has all variables of an expression.
  /// Others were created after the system.
  func knows(_ expression: Expression) -> Bool {
    expression.allSatisfy { known.contains($0.variable) }
  }

  /// Returns the variable of an item's quantity, with its bounds if it is new.
  private mutating func variable(
    _ item: String, _ isHorizontal: Bool, _ quantity: Quantity
  ) -> LayoutEngine.Variable {
    let key = Key(item: item, isHorizontal: isHorizontal, quantity: quantity)
    if let known = variables[key] { return known }
    let made = engine.addVariable()
    variables[key] = made
    switch quantity {
    case .start: break
    case .length, .content: engine.add([.init(made)], .greaterThanOrEqual, 0)
    case .startMargin, .endMargin:
      if let margin = reading.margin {
        engine.add([.init(made)], .equal, margin)
      } else {
        engine.add([.init(made)], .greaterThanOrEqual, 0)
      }
    case .firstBaseline, .lastBaseline:
      engine.add([.init(made)], .greaterThanOrEqual, 0)
      let length = variable(item, isHorizontal, .length)
      engine.add([.init(made), .init(length, -1)], .lessThanOrEqual, 0)
    }
    return made
  }
}

extension LayoutEngine.Relation {
  /// Creates the solver's relation for that of a constraint.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
