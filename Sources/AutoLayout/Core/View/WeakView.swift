/// A reference to a view that does not keep it alive.
@MainActor
struct WeakView { @ViewLink var view: UIView? }
