import Foundation
import Testing

@testable import AutoLayout

/// Oracle: Apple's documentation of the controls.
@MainActor
@Suite(.serialized) struct ControlValueTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 5
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append("\(component).\(row)")
    }
  }

  @Test func `A picker view shows and selects rows of its data source`() {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    let wheels = Wheels()
    picker.dataSource = wheels
    picker.delegate = wheels
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(4, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 1) == 4 && wheels.chosen.isEmpty)
    picker.turn(toRow: 2, inComponent: 0)
    picker.turn(toRow: 3, inComponent: 0)
    #expect(wheels.chosen == ["0.2"] && picker.selectedRow(inComponent: 0) == 2)
    #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "0.1")
    #expect(picker.rowSize(forComponent: 0).width == 160)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 4)
  }

  private final class Search: NSObject, UISearchBarDelegate, UISearchResultsUpdating {
    var lines: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      lines.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      lines.append("scope \(scope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      lines.append("update \(searchController.searchBar.text ?? "nil")")
    }
  }

  @Test func `A search bar calls its delegate for typed text and taps`() {
    let bar = UISearchBar()
    let search = Search()
    bar.delegate = search
    bar.scopeButtonTitles = ["a", "b"]
    bar.typeText("x\n")
    bar.tapScopeButton(at: 1)
    bar.tapCancelButton()
    #expect(bar.text == "x" && bar.searchTextField.text == "x" && bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(search.lines == ["begin", "text x", "search", "scope 1", "cancel", "end"])
    search.lines = []
    bar.text = "program"
    #expect(search.lines.isEmpty && bar.searchTextField.text == "program")
  }

  @Test func `A search controller is active while its bar is edited`() {
    let controller = UISearchController(searchResultsController: nil)
    let search = Search()
    controller.searchResultsUpdater = search
    controller.searchBar.typeText("q")
    #expect(controller.isActive && controller.searchBar.showsCancelButton)
    controller.searchBar.tapCancelButton()
    #expect(!controller.isActive && controller.searchBar.text == nil)
    #expect(search.lines == ["update nil", "update q", "update nil"])
  }

  @Test func `Taps change control values and send valueChanged`() {
    var events = 0
    let count = UIAction { _ in events += 1 }
    let segments = UISegmentedControl(items: ["a", "b", "c"])
    segments.addAction(count, for: .valueChanged)
    segments.setEnabled(false, forSegmentAt: 1)
    segments.tapSegment(at: 1)
    segments.tapSegment(at: 2)
    segments.tapSegment(at: 2)
    #expect(segments.selectedSegmentIndex == 2 && events == 1)
    let stepper = UIStepper()
    stepper.addAction(count, for: .valueChanged)
    stepper.maximumValue = 1
    stepper.tapDecrement()
    stepper.tapIncrement()
    stepper.tapIncrement()
    #expect(stepper.value == 1 && events == 2)
    stepper.wraps = true
    stepper.tapIncrement()
    #expect(stepper.value == 0 && events == 3)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    slider.addAction(count, for: .valueChanged)
    slider.slide(to: 2)
    #expect(slider.value == 1 && events == 4)
    slider.isEnabled = false
    slider.slide(to: 0)
    #expect(slider.value == 1 && events == 4)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(thumb.maxX == track.maxX)
    let picker = UIDatePicker()
    picker.addAction(count, for: .valueChanged)
    picker.maximumDate = Date(timeIntervalSince1970: 10)
    picker.pick(Date(timeIntervalSince1970: 20))
    #expect(picker.date == Date(timeIntervalSince1970: 10) && events == 5)
    picker.setDate(Date(timeIntervalSince1970: 5), animated: true)
    #expect(events == 5)
  }

  @Test func `NaN values are drawn and read as 0`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    (slider.value, bar.progress) = (.nan, .nan)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: .nan).minX == track.minX)
    #expect(slider.accessibilityValue == "0%" && bar.accessibilityValue == "0%")
    (slider.maximumValue, slider.value) = (.infinity, .infinity)
    #expect(slider.accessibilityValue == "0%")
    (slider.maximumValue, slider.value, bar.progress) = (4, 3, .infinity)
    #expect(slider.accessibilityValue == "75%" && bar.accessibilityValue == "100%")
  }

  @Test func `A tap on a segment calls its action`() {
    var called: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["a", "b"].map { name in
        UIAction(title: name) { called.append("\(name) \($0.sender is UISegmentedControl)") }
      })
    #expect(control.titleForSegment(at: 1) == "b")
    control.tapSegment(at: 1)
    #expect(called == ["b true"])
  }
}
