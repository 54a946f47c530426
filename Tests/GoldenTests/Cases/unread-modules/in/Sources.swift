import CoreKit
import Foundation
import RxSwift

protocol HasLogger { var logger: Int { get } }

struct AppDependency: HasHand {
  let logger: Int
  let session: Int
}

final class Feature {
  typealias Dependencies = HasLogger & HasSession & HasHand & CoreKit.HasQueue
}

final class Screen {
  init(dependencies: any HasStore) {}
}
