import AutoLayout
import Testing

@testable import ConflictLogs

/// Carries each repair out in the text of the report and explains the new report.
///
/// Oracle: the program itself. A report in which a repair was carried out has no conflict, without
/// an assumption that the text does not state.
@Suite struct RepairConfirmationTests {
  private static let reports = [
    [
      "<NSLayoutConstraint:0x1 H:|-(20)-[UIImageView:0xb]   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x2 UIImageView:0xb.width == 0.333333*UIView:0xa.width + 180   (active)>",
      "<NSLayoutConstraint:0x3 H:[UIImageView:0xb]-(>=20)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x4 UIView:0xa.width == 250.667   (active)>",
    ],
    [
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xb.height == 21   (active)>",
      "<NSLayoutConstraint:0x2 V:[UILabel:0xb]-(10)-|   (active, names: '|':UIView:0xa )>",
      "<NSLayoutConstraint:0x3 UILabel:0xb.height >= 44   (active)>",
    ],
  ]

  @Test(arguments: reports + SharedLogTests.logs.map { $0.constraints.map(\.description) })
  func `Every suggested repair resolves the conflict`(_ report: [String]) throws {
    let result = ConflictExplanation(ConflictLog(report))
    for repair in result.repairs {
      var changed = report
      for line in repair.lines.reversed() {
        guard let text = Self.changed(report[line], repair.change) else {
          changed.remove(at: line)
          continue
        }
        changed[line] = text
      }
      let again = ConflictExplanation(ConflictLog(changed))
      let isSame = again.assumption == result.assumption
      #expect(!again.isInfeasible || !isSame, "\(repair.text) in \(report)")
    }
    // The missing amount of the arithmetic is the change of the constant, if that is offered.
    guard let arithmetic = result.arithmetic,
      result.conflict.count == result.relations.count
    else { return }
    for case .constant(_, let to) in result.repairs.filter({ $0.lines == [arithmetic.line] })
      .map(\.change)
    { #expect(abs(to - arithmetic.needed) < 0.001) }
  }

  /// A description with a change; nil if it is removed.
  private static func changed(
    _ text: String, _ change: ConflictExplanation.Repair.Change
  ) -> String? {
    guard var description = try? ConstraintDescription(tidying: text) else { return text }
    switch change {
    case .drop, .ignoreMask: return nil
    case .lower(let priority):
      description.priority = .init(number: .init(priority))
    case .constant(_, let to):
      switch description.body {
      case .visual(var visual):
        visual.measure.number = .init(to)
        visual.measure.symbol = nil
        description.body = .visual(visual)
      case .equation(var equation):
        equation.constant =
          equation.second == nil
          ? ConstraintDescription.Equation.standingAlone(to)
          : ConstraintDescription.Equation.added(to)
        description.body = .equation(equation)
      }
    }
    return description.description
  }
}
