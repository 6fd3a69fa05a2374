import AutoLayout

/// Identifies the items of a report: by address, otherwise by the printed key or name.
struct ItemNames {
  /// A Boolean value that indicates whether views that one line prints with the same name are
  /// treated as one view. Names are truncated, so that different views can have the same printed
  /// name.
  let mergesEqualNames: Bool
  /// The printed text of each item, by key.
  private(set) var texts: [String: String] = [:]
  /// The superview that the current line names for `|`, or `nil` if it does not name one.
  private(set) var bar: String?
  /// The addresses that the current line lists for each name, in order.
  private var addresses: [String: [String]] = [:]
  /// The superviews that lines name, by item.
  private var superviews: [String: String] = [:]

  /// Creates an empty table.
  init(mergesEqualNames: Bool = false) { self.mergesEqualNames = mergesEqualNames }

  /// The keys of the items that are layout guides according to their class.
  var guides: Set<String> {
    Set(texts.filter { $0.value.prefix { $0 != ":" }.hasSuffix("LayoutGuide") }.keys)
  }

  /// Ends the current line: its names and its `|` do not apply to other lines.
  mutating func close() {
    addresses = [:]
    bar = nil
  }

  /// Begins the line of a description by reading its list of names, such as `names: label:0xb,
  /// '|':UIView:0xa`.
  mutating func open(_ description: ConstraintDescription) {
    close()
    for name in description.state?.names ?? [] {
      if case .view(let name, let address) = name { addresses[name, default: []].append(address) }
    }
    for name in description.state?.names ?? [] {
      if case .bar(let item) = name { bar = key(barItem: item) }
    }
  }

  /// Returns the key of an item: its address if it is printed, otherwise its name.
  ///
  /// If the list of names at the end of the line has several addresses for the name, they are used
  /// in order: the order of the constraint's items.
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

  /// Returns the key of the view that `|` represents. `'|':name:0x1` states the view and its
  /// address.
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

  /// Returns the view that `|` represents: the one that this line or another names, or an unknown
  /// view that is the same for every line about `item`.
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

  /// Records the first text with which an item is printed.
  private mutating func note(_ text: String, of key: String) {
    if texts[key] == nil { texts[key] = text }
  }
}
