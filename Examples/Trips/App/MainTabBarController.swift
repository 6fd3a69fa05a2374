import UIKit

/// The tabs: trips, places, and the traveler.
final class MainTabBarController: UITabBarController {
  private let store: TripStore

  init(store: TripStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(TripListViewController(store: store), image: "airplane"),
      tab(PlaceGridViewController(store: store), image: "map"),
      tab(ProfileViewController.make(store: store), image: "person"),
    ]
  }

  private func tab(_ root: UIViewController, image: String) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: root.title, image: UIImage(systemName: image), selectedImage: nil)
    return navigation
  }
}
