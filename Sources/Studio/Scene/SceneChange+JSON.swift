import LayoutRendering

/// Writes changes of scenes as JSON, with the names of their `Encodable` types.
extension SceneChange {
  /// Writes the members that changed, in the format of an encoder.
  func write(to json: inout JSONWriter) {
    json.object { json in
      if let canvas { json.member("canvas", canvas.write) }
      if let frames {
        json.object("frames") { json in
          for (key, frame) in frames { json.member(key, frame) }
        }
      }
      if let pictures {
        json.object("pictures") { json in
          for (key, picture) in pictures { json.member(key, picture) }
        }
      }
      if let views { json.list("views", views) { $0.write(to: &$1) } }
      if let removed { json.member("removed", removed) }
      if let order { json.member("order", order) }
      if let constraints { json.list("constraints", constraints) { $0.write(to: &$1) } }
      if let removedConstraints { json.member("removedConstraints", removedConstraints) }
      if let conflicts { json.list("conflicts", conflicts) { $0.write(to: &$1) } }
      if let guides { json.list("guides", guides) { $0.write(to: &$1) } }
    }
  }
}

extension JSONWriter {
  /// Writes a number. Infinity and NaN become 0, as everywhere in scenes.
  mutating func coordinate(_ value: Double, _ key: String? = nil) {
    number(value.isFinite ? value : 0, key)
  }

  /// Writes a member with a value that a function writes.
  fileprivate mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    key(name)
    write(&self)
  }

  /// Writes a string, or nothing for `nil`.
  fileprivate mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    string(text, name)
  }

  /// Writes a number, or nothing for `nil`.
  fileprivate mutating func member(_ name: String, _ number: Double?) {
    guard let number else { return }
    coordinate(number, name)
  }

  /// Writes a Boolean value, or nothing for `nil`.
  fileprivate mutating func member(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    boolean(flag, name)
  }

  /// Writes an array of numbers, or nothing for `nil`.
  fileprivate mutating func member(_ name: String, _ numbers: [Double]?) {
    guard let numbers else { return }
    array(name) { json in for number in numbers { json.coordinate(number) } }
  }

  /// Writes an array of strings.
  fileprivate mutating func member(_ name: String, _ texts: [String]) {
    array(name) { json in for text in texts { json.string(text) } }
  }

  /// Writes an array with elements that a function writes.
  fileprivate mutating func list<T>(
    _ name: String, _ values: [T], _ write: (T, inout JSONWriter) -> Void
  ) {
    array(name) { json in for value in values { write(value, &json) } }
  }
}

extension CanvasModel {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("width", width)
      json.member("height", height)
      json.member("scale", scale)
      json.member("safeArea", safeArea)
      json.member("device", device)
      json.member("isLandscape", isLandscape)
      json.member("widthClass", widthClass)
      json.member("heightClass", heightClass)
      json.member("isOwn", isOwn)
      json.member("isDark", isDark)
      json.member("isRightToLeft", isRightToLeft)
      json.list("bars", bars) { bar, json in
        json.object { json in
          json.member("frame", bar.frame)
          json.member("below", bar.below)
          if let item = bar.item { json.member("item", item) }
          if let title = bar.title { json.member("title", title) }
        }
      }
      json.member("systemBars", systemBars)
    }
  }
}

extension ViewModel {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", key)
      json.member("parent", parent)
      json.member("isInDocument", isInDocument)
      json.member("className", className)
      json.member("label", label)
      json.member("frame", frame)
      json.member("origin", origin)
      json.member("clip", clip)
      json.member("isHidden", isHidden)
      json.member("alpha", alpha)
      json.member("below", below)
      json.member("above", above)
      json.member("ambiguity", ambiguity.map(Double.init))
      json.member("recorded", recorded)
      json.member("shown", shown)
      json.member("isMisplaced", isMisplaced)
      json.member("margins", margins)
      json.member("safeArea", safeArea)
      json.member("alignment", alignment)
      json.member("baseline", baseline)
    }
  }
}

extension GuideModel {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", key)
      json.member("view", view)
      json.member("frame", frame)
    }
  }
}

extension ConstraintModel {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", key)
      json.member("id", id)
      json.member("origin", origin)
      json.member("first", first.write)
      if let second { json.member("second", second.write) }
      json.member("relation", relation)
      json.member("multiplier", multiplier)
      json.member("constant", constant)
      json.member("priority", priority)
      json.member("status", status.rawValue)
    }
  }
}

extension ConstraintModel.Side {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("view", view)
      json.member("guide", guide)
      json.member("attribute", attribute)
    }
  }
}

extension ConstraintLine {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("key", key)
      json.member("shape", shape.rawValue)
      json.member("points", points)
      if let extensions {
        json.list("extensions", extensions) { points, json in
          json.array { json in for point in points { json.coordinate(point) } }
        }
      }
      json.member("isVertical", isVertical)
      json.member("label", label)
      json.member("tone", tone.rawValue)
      json.member("isOptional", isOptional)
    }
  }
}

extension ConflictModel {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("members", members)
      json.member("broken", broken)
    }
  }
}
