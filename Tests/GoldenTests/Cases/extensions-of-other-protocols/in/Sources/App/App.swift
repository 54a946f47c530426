import Core
import Ext

protocol HasTitle { var title: String { get } }
extension HasNetwork { var title: String { "" } }

struct AppDependency { let network: Network }
struct UserDependency { let app: AppDependency }
/// Conforms by hand, which comes to the same.
// hasgen: container
struct GuestDependency: HasNetwork { let network: Network }
/// Has its own, which goes before that of the extension.
// hasgen: container
struct AdminDependency {
  let network: Network
  let userApi: UserApi
}
/// Has no network, so it has nothing of what is made of one.
// hasgen: container
struct EmptyDependency {}

final class Screen {
  typealias Dependencies = HasNetwork & HasUserApi & HasAvatar & HasBanner & HasTitle
  init(dependencies: any Dependencies) {}
}
func screens(
  _ app: AppDependency, _ user: UserDependency, _ guest: GuestDependency, _ admin: AdminDependency
) -> [Screen] {
  [
    Screen(dependencies: app), Screen(dependencies: user), Screen(dependencies: guest),
    Screen(dependencies: admin),
  ]
}
