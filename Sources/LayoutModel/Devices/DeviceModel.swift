/// An iPhone or iPad model and the device with the same screen.
///
/// Interface Builder has one device for all models with the same screen, but users know devices by
/// model.
package struct DeviceModel: Sendable {
  /// Apple's name of the model, such as `iPhone SE (2nd generation)`.
  package let name: String
  /// The identifier of the device with the same screen.
  package let device: String

  /// All models of all devices.
  package static let all: [DeviceModel] = Device.all.flatMap { device in
    device.models.map { DeviceModel(name: $0, device: device.id) }
  }

  /// The texts by which the model is found: its name, and shorter forms of it.
  ///
  /// `iPhone SE (2nd generation)` is also called `iPhone SE 2` and `SE 2`, `iPad Pro 11-inch (M4)`
  /// also `iPad Pro 11 (M4)`. Case, spaces and punctuation are ignored.
  var keys: Set<String> {
    let plain = Self.key(name)
    let short = Self.key(Self.shortened(name))
    let families = ["iphone", "ipad"]
    let bare = short.dropFirst(families.first { short.hasPrefix($0) }?.count ?? 0)
    // A number alone, as in `iPhone 15`, is not a name.
    let isName = bare.contains { $0.isLetter }
    return Set([plain, short] + (isName ? [String(bare)] : []))
  }

  /// Returns the ASCII letters of a text in lowercase, with its digits and periods, such as
  /// `iphone15pro`. All other characters are omitted.
  static func key(_ text: String) -> String {
    String(text.lowercased().filter { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "." })
  }

  /// Returns a name with the generation as a number instead of text, and without `inch`.
  private static func shortened(_ name: String) -> String {
    var text = name.replacing("-inch", with: "").replacing(" generation", with: "")
    for ending in ["1st", "2nd", "3rd"] + (4...12).map({ "\($0)th" }) {
      text = text.replacing("(\(ending))", with: String(ending.dropLast(2)))
    }
    return text
  }
}
