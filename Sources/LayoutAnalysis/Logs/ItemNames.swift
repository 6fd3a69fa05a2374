import AutoLayout

/// Which items of a report are the same: by address, else by the key or name that is printed.
struct ItemNames {
  /// Whether views that one line prints by the same name are taken for one; names are cut, so that
  /// different views can look alike.
  let mergesEqualNames: Bool
  /// How each item is shown to people.
  private(set) var texts: [String: String] = [:]
  /// The superview that the present line names.
  private(set) var bar: String?
  private var addresses: [String: [String]] = [:]
  /// Superviews that lines name, by item.
  private var superviews: [String: String] = [:]

  init(mergesEqualNames: Bool = false) { self.mergesEqualNames = mergesEqualNames }

  /// The items that are guides.
  var guides: Set<String> {
    Set(texts.filter { $0.value.prefix { $0 != ":" }.hasSuffix("LayoutGuide") }.keys)
  }

  /// Ends the present line.
  mutating func close() {
    addresses = [:]
    bar = nil
  }

  /// Starts with another line.
  mutating func open(_ description: ConstraintDescription) {
    close()
    for name in description.state?.names ?? [] {
      if case .view(let name, let address) = name { addresses[name, default: []].append(address) }
    }
    for name in description.state?.names ?? [] {
      if case .bar(let item) = name { bar = key(barItem: item) }
    }
  }

  /// The item's key. Views with equal names are told apart by their order.
  mutating func key(_ item: ConstraintDescription.Item) -> String {
    let text = item.text
    let key: String
    switch item {
    case .object(_, let address, _): key = address
    case .keyed: key = text
    case .named(let name):
      let known = addresses[name] ?? []
      key = (mergesEqualNames ? known.last : known.first) ?? name
      if !mergesEqualNames, known.count > 1 { addresses[name]?.removeFirst() }
    }
    note(text, of: key)
    return key
  }

  /// `'|':name:0x1` names the view and its address.
  private mutating func key(barItem item: ConstraintDescription.Item) -> String {
    if case .named(let name) = item, let colon = name.lastIndex(of: ":"),
      name[colon...].hasPrefix(":0x")
    {
      let key = String(name[name.index(after: colon)...])
      note(String(name[..<colon]), of: key)
      return key
    }
    return key(item)
  }

  /// The view that the bar stands for: the one that this line or another one names, or an unknown one
  /// that is the same for every line about `item`.
  mutating func superview(of item: String) -> String {
    if let bar {
      superviews[item] = bar
      return bar
    }
    if let known = superviews[item] { return known }
    let key = "superview of \(item)"
    note("the superview of \(texts[item] ?? item)", of: key)
    return key
  }

  private mutating func note(_ text: String, of key: String) {
    if texts[key] == nil { texts[key] = text }
  }
}
