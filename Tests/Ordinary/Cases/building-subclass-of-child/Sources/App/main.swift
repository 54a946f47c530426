final class Database: Sendable {}
protocol HasDatabase { var database: Database { get } }
struct AppDependency: Sendable { let database: Database }
class UserContainer {
  let app: AppDependency
  init(app: AppDependency) { self.app = app }
}
final class PremiumContainer: UserContainer {}
protocol MakesPremium { func makePremium() -> PremiumContainer }
func isShared(by app: any HasDatabase & MakesPremium) -> Bool {
  app.makePremium().database === app.database
}

precondition(isShared(by: AppDependency.live()), "a second database")
