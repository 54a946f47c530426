protocol HasOld { var old: Int { get } }
@available(macOS 14, iOS 17, *)
protocol HasNew { var new: Int { get } }

@available(macOS 13, *)
struct AppDependency {
  let old: Int
  let new: Int
}
