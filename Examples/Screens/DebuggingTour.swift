import UIKit

/// Debugging the position of a view.
@MainActor
public enum DebuggingTour {
  /// The results of debugging one button.
  public struct Answers {
    /// The identifiers of the constraints that determine the button's center and width.
    public let affecting: [String]
    /// A Boolean value that indicates whether the button is ambiguous.
    public let isAmbiguous: Bool
    /// The left edge after layout, and after the ambiguity was exercised, in points.
    public let edges: [CGFloat]
    /// The view tree as the debugger prints it.
    public let trace: String
  }

  /// Returns the results for a button below a title, without a constraint for its horizontal
  /// position.
  public static func answers() -> Answers {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let button = UIView()
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    let width = button.widthAnchor.constraint(equalToConstant: 120)
    width.identifier = "width of the button"
    NSLayoutConstraint.activate([
      width, button.heightAnchor.constraint(equalToConstant: 44),
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()

    let affecting = button.constraintsAffectingLayout(for: .horizontal)
    let edge = button.frame.minX
    button.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    return Answers(
      affecting: affecting.map { $0.identifier ?? "\($0)" },
      isAmbiguous: button.hasAmbiguousLayout, edges: [edge, button.frame.minX],
      trace: root._autolayoutTrace())
  }
}
