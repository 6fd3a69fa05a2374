import Testing
import UIKit

@testable import TripsApp

/// Oracle: hand, by the rules and constraints of the form.
@MainActor
@Suite struct TripFormTests {
  @Test func `A new trip is entered, saved and listed in order`() throws {
    let app = try RunningApp()
    let form = try app.openForm()
    let save = try #require(form.navigationItem.rightBarButtonItem)
    #expect(!save.isEnabled)
    app.type("Oslo", into: form.destinationField)
    app.type("Norway", into: form.countryField)
    #expect(save.isEnabled)
    form.kindControl.selectedSegmentIndex = 2
    form.kindControl.sendActions(for: .valueChanged)
    form.datePicker.date = TripDates.day(2027, 2, 14)
    form.datePicker.sendActions(for: .valueChanged)
    form.nightsStepper.value = 1
    form.nightsStepper.sendActions(for: .valueChanged)
    #expect(form.nightsRow.captionLabel.text == "1 night")
    form.reminderSwitch.isOn = false
    form.reminderSwitch.sendActions(for: .valueChanged)
    form.notesView.text = "Skis"
    save.tap()
    // Between Lisbon in December and Amalfi in May.
    #expect(try app.cell(1).destinationLabel.text == "Oslo")
    #expect(try app.cell(1).datesLabel.text == "Norway · Feb 14 – Feb 15, 2027")
    let trip = app.store.upcoming[1]
    #expect(trip.kind == .mountains && !trip.remindsBeforeDeparture && trip.notes == "Skis")
    #expect(try app.tabs.presentedViewController == nil)
  }

  @Test func `An edited trip keeps its position and its places`() throws {
    let app = try RunningApp()
    let detail = try app.openTrip(0)
    detail.navigationItem.rightBarButtonItems?.first?.tap()
    let form = try app.screen(TripFormViewController.self)
    #expect(form.title == "Edit Trip" && form.destinationField.text == "Lisbon")
    app.type(" and Porto", into: form.destinationField)
    form.navigationItem.rightBarButtonItem?.tap()
    #expect(detail.destinationLabel.text == "Lisbon and Porto")
    #expect(app.store.trips.count == 5 && app.store.upcoming[0].places.count == 4)
  }

  @Test func `Changes are discarded only after confirmation`() throws {
    let app = try RunningApp()
    var form = try app.openForm()
    form.navigationItem.leftBarButtonItem?.tap()
    #expect(try app.tabs.presentedViewController == nil)
    form = try app.openForm()
    app.type("Rome", into: form.destinationField)
    form.navigationItem.leftBarButtonItem?.tap()
    try app.answer("Cancel")
    #expect(try app.screen(TripFormViewController.self) === form)
    form.navigationItem.leftBarButtonItem?.tap()
    try app.answer("Discard")
    #expect(try app.tabs.presentedViewController == nil)
    #expect(app.store.trips.count == 5)
  }

  @Test func `A destination has at most 60 characters`() throws {
    let app = try RunningApp()
    let form = try app.openForm()
    app.type(String(repeating: "a", count: 70), into: form.destinationField)
    #expect(form.destinationField.text?.count == 60)
  }

  @Test func `Return moves to the next field`() throws {
    let app = try RunningApp()
    let form = try app.openForm()
    form.destinationField.becomeFirstResponder()
    #expect(form.textFieldShouldReturn(form.destinationField) == false)
    _ = form.textFieldShouldReturn(form.countryField)
    #expect(!form.countryField.isFirstResponder)
  }

  /// A keyboard of 336 points leaves 896 - 336 = 560 for the form. Without it the form ends at the
  /// safe area, 34 above the edge.
  @Test func `The form ends at the top of the keyboard`() throws {
    let app = try RunningApp()
    let form = try app.openForm()
    func bottom() -> CGFloat { form.scrollView.convert(form.scrollView.bounds, to: nil).maxY }
    #expect(bottom() == 862)
    try app.window.keyboardFrame = CGRect(x: 0, y: 560, width: 414, height: 336)
    try app.window.layoutIfNeeded()
    #expect(bottom() == 560)
    form.scrollView.drag(by: CGPoint(x: 0, y: -1000))
    let notes = form.notesView.convert(form.notesView.bounds, to: nil)
    #expect(abs(notes.maxY - 540) <= 0.5)
    try app.window.keyboardFrame = nil
    try app.window.layoutIfNeeded()
    #expect(bottom() == 862)
  }

  /// Both fields are as wide as the margins allow: 414 - 40. Controls end at the margin, at 394.
  @Test func `Controls end their rows, or are below the caption at accessibility sizes`() throws {
    let app = try RunningApp()
    let form = try app.openForm()
    #expect(form.destinationField.bounds.width == 374 && form.countryField.bounds.width == 374)
    #expect(form.nightsStepper.convert(form.nightsStepper.bounds, to: nil).maxX == 394)
    let caption = form.nightsRow.captionLabel
    #expect(caption.convert(CGPoint.zero, to: nil).x == 20)
    try app.setTextSize(.accessibilityLarge)
    let stepper = form.nightsStepper.convert(form.nightsStepper.bounds, to: nil)
    #expect(stepper.minX == 20)
    #expect(stepper.minY >= caption.convert(caption.bounds, to: nil).maxY)
  }
}
