import Foundation

/// A control for selecting a date or a time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The components of a date that can be selected; `countDownTimer` selects a duration.
  public enum Mode: Int, Hashable, Sendable {
    /// Hours and minutes, with AM or PM depending on the locale.
    case time = 0
    /// Day, month and year.
    case date
    /// A day with hours and minutes.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month with its year, without days.
    case yearAndMonth

    var documentName: String {
      switch self {
      case .time: "time"
      case .date: "date"
      case .dateAndTime: "dateAndTime"
      case .countDownTimer: "countDownTimer"
      case .yearAndMonth: "yearAndMonth"
      }
    }
  }

  /// The style of a date picker.
  public enum Style: Int, Hashable, Sendable {
    /// The system chooses the style for the mode and the platform.
    case automatic = 0
    /// Rotating wheels, one per component.
    case wheels
    /// Labels with the selected date and time, which open a larger picker.
    case compact
    /// A calendar or time field that is always shown in place.
    case inline

    var documentName: String {
      switch self {
      case .automatic: "automatic"
      case .wheels: "wheels"
      case .compact: "compact"
      case .inline: "inline"
      }
    }
  }

  /// The components of a date that can be selected, which determine the size of compact and inline
  /// pickers.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if oldValue != datePickerMode { invalidateIntrinsicContentSize() } }
  }
  /// The preferred style. `datePickerStyle` returns the style in effect.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if oldValue != preferredDatePickerStyle { invalidateIntrinsicContentSize() } }
  }
  /// The selected date. The default is the time of creation. It does not affect the layout.
  open var date = Date()
  /// The earliest date that can be selected, or `nil` for no limit. It does not affect the layout.
  open var minimumDate: Date?
  /// The latest date that can be selected, or `nil` for no limit. It does not affect the layout.
  open var maximumDate: Date?
  /// The interval of the minutes. The default is 1. It does not affect the layout.
  open var minuteInterval = 1
  /// The selected duration in seconds for the mode `countDownTimer`. The default is 0.
  open var countDownDuration: TimeInterval = 0
  /// The locale of the dates, or `nil` to use the current one. It does not affect the layout.
  open var locale: Locale?
  /// The calendar of the dates. The default is the current one. It does not affect the layout.
  open var calendar: Calendar! = .current
  /// The time zone of the dates, or `nil` to use that of the calendar. It does not affect the
  /// layout.
  open var timeZone: TimeZone?
  /// A Boolean value that indicates whether times are rounded to the interval of minutes.
  open var roundsToMinuteInterval = true

  /// Selects a date without notifying targets.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Simulates a selection by the user: selects the nearest date within the limits and sends
  /// `valueChanged`.
  public func pick(_ date: Date) {
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true {
      date = min(date, maximumDate)
    }
    self.date = date
    sendActions(for: .valueChanged)
  }

  /// The style in effect. The automatic style is `wheels` up to iOS 13 and for timers, and
  /// `compact` since iOS 14.
  open var datePickerStyle: Style {
    guard PlatformMetrics.datePickersAreCompact[layoutEnvironment.platform] else { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The size of a picker view for wheels. The other sizes are those on devices: one capsule per
  /// part for `compact`; a month, a time field, or both for `inline`.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels:
      return PlatformMetrics.pickerSize[layoutEnvironment.platform]
    case .compact:
      let width: CGFloat =
        datePickerMode == .time ? 90 : datePickerMode == .date ? 128 : 206
      return CGSize(
        width: width,
        height: PlatformMetrics.compactDatePickerHeight[layoutEnvironment.platform]
          .ceiled(toScale: layoutEnvironment.displayScale))
    case .inline:
      let height: CGFloat =
        datePickerMode == .time ? 50 : datePickerMode == .date ? 336 : 386
      return CGSize(width: 320, height: height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content {
    .datePicker(style: datePickerStyle.documentName, mode: datePickerMode.documentName)
  }
}
