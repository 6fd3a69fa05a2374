import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of `UITraitCollection` and of trait overrides (hand).
@MainActor
@Suite struct TraitTests {
  private enum Density: UITraitDefinition { static let defaultValue = 1 }

  private final class Witness: UIView {
    var previous: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }
  }

  private func window(_ device: String = "retina6_0") throws -> UIWindow {
    UIWindow(device: try #require(Device(identifier: device)))
  }

  @Test func `The last trait collection that specifies a trait determines it`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.verticalSizeClass == .regular)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(merged.displayScale == 0)
  }

  @Test(arguments: [0, 1, 2], [0, 1, 2])
  func `A collection of two size classes contains the collections of each`(
    _ horizontal: Int, _ vertical: Int
  ) throws {
    let across = try #require(UIUserInterfaceSizeClass(rawValue: horizontal))
    let along = try #require(UIUserInterfaceSizeClass(rawValue: vertical))
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: across), UITraitCollection(verticalSizeClass: along),
    ])
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: UITraitCollection(horizontalSizeClass: across)))
    #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: along)))
    #expect(both == both.modifyingTraits { $0.horizontalSizeClass = across })
  }

  @Test func `Trait overrides apply to a view and its descendants until they are removed`() throws {
    let window = try window()
    let outer = UIView()
    let inner = UIView()
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides[Density.self] = 3
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(window.traitCollection[Density.self] == 1)
    inner.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func `Views are notified once about changed traits, with the old traits`() throws {
    let window = try window()
    let view = Witness()
    window.addSubview(view)
    view.previous = []
    var seen: [UIUserInterfaceSizeClass] = []
    let registration = view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (view: Witness, old: UITraitCollection) in
      seen += [old.verticalSizeClass, view.traitCollection.verticalSizeClass]
    }
    let device = try #require(Device(identifier: "retina6_0"))
    window.move(to: UIScreen(device: device, orientation: .landscape))
    #expect(view.previous.count == 1)
    #expect(view.previous.first??.verticalSizeClass == .regular)
    #expect(seen == [.regular, .compact])
    window.move(to: UIScreen(device: device, orientation: .landscape))
    #expect(view.previous.count == 1)
    view.unregisterForTraitChanges(registration)
    window.move(to: UIScreen(device: device))
    #expect(seen.count == 2 && view.previous.count == 2)
  }

  @Test func `Overriding the layout direction of a view mirrors its constraints`() throws {
    let window = try window()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10)
    outer.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    // 200 − 10 − 30.
    #expect(inner.frame.minX == 160)
  }

  @Test func `A parent controller's trait override applies to the child's view`() throws {
    let window = try window()
    let parent = UIViewController()
    let child = UIViewController()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
  }
}
