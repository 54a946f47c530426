import CoreData
import CoreKit
import Foundation
import RxSwift

protocol HasLogger { var logger: Int { get } }

struct AppDependency: HasHand {
  let logger: Int
  let session: Int
}

/// A type of the platform, called as compositions are.
final class Store {
  let context: NSManagedObjectContext
}

final class Feature {
  typealias Dependencies = HasLogger & HasSession & HasHand & CoreKit.HasQueue
}

final class Screen {
  init(dependencies: any HasStore) {}
}
