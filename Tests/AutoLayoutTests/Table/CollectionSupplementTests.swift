import Foundation
import Testing

@testable import AutoLayout

/// Two sections of three items, with headers and footers that a collection asks for.
@MainActor
private final class Items: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var asked: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    asked.append("\(kind) \(indexPath.section)")
    return UICollectionReusableView(frame: .zero)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section), left: 5, bottom: 0, right: 5) }
}

/// Oracle: hand, from UICollectionViewFlowLayout's documentation.
@MainActor
@Suite struct CollectionSupplementTests {
  @Test func `Headers, footers and section insets take up space`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    layout.minimumLineSpacing = 10
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.footerReferenceSize = CGSize(width: 0, height: 8)
    let items = Items()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    let (head, foot) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    // Two items a line: 30 + 10 + 30; the second section has a point more above.
    #expect(frame(head, 0) == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(frame(foot, 0) == CGRect(x: 0, y: 90, width: 100, height: 8))
    #expect(frame(head, 1) == CGRect(x: 0, y: 98, width: 100, height: 20))
    #expect(
      view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame
        == CGRect(x: 5, y: 119, width: 40, height: 30))
    #expect(view.contentSize == CGSize(width: 100, height: 197))
    #expect(items.asked.count == 4)
  }

  @Test func `Supplementary kinds and reuse identifiers can contain any characters`() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for (tag, name) in [("a", "b/c"), ("a/b", "c")].enumerated() {
      view.register(forSupplementaryViewOfKind: name.0, withReuseIdentifier: name.1) {
        let made = UICollectionReusableView(frame: .zero)
        made.tag = tag
        return made
      }
    }
    let path = IndexPath(item: 0, section: 0)
    func tag(_ kind: String, _ identifier: String) -> Int {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: path
      ).tag
    }
    #expect(tag("a", "b/c") == 0)
    #expect(tag("a/b", "c") == 1)
  }
}
