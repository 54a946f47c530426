final class Screen {
  typealias Dependencies = HasLogger & HasImageProvider & HasSession & HasAddress & HasDefault

  init(dependencies: any Dependencies) {
    _ = dependencies.imageProvider
  }
}

func open() {
  let app = AppDependency(
    logger: Console(), imageProvider: Images(), urlSession: 1, dateFormat: "", numberFormat: "",
    default: 1, makeTitle: { _, _ in (1, "") }, page: AppDependency.Page(), _backing: 1)
  _ = Screen(dependencies: app)
}

struct Console: Logging {}
struct Images: ImageProviding {}
