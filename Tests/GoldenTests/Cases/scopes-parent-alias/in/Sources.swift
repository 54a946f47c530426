protocol HasLogger { var logger: Int { get } }
protocol HasNetwork { var network: Int { get set } }

/// Only names what the parent has to have.
typealias FeatureParent = HasLogger & HasNetwork
// hasgen: container
struct FeatureDependency {
  let parent: any FeatureParent
}
