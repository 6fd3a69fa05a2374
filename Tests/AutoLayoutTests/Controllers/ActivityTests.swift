import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of activities and responders.
@MainActor
@Suite struct ActivityTests {
  final class Upload: UIActivity {
    var items: [Any] = []
    override var activityTitle: String? { "Upload" }
    override var activityType: ActivityType? { ActivityType("org.example.upload") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test func `An activity view controller offers the activities that support its items`() {
    let sheet = UIActivityViewController(
      activityItems: ["text"], applicationActivities: [Upload()])
    #expect(sheet.offeredActivities.count == 1)
    sheet.loadViewIfNeeded()
    sheet.view.layoutIfNeeded()
    let rows = sheet.view.subviews.first as? UIStackView
    #expect((rows?.arrangedSubviews.first as? UIButton)?.currentTitle == "Upload")
    #expect(rows?.arrangedSubviews.first?.frame.height == 52)
    sheet.excludedActivityTypes = [UIActivity.ActivityType("org.example.upload")]
    #expect(sheet.offeredActivities.isEmpty)
    let numbers = UIActivityViewController(activityItems: [1], applicationActivities: [Upload()])
    #expect(numbers.offeredActivities.isEmpty)
  }

  @Test func `An activity receives the provided items, and the completion handler its result`() {
    let upload = Upload()
    let sheet = UIActivityViewController(
      activityItems: [UIActivityItemProvider(placeholderItem: "later")],
      applicationActivities: [upload])
    var results: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      results.append("\(type?.rawValue ?? "none") \(completed)")
    }
    sheet.perform(upload)
    sheet.cancel()
    #expect(upload.items.first as? String == "later")
    #expect(results == ["org.example.upload true", "none false"])
  }

  @Test func `A tap on a row performs the activity, and the handler is called after dismissal`() {
    let window = UIWindow(device: .defaultDevice)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let upload = Upload()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [upload])
    var wasDismissed: Bool?
    sheet.completionWithItemsHandler = { _, completed, _, _ in
      wasDismissed = completed && root.presentedViewController == nil
    }
    root.present(sheet, animated: false)
    let rows = sheet.view.subviews.first as? UIStackView
    (rows?.arrangedSubviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(upload.items.first as? String == "a" && wasDismissed == true)
  }

  @Test func `Presses and motion events travel up the responder chain`() {
    final class Screen: UIView {
      var events: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        events.append("presses \(presses.count)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        events.append("motion \(motion.rawValue)")
      }
    }
    let (screen, child) = (Screen(), UIView())
    screen.addSubview(child)
    child.pressesBegan([UIPress()], with: nil)
    child.motionEnded(.motionShake, with: nil)
    #expect(screen.events == ["presses 1", "motion 1"])
    #expect(UIPressesEvent().type == .presses)
  }

  @Test func `clearsSelectionOnViewWillAppear clears the selection when the controller appears`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows(style: .plain)
    rows.loadViewIfNeeded()
    rows.view.layoutIfNeeded()
    let path = IndexPath(row: 1, section: 0)
    rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    rows.clearsSelectionOnViewWillAppear = false
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == path)
    rows.clearsSelectionOnViewWillAppear = true
    rows.viewWillAppear(false)
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }
}
