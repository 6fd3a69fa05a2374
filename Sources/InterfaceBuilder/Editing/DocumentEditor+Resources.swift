import AutoLayout
import Foundation

/// The resources that a document carries.
extension DocumentEditor {
  /// Adds a system color with its value in light appearance to the resources, unless they have it.
  ///
  ///     <systemColor name="systemRedColor">
  ///         <color red="1" green="0.23" blue="0.19" alpha="1" colorSpace="custom" …/>
  ///     </systemColor>
  ///
  /// Images come before named colors, and these before system colors, each in the order of their
  /// names. Documents without resources are left without: Xcode adds them when it saves.
  mutating func addSystemColor(_ name: String) {
    guard let color = UIColor.systemColor(named: name),
      document.resources.systemColors[name] == nil,
      let resources = document.tree.root.child(DocumentElement.resources)
    else { return }
    let isPresent = insertions.contains {
      $0.parent == resources && $0.element[ResourceElement.name.name] == name
    }
    guard !isPresent else { return }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let value = DocumentColor.components(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    let element = NewElement(
      .systemColor, [ResourceElement.name.assigned(name)],
      children: [NewElement(.color, value.attributes)])
    let next = resources.children.first {
      $0.kind == .systemColor && ($0[ResourceElement.name] ?? "") > name
    }
    insert(element, into: resources, before: next)
  }
}
