struct AppDependency: Sendable {
  let logger: any Logging
  let map: any Mapping
  let catalogue: Catalogue
  let audioGuide: AudioGuide
  let tickets: Tickets
  let openingHours: OpeningHours
  let language: String
  let rooms: [Int]
}

/// Stores one reference, however much the app has.
struct VisitDependency: Sendable {
  let app: AppDependency.Reference
  let visitor: String
  let route: Route
}
