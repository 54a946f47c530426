// Nothing of the other module stands here.
struct FeatureDependency { let user: UserDependency }
