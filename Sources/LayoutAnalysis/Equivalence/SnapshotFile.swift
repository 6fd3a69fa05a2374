import Foundation
import LayoutModel

/// A layout that a program recorded: a `LayoutSnapshot` as JSON.
///
///     try JSONEncoder().encode(view.layoutSnapshot()).write(to: url)
public struct SnapshotFile: Sendable {
  /// The reason that a file is not a snapshot that can be compared.
  public struct Failure: Error, Hashable, Sendable {
    /// A description of the error, as a clause without a period.
    public let message: String
    /// Advice, as a clause without a period.
    public let hint: String
  }

  /// The layout. Every index in it is valid, and all frames are finite.
  public let snapshot: LayoutSnapshot

  /// The maximum file size in bytes: ten times that of a snapshot of 2,000 views with texts.
  public static let maxBytes = 32 << 20

  /// The maximum number of views; far more than a screen shows.
  static let maxViews = 20_000

  /// The maximum distance in points that is compared; beyond it, arithmetic is not exact to a
  /// pixel.
  static let farthest: CGFloat = 1e6

  /// Reads a snapshot from the bytes of a file. The content may be untrusted.
  ///
  /// - Throws: `Failure` for anything that is not JSON of a snapshot, or that is contradictory.
  public init(_ data: Data) throws(Failure) {
    guard data.count <= Self.maxBytes else {
      throw Failure(
        message: "the file is larger than \(Self.maxBytes >> 20) MB",
        hint: "write one snapshot per file")
    }
    var snapshot: LayoutSnapshot
    do {
      snapshot = try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    } catch {
      throw Failure(
        message: "the file is not a snapshot: \(Self.reason(error))",
        hint: "write it with JSONEncoder().encode(view.layoutSnapshot())")
    }
    // Conflicts and loops are not compared, and refer to constraints by index.
    snapshot.conflicts = []
    snapshot.feedbackLoop = nil
    snapshot.constraints = []
    snapshot.canvas.bars = []
    for index in snapshot.views.indices { snapshot.views[index].affectingConstraints = nil }
    self.snapshot = snapshot
    try validate()
  }

  /// Rejects views that do not form a tree, and frames that cannot be compared.
  private func validate() throws(Failure) {
    let views = snapshot.views
    guard !views.isEmpty, views.count <= Self.maxViews else {
      throw Self.invalid("it has \(views.count) views; expected 1 to \(Self.maxViews)")
    }
    let size = snapshot.canvas.size
    guard (1...Self.farthest).contains(size.width), (1...Self.farthest).contains(size.height),
      (0.1...100).contains(snapshot.canvas.scale)
    else { throw Self.invalid("the size or scale of the canvas is out of range") }
    var places = Set<Int>()
    for (index, view) in views.enumerated() {
      guard index == 0 ? view.parent == nil : view.parent.map({ (0..<index).contains($0) }) == true
      else { throw Self.invalid("view \(index) must come after its superview") }
      guard
        view.children.allSatisfy({
          $0 > index && $0 < views.count && views[$0].parent == index && places.insert($0).inserted
        })
      else { throw Self.invalid("the subviews of view \(index) have another superview") }
      guard Self.isNear(view.frame), Self.isNear(view.frameInRoot) else {
        throw Self.invalid("the frame of view \(index) is out of range")
      }
    }
  }

  /// Returns the failure of a snapshot that contradicts itself.
  private static func invalid(_ message: String) -> Failure {
    Failure(
      message: "the snapshot cannot be compared: \(message)",
      hint: "write the snapshot again with the same version of the library")
  }

  /// Returns a Boolean value that indicates whether a frame is finite and not too far away.
  private static func isNear(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy {
      abs($0) <= farthest
    }
  }

  /// Returns the location and the reason of a decoding failure.
  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "invalid JSON" }
    func place(_ path: [any CodingKey]) -> String {
      path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)) has the wrong type"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "invalid JSON" : "\(place(context.codingPath)) is invalid"
    @unknown default: return "invalid JSON"
    }
  }
}
