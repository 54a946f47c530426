struct Home {
  let dependencies: any MakesDayScreen
  func run() { _ = dependencies.makeDayScreen(day: 1) }
}
struct Profile {
  typealias Dependencies = HasName & HasTitle
  let dependencies: any Dependencies
  func run() { print(dependencies.name) }
}
struct Quiet {
  // hasgen: allow unused-dependency: the next version uses it
  typealias Dependencies = HasLogger & HasName
  let dependencies: any Dependencies
  func run() { print(dependencies.name) }
}
struct Loud {
  let dependencies: any Feature.HasLogger & HasName
  func run() { print(dependencies.featureLogger, dependencies.name) }
}
