import Foundation
import Testing

@testable import AutoLayout

/// Oracle: hand, from `UITableViewCell`'s documentation of the background views.
@MainActor
@Suite struct CellBackgroundTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let background = UIView()
  private let selected = UIView()

  @Test func `Background views fill the cell behind its content`() {
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(cell.subviews.first === background)
    #expect(selected.superview == nil)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.subviews.prefix(3) == [background, selected, cell.contentView])
    #expect(background.frame == cell.bounds)
    #expect(selected.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(selected.superview == nil)
  }

  @Test func `A new background view replaces the old one`() {
    cell.backgroundView = background
    cell.backgroundView = selected
    #expect(background.superview == nil)
    #expect(cell.subviews.first === selected)
    cell.backgroundView = nil
    #expect(cell.subviews == [cell.contentView])
  }
}
