// The shapes of mttcrsp/fosdem's navigation service: screens with view models, both of which are
// given the services, styles and models known at run time, and one that two view models share.
class Screen {
  enum Style { case plain, grouped }
}

protocol Storage {}
protocol HasStorage { var storage: any Storage { get } }
protocol HasFavorites { var favorites: Favorites { get } }
final class Favorites {}

final class Services {
  let favorites: Favorites
  let storage: any Storage

  init(favorites: Favorites, storage: any Storage) {
    self.favorites = favorites
    self.storage = storage
  }
}

struct Talk {}
struct TalkOptions {}
struct Room {}

final class AgendaModel {
  typealias Dependencies = HasFavorites & HasStorage
  init(dependencies: any Dependencies) {}
}
final class AgendaScreen: Screen {
  typealias Dependencies = MakesTalkScreen & MakesNowScreen
  init(dependencies: any Dependencies, viewModel: AgendaModel) {}
}
protocol MakesAgendaScreen { func makeAgendaScreen() -> AgendaScreen }

final class TalkModel {
  typealias Dependencies = HasFavorites
  init(talk: Talk, options: TalkOptions, dependencies: any Dependencies) {}
}
final class TalkScreen: Screen {
  typealias Dependencies = MakesTalkScreen
  init(dependencies: any Dependencies, viewModel: TalkModel) {}
}
protocol MakesTalkScreen { func makeTalkScreen(for talk: Talk, options: TalkOptions) -> TalkScreen }

final class MapModel {
  init(dependencies: any HasStorage) {}
}
final class MapScreen: Screen {
  init(viewModel: MapModel) {}
}
protocol MakesMapScreen { func makeMapScreen() -> MapScreen }

final class SearchScreen: Screen {
  typealias Dependencies = HasStorage & MakesTalkScreen
  init(dependencies: any Dependencies) {}
}
protocol MakesSearchScreen { func makeSearchScreen() -> SearchScreen }

final class RoomModel {
  init(room: Room, dependencies: any HasFavorites & HasStorage) {}
}
final class RoomScreen: Screen {
  init(style: Style, dependencies: any MakesTalkScreen, viewModel: RoomModel) {}
}
protocol MakesRoomScreen { func makeRoomScreen(for room: Room, style: Screen.Style) -> RoomScreen }

final class YearsModel {
  init(dependencies: any HasStorage) {}
}
final class YearsScreen: Screen {
  init(style: Screen.Style, dependencies: any MakesYearScreen, viewModel: YearsModel) {}
}
protocol MakesYearsScreen { func makeYearsScreen(withStyle style: Screen.Style) -> YearsScreen }

// Another year's storage, in place of that of the services.
final class YearModel {
  init(storage: any Storage) {}
}
final class YearSearchModel {
  init(storage: any Storage) {}
}
final class YearScreen: Screen {
  init(dependencies: any MakesTalkScreen, viewModel: YearModel, searchViewModel: YearSearchModel) {}
}
protocol MakesYearScreen { func makeYearScreen(for storage: any Storage) -> YearScreen }

final class NowModel {
  init(dependencies: any HasFavorites & HasStorage) {}
}
final class NowScreen: Screen {
  init(dependencies: any MakesTalkScreen, viewModel: NowModel) {}
}
protocol MakesNowScreen { func makeNowScreen() -> NowScreen }

#if DEBUG
  final class DateModel {
    init(dependencies: any HasStorage) {}
  }
  final class DateScreen: Screen {
    init(viewModel: DateModel) {}
  }
  protocol MakesDateScreen { func makeDateScreen() -> DateScreen }
#endif

final class AppCoordinator {
  typealias Dependencies = MakesAgendaScreen & MakesMapScreen & MakesSearchScreen & MakesRoomScreen
    & MakesYearsScreen
  init(dependencies: any Dependencies) {}
}
