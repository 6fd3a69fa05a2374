import Foundation

/// A view whose snapshot has values that views of other classes do not have.
@MainActor
package protocol SnapshotDetailing: UIView {
  /// Adds the values of the class.
  func addDetails(to value: inout LayoutSnapshot.View)
}

extension LayoutSnapshot.View {
  /// A Boolean value that indicates whether the view is a bar or a scroll view. Only these have
  /// details.
  var hasDetails: Bool {
    switch content {
    case .navigationBar, .toolbar, .tabBar: true
    default: contentSize != nil
    }
  }
}
