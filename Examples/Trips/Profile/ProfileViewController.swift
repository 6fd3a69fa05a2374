import UIKit

/// The third tab: the traveler's past trips. Its views are in Profile.storyboard.
public final class ProfileViewController: UIViewController {
  var avatarView: UIImageView!
  var nameLabel: UILabel!
  var tripsLabel: UILabel!
  var nightsLabel: UILabel!
  var pastTripsSwitch: UISwitch!

  private var store: TripStore!
  private var observation: TripStore.Observation?

  /// Loads the scene from the storyboard.
  static func make(store: TripStore) -> ProfileViewController {
    let storyboard = UIStoryboard(name: "Profile", bundle: nil)
    guard let controller = storyboard.instantiateInitialViewController() as? ProfileViewController
    else {
      fatalError("The storyboard begins with another class.")
    }
    controller.store = store
    return controller
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    observation = store.observe { [weak self] in self?.showNumbers() }
    showNumbers()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avatarView.layer.cornerRadius = avatarView.bounds.height / 2
  }

  private func showNumbers() {
    let past = store.past.count
    tripsLabel.text = past == 1 ? "1 trip" : "\(past) trips"
    nightsLabel.text = "\(store.nightsAway) nights away"
    pastTripsSwitch.isOn = store.showsPastTrips
  }

  func pastTripsSwitchChanged(_ sender: UISwitch) { store.showsPastTrips = sender.isOn }
}
