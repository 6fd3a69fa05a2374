import UIKit

/// Finding out why a view is where it is.
@MainActor
public enum DebuggingTour {
  /// What the questions about one button gave.
  public struct Answers {
    /// Identifiers of the constraints that the button's middle and width follow from.
    public let affecting: [String]
    /// A Boolean value that indicates whether the button is ambiguous.
    public let isAmbiguous: Bool
    /// The left edge as laid out, and after the ambiguity was exercised, in points.
    public let edges: [CGFloat]
    /// The tree as the debugger prints it.
    public let trace: String
  }

  /// A button below a title, whose horizontal position nobody gave.
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
