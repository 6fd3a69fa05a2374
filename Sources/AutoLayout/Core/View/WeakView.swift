/// A view that is not kept alive.
@MainActor
struct WeakView { @ViewLink var view: UIView? }
