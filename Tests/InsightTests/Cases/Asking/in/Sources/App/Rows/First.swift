private struct Row {
  let dependencies: any HasClock
  func run() { print(dependencies.clock) }
}
