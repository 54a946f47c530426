import App
import Feature

struct Scope {
  let app: AppDependency
  let feature: FeatureDependency<AppDependency>  // hasgen: not-parent
  let place: Int
}
protocol HasPlace { var place: Int { get } }
