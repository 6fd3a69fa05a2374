import AutoLayout

/// The assets of a canvas. They do not distinguish canvases: layouts are the same with any assets.
@propertyWrapper
package struct ChosenAssets: Hashable, Sendable {
  package var wrappedValue: DocumentAssets?

  package init(wrappedValue: DocumentAssets?) { self.wrappedValue = wrappedValue }

  package static func == (_: ChosenAssets, _: ChosenAssets) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
