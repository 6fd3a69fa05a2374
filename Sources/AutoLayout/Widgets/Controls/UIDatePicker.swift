import Foundation

/// A control that chooses a date or a time.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Which parts of a date are chosen; `countDownTimer` chooses a span of time.
  public enum Mode: Int, Hashable, Sendable {
    /// Hours and minutes, and AM or PM where the locale has them.
    case time = 0
    /// Day, month and year.
    case date
    /// A day with hours and minutes.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer

    var documentName: String {
      switch self {
      case .time: "time"
      case .date: "date"
      case .dateAndTime: "dateAndTime"
      case .countDownTimer: "countDownTimer"
      }
    }
  }

  /// How the picker is shown.
  public enum Style: Int, Hashable, Sendable {
    /// The system chooses the style for the mode and the platform.
    case automatic = 0
    /// Columns that turn like wheels, one per component.
    case wheels
    /// Labels with the chosen date and time, which open a larger picker.
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

  /// Which parts of a date are chosen; it decides the size of compact and inline pickers.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if oldValue != datePickerMode { invalidateIntrinsicContentSize() } }
  }
  /// The style that the program would like; `datePickerStyle` says what it gets.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { if oldValue != preferredDatePickerStyle { invalidateIntrinsicContentSize() } }
  }
  /// The date that is chosen; the time of making unless set. It does not change the layout.
  open var date = Date()
  /// The earliest date that may be chosen; nil for any. It does not change the layout.
  open var minimumDate: Date?
  /// The latest date that may be chosen; nil for any. It does not change the layout.
  open var maximumDate: Date?
  /// The step between minutes; 1 unless set. It does not change the layout.
  open var minuteInterval = 1

  /// The style in effect: automatic is wheels up to iOS 13 and for timers, compact from iOS 14.
  open var datePickerStyle: Style {
    guard PlatformMetrics.datePickersAreCompact[layoutEnvironment.platform] else { return .wheels }
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// That of a picker for wheels; the others after devices: compact a capsule a part, inline
  /// a month, a field of time, or both.
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
