protocol Outer { typealias Service = Int }
struct Service {}
struct AppDependency {
  struct Service {}
  typealias Alias = Service
  let nested: Alias
  let global: Module.Service
  let own: Self.Service
}
enum Module { typealias Service = [Int] }
protocol HasNested { var nested: AppDependency.Service { get } }
protocol HasGlobal { var global: Array<Int> { get } }
protocol HasOwn { var own: AppDependency.Alias { get } }
protocol HasWrong { var own: Service { get } }
