import Foundation
import Testing

@testable import AutoLayout

/// Oracle of words and order: UIKit's reports in public bug reports.
@MainActor
@Suite(.serialized) struct ConflictReportTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  /// Two widths that contradict each other.
  private func widths() -> [NSLayoutConstraint] {
    [20, 40].map { child.widthAnchor.constraint(equalToConstant: $0) }
  }

  @Test func `The conflict report matches UIKit's text exactly`() throws {
    let widths = widths()
    NSLayoutConstraint.activate(widths)
    let logged = logMessages { root.layoutIfNeeded() }
    // The larger of two widths is the one that has to shrink.
    let expected = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\(" ")
      \tTry this:\(" ")
      \t\t(1) look at each constraint and try to figure out which you don't expect;\(" ")
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(" ")
      (
          "\(widths[0].description)",
          "\(widths[1].description)"
      )

      Will attempt to recover by breaking constraint\(" ")
      \(widths[1].description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(logged == [expected])
    #expect(child.frame.width == 20)
    #expect(widths[1].isActive)
  }

  @Test func `Autoresizing constraints precede others and are explained in the report`() throws {
    let named = child.widthAnchor.constraint(equalTo: root.widthAnchor)
    named.identifier = "a name"
    let plain = child.widthAnchor.constraint(equalToConstant: 500)
    NSLayoutConstraint.activate([named, plain])
    let message = try #require(logMessages { root.layoutIfNeeded() }.first)
    #expect(message.contains("\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that"))
    let list = message.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
    let starts = list.map { $0.dropFirst(6).prefix { $0 != ":" } }
    #expect(
      starts == ["NSAutoresizingMaskLayoutConstraint", "NSLayoutConstraint", "NSLayoutConstraint"])
    #expect(list.last?.contains("'a name'") == true)
  }

  @Test func `Quotes and non-ASCII characters are escaped only in the constraint list`() throws {
    let widths = widths()
    for width in widths { width.identifier = "d\u{2019}un \"" }
    NSLayoutConstraint.activate(widths)
    let message = try #require(logMessages { root.layoutIfNeeded() }.first)
    #expect(message.contains("'d\\U2019un \\\"'"))
    #expect(message.contains("breaking constraint \n\(widths[1].description)\n"))
  }

  @Test func `A conflict is reported when it recurs, not while it persists`() {
    let widths = widths()
    NSLayoutConstraint.activate(widths)
    #expect(logMessages { root.layoutIfNeeded() }.count == 1)
    let height = child.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    widths[1].isActive = false
    widths[1].isActive = true
    #expect(logMessages { root.layoutIfNeeded() }.count == 1)
    widths[1].constant = 50
    #expect(logMessages { root.layoutIfNeeded() }.count == 1)
    widths[1].constant = 20
    #expect(logMessages { root.layoutIfNeeded() }.isEmpty)
    widths[1].constant = 50
    #expect(logMessages { root.layoutIfNeeded() }.count == 1)
  }

  @Test func `systemLayoutSizeFitting reports no conflicts`() {
    NSLayoutConstraint.activate(widths())
    #expect(
      logMessages { _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }.isEmpty)
  }

  @Test func `Of two conflicting trailing distances, the shorter one is broken`() {
    let near = root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 10)
    let far = root.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 30)
    NSLayoutConstraint.activate([
      far, near, child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    _ = logMessages { root.layoutIfNeeded() }
    // Real logs: trailing - 10 is broken rather than trailing - 30.
    #expect(child.frame.maxX == 345)
  }
}
