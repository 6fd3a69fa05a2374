import AutoLayout

/// The assets of a canvas. They do not distinguish canvases: layouts are the same with any assets.
@propertyWrapper
package struct ChosenAssets: Hashable, Sendable {
  /// The assets; nil for those that the document records.
  package var wrappedValue: DocumentAssets?

  /// Chooses assets.
  package init(wrappedValue: DocumentAssets?) { self.wrappedValue = wrappedValue }

  /// Returns `true`, so that a layout is found again for a canvas with other assets.
  package static func == (_: ChosenAssets, _: ChosenAssets) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
