final class View {
  init(dependencies: any HasNet & HasGone) {}
}

protocol HasAll: HasNet, HasGone {}
