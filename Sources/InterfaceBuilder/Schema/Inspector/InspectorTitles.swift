/// The names of values in Interface Builder's menus.
enum InspectorTitles {
  /// Returns the title of a value: its words with capitals, or a different title in Interface
  /// Builder.
  static func title(of value: String) -> String {
    if let title = special[value] { return title }
    var words: [String] = []
    for character in value {
      if words.isEmpty || (character.isUppercase && words.last?.last?.isUppercase != true) {
        words.append(String(character).uppercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.joined(separator: " ")
  }

  /// Values whose titles in the menus have other words.
  private static let special: [String: String] = [
    "scaleAspectFit": "Aspect Fit", "scaleAspectFill": "Aspect Fill",
    "headTruncation": "Truncate Head", "tailTruncation": "Truncate Tail",
    "middleTruncation": "Truncate Middle", "never": "Never appears",
    "always": "Is always visible", "whileEditing": "Appears while editing",
    "unlessEditing": "Appears unless editing", "IBUITableViewCellStyleDefault": "Basic",
    "IBUITableViewCellStyleValue1": "Right Detail",
    "IBUITableViewCellStyleValue2": "Left Detail", "IBUITableViewCellStyleSubtitle": "Subtitle",
    "detailDisclosureButton": "Detail Disclosure", "forceLeftToRight": "Force Left-to-Right",
    "forceRightToLeft": "Force Right-to-Left", "dateAndTime": "Date and Time",
    "tel": "Telephone Number", "one-time-code": "One Time Code", "new-password": "New Password",
    "url": "URL", "min": "Minimum", "mid": "Middle", "max": "Maximum",
  ]
}
