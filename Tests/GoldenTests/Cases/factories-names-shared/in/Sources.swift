// A property and a function without parameters cannot have one name.
enum Mode { case new, edit }
struct Editor { init(mode: Mode = .new) {} }
struct Panel {}
struct Sheet {}
protocol HasMakeEditor { var makeEditor: (Mode) -> Editor { get } }
protocol MakesEditor {
  func makeEditor(mode: Mode) -> Editor
  func makeEditor() -> Editor
}
protocol MakesPanel { func makePanel() -> Panel }
protocol HasMakeSheet { var makeSheet: () -> Sheet { get } }

struct AppDependency {
  var makePanel = 3
  func makeSheet() -> Int { 3 }
}
final class Page { typealias Dependencies = MakesEditor & MakesPanel }
final class Tab { typealias Dependencies = HasMakeEditor & HasMakeSheet }
