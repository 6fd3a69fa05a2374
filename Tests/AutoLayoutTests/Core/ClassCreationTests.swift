import AutoLayout
import Foundation
import Testing

/// Objects of classes that are known at run time, made without `required` initializers.
@MainActor @Suite struct ClassCreationTests {
  private final class Badge: UIView {
    var isMade = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Row: UITableViewCell {}
  private final class Page: UIViewController { var kind = 7 }

  @Test func `A view created from a class uses its own initializer and the given frame`() {
    let badge: Badge = UIView.create(Badge.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(badge.isMade)
    #expect(badge.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    let plain: Badge = NSObject.create(Badge.self)
    #expect(plain.isMade)
  }

  @Test func `A metatype of the superclass creates an instance of the subclass`() {
    let type: UITableViewCell.Type = Row.self
    let row = UITableViewCell.create(type, style: .value1, reuseIdentifier: "row")
    #expect(row is Row)
    #expect(row.reuseIdentifier == "row")
    let header = UITableViewHeaderFooterView.create(
      UITableViewHeaderFooterView.self, reuseIdentifier: "header")
    #expect(header.reuseIdentifier == "header")
    #expect(UIViewController.create(Page.self, nibName: nil, bundle: nil).kind == 7)
  }

  @Test func `UIApplication returns the shared application by key path`() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
