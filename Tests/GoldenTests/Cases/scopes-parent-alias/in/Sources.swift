protocol HasLogger { var logger: Int { get } }
protocol HasNetwork { var network: Int { get set } }
protocol HasX { var x: Int { get } }

/// Only names what the parent has to have.
typealias FeatureParent = HasLogger & HasNetwork
// hasgen: container
struct FeatureDependency {
  let parent: any FeatureParent
  let x: Int
}
// hasgen: container
struct QuietDependency {
  // hasgen: no-forward HasNetwork
  let parent: any FeatureParent
  let x: Int
}
// hasgen: container
struct InlineDependency {
  // hasgen: no-forward HasNetwork
  let parent: any HasLogger & HasNetwork
  let x: Int
}

enum Feature {
  typealias Parent = HasLogger & HasNetwork
}
// hasgen: container
struct NamespaceDependency {
  let parent: any Feature.Parent
  let x: Int
}
