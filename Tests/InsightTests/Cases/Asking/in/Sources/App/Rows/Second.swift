private struct Row {
  let dependencies: any HasName
  func run() { print(dependencies.name) }
}
