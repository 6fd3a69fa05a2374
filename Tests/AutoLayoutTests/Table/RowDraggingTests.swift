import Foundation
import Testing

@testable import AutoLayout

/// Rows that are dragged. Oracle: Apple's documentation of `UITableViewDragDelegate`,
/// `UITableViewDropDelegate` and `UITableViewDataSource` (hand).
@MainActor
@Suite struct RowDraggingTests {
  private final class List: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var texts = ["a", "b", "c", "d"]
    var events: [String] = []
    var canMove = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      texts.insert(texts.remove(at: source.row), at: target.row)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: texts[path.row])))]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      events.append("begin \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      events.append("end \(tableView.hasActiveDrag)")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
      let target = coordinator.destinationIndexPath ?? IndexPath(row: texts.count, section: 0)
      events.append("drop \(source) \(target.row) \(coordinator.session.items.count)")
      guard source < 0 else { return }
      for item in coordinator.items {
        let holder = UITableViewDropPlaceholder(
          insertionIndexPath: target, reuseIdentifier: "a", rowHeight: 44)
        let context = coordinator.drop(item.dragItem, to: holder)
        context.commitInsertion { texts.insert("new", at: $0.row) }
      }
    }
  }

  private func table(_ list: List) -> (UIWindow, UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 40
    table.dataSource = list
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, table)
  }

  private func middle(_ row: Int) -> CGPoint { CGPoint(x: 100, y: 40 * CGFloat(row) + 20) }

  @Test func `Dropping a row within the table calls the data source's move method`() {
    let list = List()
    let (window, table) = table(list)
    table.dragDelegate = list
    #expect(window.dragItems(from: middle(0), to: middle(2)) == .move)
    #expect(list.texts == ["b", "c", "a", "d"])
    #expect(list.events == ["begin true", "end false"])
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "a")
  }

  @Test func `Rows cannot be dragged without a drag delegate or with drag interaction disabled`() {
    let list = List()
    let (window, table) = table(list)
    #expect(window.dragItems(from: middle(0), to: middle(2)) == nil)
    table.dragDelegate = list
    table.dragInteractionEnabled = false
    #expect(window.dragItems(from: middle(0), to: middle(2)) == nil)
  }

  @Test func `The drop delegate receives drops that the data source cannot move`() {
    let list = List()
    list.canMove = false
    let (window, table) = table(list)
    table.dragDelegate = list
    table.dropDelegate = list
    window.dragItems(from: middle(1), to: middle(3))
    #expect(list.texts == ["a", "b", "c", "d"])
    #expect(list.events.contains("drop 1 3 1"))
  }

  @Test func `A drop placeholder is replaced by a row`() {
    let (from, to) = (List(), List())
    let (window, first) = table(from)
    first.frame.size.height = 160
    first.dragDelegate = from
    let second = UITableView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    second.contentInsetAdjustmentBehavior = .never
    second.rowHeight = 40
    second.dataSource = to
    second.dropDelegate = to
    window.addSubview(second)
    window.layoutIfNeeded()
    window.dragItems(from: middle(0), to: CGPoint(x: 100, y: 260))
    #expect(to.events == ["drop -1 1 1"])
    #expect(to.texts == ["a", "new", "b", "c", "d"])
    #expect(second.numberOfRows(inSection: 0) == 5)
  }
}
