import Core
import Feat

// The manifest does not let the module import 'Net', so nothing that names it is written.
struct AloneDependency { let logger: any Logging }
