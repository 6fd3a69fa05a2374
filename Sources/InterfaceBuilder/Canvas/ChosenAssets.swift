import AutoLayout

/// The assets of a canvas. They are ignored by comparisons of canvases, because layouts are the
/// same with any assets.
@propertyWrapper
package struct ChosenAssets: Hashable, Sendable {
  /// The assets, or `nil` for those that the document records.
  package var wrappedValue: DocumentAssets?

  /// Creates a wrapper for assets, or for `nil` to use those that the document records.
  package init(wrappedValue: DocumentAssets?) { self.wrappedValue = wrappedValue }

  /// Returns `true`, so that a cached layout is found for a canvas with other assets.
  package static func == (_: ChosenAssets, _: ChosenAssets) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
