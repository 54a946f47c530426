final class Log: Sendable {}
struct Article {}
struct Video {}
protocol Media {}

struct ArticleScreen { init(article: Article, log: Log) {} }
struct VideoScreen { init(video: Video, log: Log) {} }
struct Thing { init(id: Int, log: Log) {} }
struct Player { init(media: any Media, log: Log) {} }
final class Page: Sendable { init(log: Log, number: Int) {} }

// Overloads, told apart by what they take or by their labels.
protocol MakesDetail {
  func makeDetail(for article: Article) -> ArticleScreen
  func makeDetail(for video: Video) -> VideoScreen
  func makeDetail(about video: Video) -> VideoScreen
}
protocol MakesVideo { func makeDetail(for video: Video) -> VideoScreen }
protocol HasBuildDetail { var buildDetail: Log { get } }
final class Navigator { init(dependencies: any MakesDetail & MakesVideo & HasBuildDetail) {} }

// What is configured is built by a closure, and configured by the method.
protocol MakesThing {
  func makeThing(id: Int, configure: (inout Thing) throws -> Void) rethrows -> Thing
}
final class Shelf { init(dependencies: any MakesThing) {} }

// A closure has no type of the caller's choice.
protocol MakesPlayer { func makePlayer(media: some Media) -> Player }
final class Radio { init(dependencies: any MakesPlayer) {} }

// 'Sendable' is asked for by the composition alone.
protocol HasBuildDetailClass: AnyObject { var buildDetail: Log { get } }
protocol MakesPage { func makePage(number: Int) -> Page }
final class Reader: Sendable { init(dependencies: any MakesPage & Sendable) {} }
final class Box: Sendable { init(dependencies: any HasBuildDetailClass & Sendable) {} }

final class AppDependency {
  let buildDetail: Log
  let navigator: Navigator
  let shelf: Shelf
  let radio: Radio
  let reader: Reader
  let box: Box
  let `in`: Later
  init(
    buildDetail: Log, navigator: Navigator, shelf: Shelf, radio: Radio, reader: Reader, box: Box,
    `in`: Later
  ) {
    self.buildDetail = buildDetail
    self.navigator = navigator
    self.shelf = shelf
    self.radio = radio
    self.reader = reader
    self.box = box
    self.in = `in`
  }
}

final class Later { init(dependencies: any HasBuildDetail, `in`: Int) {} }
