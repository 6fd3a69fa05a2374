import AutoLayout
import Foundation

/// Reads the JSON that Sentry's SDKs attach to events.
///
///     {"rendering_system":"UIKIT","windows":[{"type":"UIWindow","x":0,"y":0,"width":390,
///      "height":844,"alpha":1,"visible":true,"children":[{"type":"UILabel","identifier":"title",…}]}]}
///
/// The members are those of Sentry's RFC 33. Frames are relative to the superview, as in UIKit,
/// unless an element has `"positioning": "absolute"`. Content offsets are not recorded, so that the
/// content of a scroll view has its actual position only if it was not scrolled.
struct SentryHierarchies {
  /// The trees: one for each window.
  private(set) var trees: [RecordedHierarchy] = []

  /// Reads a document.
  ///
  /// - Throws: `RecordedHierarchyError` for text that is not JSON, and for other JSON.
  init(_ data: Data) throws(RecordedHierarchyError) {
    // JSONSerialization limits the depth of the nesting.
    guard let value = try? JSONSerialization.jsonObject(with: data) else {
      throw RecordedHierarchyError(
        message: "the JSON is invalid",
        hint: "check that the file is complete, and that it is the attachment view-hierarchy.json")
    }
    let windows = (value as? [String: Any])?["windows"] ?? value
    guard let windows = windows as? [Any] else {
      throw RecordedHierarchyError(
        message: "the JSON has no 'windows'",
        hint: "expected {\"rendering_system\":…,\"windows\":[…]}, as Sentry attaches it")
    }
    var count = 0
    for window in windows {
      let tree = try Self.tree(window, &count)
      if !tree.views.isEmpty { trees.append(tree) }
    }
  }

  /// Returns the tree of a window. Elements that are not objects are skipped.
  private static func tree(
    _ window: Any, _ count: inout Int
  ) throws(RecordedHierarchyError) -> RecordedHierarchy {
    var views: [RecordedHierarchy.View] = []
    // The origins of the views in the window, for absolute positions.
    var origins: [CGPoint] = []
    var waiting: [(value: Any, parent: Int?)] = [(window, nil)]
    while let (value, parent) = waiting.popLast() {
      guard let element = value as? [String: Any] else { continue }
      count += 1
      guard count <= RecordedHierarchy.viewLimit else { throw .tooManyViews }
      let outer = parent.map { origins[$0] } ?? .zero
      let view = Self.view(element, parent, outer)
      let index = views.count
      views.append(view)
      origins.append(CGPoint(x: outer.x + view.frame.origin.x, y: outer.y + view.frame.origin.y))
      for child in (element["children"] as? [Any] ?? []).reversed() {
        waiting.append((child, index))
      }
    }
    return RecordedHierarchy(views: views)
  }

  /// Returns a view without its children.
  private static func view(
    _ element: [String: Any], _ parent: Int?, _ outer: CGPoint
  ) -> RecordedHierarchy.View {
    func number(_ key: String) -> CGFloat? {
      (element[key] as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    var frame = CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
    if element["positioning"] as? String == "absolute" {
      frame.origin.x -= outer.x
      frame.origin.y -= outer.y
    }
    var view = RecordedHierarchy.View(
      className: element["type"] as? String ?? "view", frame: frame, parent: parent)
    view.identifier = element["identifier"] as? String
    view.controller = element["view_controller"] as? String
    view.alpha = min(max(number("alpha") ?? 1, 0), 1)
    view.isHidden =
      (element["visible"] as? NSNumber)?.boolValue == false
      || ["invisible", "gone"].contains(element["visibility"] as? String)
    return view
  }
}
