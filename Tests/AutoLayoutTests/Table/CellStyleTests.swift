import Foundation
import Testing

@testable import AutoLayout

/// Oracle: cells of built-in styles that Interface Builder recorded, at 2 pixels a point.
@MainActor
@Suite struct CellStyleTests {
  private func cell(
    _ style: UITableViewCell.CellStyle, _ width: CGFloat, _ height: CGFloat, version: Int,
    accessory: UITableViewCell.AccessoryType = .none, configure: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    table.layoutEnvironment = LayoutEnvironment(displayScale: 2, systemVersion: version)
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.accessoryType = accessory
    cell.frame = CGRect(x: 0, y: 28, width: width, height: height)
    configure(cell)
    table.addSubview(cell)
    table.layoutIfNeeded()
    return cell
  }

  @Test func `The text of a default cell fills the content view between its margins`() {
    let plain = cell(.default, 375, 44, version: 14) { $0.textLabel?.text = "Title" }
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(plain.detailTextLabel == nil)
    let disclosing = cell(.default, 414, 43.5, version: 14, accessory: .disclosureIndicator) {
      $0.textLabel?.text = "Title"
    }
    #expect(disclosing.textLabel?.frame == CGRect(x: 20, y: 0, width: 355, height: 43.5))
    let checked = cell(.default, 375, 44, version: 12, accessory: .checkmark) {
      $0.textLabel?.text = "Theme1"
    }
    #expect(checked.textLabel?.frame == CGRect(x: 16, y: 0, width: 319, height: 43.5))
  }

  @Test func `An image comes before the text`() {
    let cell = cell(.default, 414, 44, version: 12) {
      $0.textLabel?.text = "Lorem ipsum"
      $0.imageView?.image = UIImage(name: "icon_cat", size: CGSize(width: 18, height: 15))
    }
    #expect(cell.imageView?.frame == CGRect(x: 20, y: 14, width: 18, height: 15))
    #expect(cell.textLabel?.frame == CGRect(x: 53, y: 0, width: 341, height: 43.5))
  }

  @Test func `The detail text ends beside the accessory and is centered vertically`() throws {
    let cell = cell(.value1, 414, 44, version: 14, accessory: .disclosureIndicator) {
      $0.textLabel?.text = "Unit"
      $0.detailTextLabel?.text = "Detail"
    }
    let text = try #require(cell.textLabel?.frame)
    let detail = try #require(cell.detailTextLabel?.frame)
    #expect(text.origin == CGPoint(x: 20, y: 12) && text.height == 20.5)
    #expect(detail.maxX == 375 && detail.minY == 12)
  }

  @Test func `A subtitle is below the text`() throws {
    let cell = cell(.subtitle, 414, 44, version: 12) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.font = .systemFont(ofSize: 15)
      $0.detailTextLabel?.text = "Subtitle"
    }
    let text = try #require(cell.textLabel?.frame)
    let detail = try #require(cell.detailTextLabel?.frame)
    #expect([text.minX, text.minY, text.height] == [20, 3, 20.5])
    #expect([detail.minX, detail.minY, detail.height] == [20, 23.5, 18])
  }

  @Test func `In right-to-left layout, the text begins on the right`() {
    let cell = cell(.value1, 375, 44, version: 14) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.textLabel?.text = "Unit"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(cell.textLabel?.frame.maxX == 359 && cell.detailTextLabel?.frame.minX == 16)
  }
}
