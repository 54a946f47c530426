struct Api {}
struct Item {}
protocol HasApi { var api: Api { get } }

/// Nothing to do with dependencies: what a screen shows in the side bar.
protocol HasSideBarItem { var sideBarItem: Item { get } }

final class AppDependency { let api = Api() }

final class ListModel {
  private let context: any HasApi
  init(context: any HasApi) { self.context = context }
}

final class TimetableViewController: HasSideBarItem {
  var sideBarItem: Item { Item() }
  // hasgen: not-parent
  var context: AppDependency
  init(context: AppDependency) {
    self.context = context
    _ = ListModel(context: context)
  }
}
