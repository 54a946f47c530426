import Feature

struct Coordinator {
  typealias Dependencies = MakesPageScreen & MakesStore & MakesSettings
}
