import Foundation
import Testing

@testable import AutoLayout

/// Drags from one view to another. Oracle: Apple's documentation of `UIDragInteractionDelegate` and
/// `UIDropInteractionDelegate` (hand).
@MainActor
@Suite struct DragAndDropTests {
  private final class Log { var events: [String] = [] }

  private final class Source: NSObject, UIDragInteractionDelegate {
    let log: Log
    var allowsMove = true
    init(_ log: Log) { self.log = log }
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.events.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addCompletion { [log] _ in log.events.append("lifted") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { log.events.append("begin") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { log.events.append("move") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.events.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.events.append("did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.events.append("transferred") }
  }

  private final class Destination: NSObject, UIDropInteractionDelegate {
    let log: Log
    var operation = UIDropOperation.copy
    var texts: [String] = []
    init(_ log: Log) { self.log = log }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
      -> Bool
    { session.canLoadObjects(ofClass: NSString.self) }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { log.events.append("enter") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.events.append("update")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { log.events.append("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.events.append("perform")
      session.loadObjects(ofClass: NSString.self) { objects in
        self.texts += objects.map { "\($0)" }
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    {
      log.events.append("conclude")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { log.events.append("end") }
  }

  /// A window with a source at the top and a destination below.
  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let log = Log()
    let source: Source
    let destination: Destination

    init() {
      source = Source(log)
      destination = Destination(log)
      let top = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      let bottom = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
      top.addInteraction(UIDragInteraction(delegate: source))
      bottom.addInteraction(UIDropInteraction(delegate: destination))
      window.addSubview(top)
      window.addSubview(bottom)
      window.isHidden = false
    }
  }

  @Test func `A drop delivers the items and calls the delegates in order`() {
    let scene = Scene()
    let result = scene.window.dragItems(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 250))
    #expect(result == .copy)
    #expect(scene.destination.texts == ["text"])
    #expect(
      scene.log.events == [
        "items", "lifted", "begin", "move", "enter", "update", "perform", "will end copy",
        "conclude", "end", "did end copy", "transferred",
      ])
  }

  @Test func `A drag that leaves the drop destination is canceled`() throws {
    let scene = Scene()
    let drag = try #require(ScriptedDrag(in: scene.window, at: CGPoint(x: 10, y: 10)))
    drag.move(to: CGPoint(x: 10, y: 250))
    #expect(drag.operation == .copy)
    drag.move(to: CGPoint(x: 10, y: 400))
    #expect(drag.operation == .cancel)
    #expect(drag.end() == .cancel)
    #expect(scene.destination.texts.isEmpty)
    #expect(
      Array(scene.log.events.suffix(5)) == [
        "move", "exit", "will end cancel", "end", "did end cancel",
      ])
  }

  @Test func `A move drop is canceled if the drag session does not allow moving`() {
    let scene = Scene()
    scene.source.allowsMove = false
    scene.destination.operation = .move
    let (start, end) = (CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 250))
    #expect(scene.window.dragItems(from: start, to: end) == .cancel)
    #expect(scene.window.dragItems(from: end, to: start) == nil)
  }

  @Test func `An item provider loads objects of its registered types`() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    nonisolated(unsafe) var found: String?
    provider.loadObject(ofClass: String.self) { value, _ in found = value }
    #expect(found == "a")
    provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in
      found = error == nil ? nil : "error"
    }
    #expect(found == "error")
  }

  @Test func `Objects that load asynchronously are delivered in the order of the items`() async {
    let (first, second) = (NSItemProvider(), NSItemProvider(object: NSString(string: "b")))
    // The first provider loads its data on another thread.
    first.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { pass in
      DispatchQueue.global().async { pass(Data("a".utf8), nil) }
      return nil
    }
    let state = DragState(window: UIWindow(), location: .zero)
    state.items = [first, second].map { UIDragItem(itemProvider: $0) }
    let drop = DropSession(DragSession(state))
    let texts: [String] = await withCheckedContinuation { continuation in
      drop.loadObjects(ofClass: String.self) { continuation.resume(returning: $0) }
    }
    #expect(texts == ["a", "b"])
  }

  @Test func `loadItem returns a string, URL or data depending on the type`() {
    let provider = NSItemProvider()
    for (type, text) in [
      ("public.url", "https://example.com"), ("public.plain-text", "a"), ("public.png", "b"),
    ] {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { pass in
        pass(Data(text.utf8), nil)
        return nil
      }
    }
    nonisolated(unsafe) var found: [(any NSSecureCoding)?] = []
    for type in provider.registeredTypeIdentifiers + ["public.jpeg"] {
      provider.loadItem(forTypeIdentifier: type, options: nil) { item, error in
        #expect((item == nil) == (error != nil))
        found.append(item)
      }
    }
    #expect(found[0] as? NSURL == NSURL(string: "https://example.com"))
    #expect(found[1] as? NSString == "a" && found[2] as? NSData == NSData(data: Data("b".utf8)))
    #expect(found[3] == nil)
    provider.loadItem(forTypeIdentifier: "public.png")
  }

  @Test func `An item with a type identifier provides the data of its object`() {
    let provider = NSItemProvider(item: NSString(string: "a"), typeIdentifier: "public.text")
    nonisolated(unsafe) var found: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in found = data }
    #expect(found == Data("a".utf8))
  }
}
