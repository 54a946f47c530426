extension AppDependency: HasInOtherFile {}

extension AppDependency: HasInComposition & Marked {}
