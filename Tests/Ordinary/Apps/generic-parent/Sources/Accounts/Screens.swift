package import Core

package protocol MakesProfileScreen {
  func makeProfileScreen(title: String) -> ProfileScreen
}

package struct ProfileScreen {
  package typealias Dependencies = HasClock & HasLogger & HasUserName

  let title: String
  let dependencies: any Dependencies

  package func open() -> String {
    dependencies.logger.log("\(dependencies.userName) opens \(title)")
    return "\(title) at \(dependencies.clock.now)"
  }
}

package struct RunScreen {
  typealias Dependencies = HasDistance & HasLogger & HasRoutes & HasUserName

  let dependencies: any Dependencies

  package init<User>(scope: RunScope<User>) { dependencies = scope }

  package func start(_ route: String) throws -> String {
    let places = try dependencies.route(named: route).joined(separator: ", ")
    dependencies.logger.log("\(dependencies.userName) runs \(dependencies.distance) km")
    return places
  }
}
