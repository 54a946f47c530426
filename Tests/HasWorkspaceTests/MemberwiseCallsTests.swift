import Testing

@testable import HasWorkspace

/// A call of a memberwise initializer is seen, however it is written.
@Suite struct MemberwiseCallsTests {
  private let calls = MemberwiseCalls(name: "AppDependency")

  @Test(arguments: [
    "let app = AppDependency(a: 1)", "App.AppDependency (a: 1)", "AppDependency.init",
    "let app: AppDependency = .init(a: 1)", "extension AppDependency { static let x = Self(a: 1) }",
    "extension AppDependency { init() { self.init(a: 1) } }", "f(AppDependency.self, .init(a: 1))",
  ])
  func calls(text: String) { #expect(calls.mayStand(in: text)) }

  @Test(arguments: [
    "struct AppDependency {}", "let a: AppDependency = .live()", "// AppDependency(a: 1)",
    "/// let a = AppDependency(a: 1)", "MyAppDependency(a: 1)", "AppDependencyView(a: 1)",
    "let a: AppDependency; x.map(Int.init)", "class A { init(a: AppDependency) { super.init() } }",
    "x.initial; let a: AppDependency", "let x: X = .init(a: 1)",
  ])
  func callsNothing(text: String) { #expect(!calls.mayStand(in: text)) }
}
