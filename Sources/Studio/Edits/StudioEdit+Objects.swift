import Foundation
import InterfaceBuilder

extension StudioEdit {
  /// Performs an edit of scenes and of objects that are not views.
  func changeObjects(_ editor: inout DocumentEditor) throws {
    let document = editor.document
    func point(_ x: Double, _ y: Double) throws -> CGPoint {
      CGPoint(x: try document.coordinate(x), y: try document.coordinate(y))
    }
    switch self {
    case .addScene(let kind, let x, let y): try editor.add(kind, at: point(x, y))
    case .moveScene(let id, let x, let y): try editor.moveScene(id, to: point(x, y))
    case .addSegue(let link, let source, let target):
      try editor.addSegue(link, from: source, to: target)
    case .addUnwindSegue(let action, let source):
      try editor.addUnwindSegue(action, from: source)
    case .addGestureRecognizer(let gesture, let view): try editor.add(gesture, to: view)
    case .addGuide(let guide, let view): try editor.add(guide, to: view)
    case .removeObjects(let ids): try editor.removeObjects(ids)
    default: break
    }
  }
}
