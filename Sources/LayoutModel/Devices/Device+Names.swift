extension Device {
  /// Creates a device from an identifier of Interface Builder or the name of a model, such as
  /// `iPhone 15`, `SE 3` or `ipad mini 6`. Case, spaces and punctuation in names of models are
  /// ignored. The initializer fails if the name is unknown, or if Interface Builder has no device
  /// with the model's screen.
  ///
  /// - Complexity: O(1).
  public init?(named name: String) {
    guard let id = Self.identifiers[DeviceModel.key(name)] ?? Self.identifier(name),
      let device = Device(identifier: id)
    else { return nil }
    self = device
  }

  /// Returns a hint for an unknown name: a similar name, or the command that lists all names.
  ///
  /// - Complexity: O(*n*), where *n* is the number of models.
  public static func hint(forUnknown name: String) -> String {
    let names = all.map(\.id) + DeviceModel.all.map(\.name)
    let short = DeviceModel.all.flatMap { model in model.keys.map { ($0, model.name) } }
    let key = DeviceModel.key(name)
    let longer = DeviceModel.all.filter { DeviceModel.key($0.name).hasPrefix(key) }
    if !key.isEmpty, longer.count > 1, let newest = longer.last {
      return "\(longer.count) models match, such as '\(newest.name)'; "
        + "`autolayout devices` lists all devices"
    }
    guard
      let nearest = Suggestion.nearest(to: name, among: names)
        ?? Suggestion.nearest(to: key, among: short.map(\.0)).flatMap({ found in
          short.first { $0.0 == found }?.1
        })
    else { return "`autolayout devices` lists all devices" }
    return "did you mean '\(nearest)'? `autolayout devices` lists all devices"
  }

  private static func identifier(_ name: String) -> String? {
    all.first { $0.id == name }?.id
  }

  /// The identifiers of devices by key: the identifier without `_`, and the keys of their models.
  /// Keys that match models with different screens are omitted.
  private static let identifiers: [String: String] = {
    var found = Dictionary(uniqueKeysWithValues: all.map { (DeviceModel.key($0.id), $0.id) })
    let models = DeviceModel.all.flatMap { model in model.keys.map { ($0, model.device) } }
    for (key, entries) in Dictionary(grouping: models, by: \.0) {
      let devices = Set(entries.map(\.1))
      if devices.count == 1, found[key] == nil { found[key] = devices.first }
    }
    return found
  }()
}
