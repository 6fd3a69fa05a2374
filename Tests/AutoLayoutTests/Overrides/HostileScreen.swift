import Foundation

@testable import AutoLayout

/// A screen that asks a program for a value: an override of a view, or an answer of a delegate.
enum HostileScreen: String, CaseIterable, Sendable {
  case intrinsicSize, sizeThatFits, fitting, alignmentInsets, alignmentRect, alignedFrame
  case margins, directionalMargins, safeArea, priorities
  case preferredWidth, labelRect, labelSize, fieldRects, buttonRects, buttonInsets, sliderRects
  case stackSpacing, contentSize, contentInset, textInset
  case rowHeights, rowEstimates, headHeights, fittingRows
  case itemSizes, sectionInsets, spacings, referenceSizes, preferredItems, itemFrames

  /// Returns the view that asks, and the data source that it needs.
  @MainActor
  func makeView() -> (view: UIView, list: HostileList?) {
    if let view = plainView ?? control ?? scrollView { return (view, nil) }
    let list = HostileList(part)
    switch self {
    case .rowHeights, .rowEstimates, .headHeights, .fittingRows: return (table(list), list)
    default: return (collection(list), list)
    }
  }

  @MainActor private var plainView: UIView? {
    switch self {
    case .intrinsicSize: HostileViews.IntrinsicSize()
    case .sizeThatFits: HostileViews.SizeThatFits()
    case .fitting: HostileViews.Fitting()
    case .alignmentInsets: HostileViews.AlignmentInsets()
    case .alignmentRect: HostileViews.AlignmentRect()
    case .alignedFrame: HostileViews.AlignedFrame()
    case .margins: HostileViews.Margins()
    case .directionalMargins: HostileViews.DirectionalMargins()
    case .safeArea: HostileViews.SafeArea()
    case .priorities: HostileViews.Priorities()
    default: nil
    }
  }

  @MainActor private var control: UIView? {
    switch self {
    case .preferredWidth: return labeled(HostileViews.PreferredWidth())
    case .labelRect: return labeled(HostileViews.LabelRect())
    case .labelSize: return labeled(HostileViews.LabelSize())
    case .fieldRects:
      let field = HostileViews.FieldRects()
      field.text = "Text"
      field.leftView = UIView()
      field.leftViewMode = .always
      return field
    case .buttonRects: return titled(HostileViews.ButtonRects())
    case .buttonInsets: return titled(HostileViews.ButtonInsets())
    case .sliderRects: return HostileViews.SliderRects()
    case .stackSpacing:
      return HostileViews.StackSpacing(arrangedSubviews: [labeled(UILabel()), UISwitch()])
    default: return nil
    }
  }

  @MainActor private func labeled(_ label: UILabel) -> UILabel {
    label.text = "Some text that breaks over several lines on a phone"
    label.numberOfLines = 0
    return label
  }

  @MainActor private func titled(_ button: UIButton) -> UIButton {
    button.setTitle("Title", for: .normal)
    return button
  }

  @MainActor private var scrollView: UIView? {
    switch self {
    case .contentSize: return HostileViews.ContentSize()
    case .contentInset: return HostileViews.ContentInset()
    case .textInset:
      let view = HostileViews.TextInset()
      view.text = "Some text"
      view.isScrollEnabled = false
      return view
    default: return nil
    }
  }

  /// The answers of the delegate that are hostile.
  private var part: HostileList.Part {
    switch self {
    case .rowHeights: .rows
    case .rowEstimates: .estimates
    case .headHeights: .heads
    case .itemSizes: .items
    case .sectionInsets: .insets
    case .spacings: .spacings
    case .referenceSizes: .references
    default: .none
    }
  }

  @MainActor private func table(_ list: HostileList) -> UITableView {
    let table = UITableView()
    table.dataSource = list
    table.delegate = list
    return table
  }

  @MainActor private func collection(_ list: HostileList) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    if self == .preferredItems { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: self == .itemFrames ? HostileViews.ItemFrames() : flow)
    let kind =
      self == .preferredItems ? HostileViews.PreferredItem.self : UICollectionViewCell.self
    view.register(kind, forCellWithReuseIdentifier: "item")
    view.dataSource = list
    view.delegate = list
    return view
  }
}
