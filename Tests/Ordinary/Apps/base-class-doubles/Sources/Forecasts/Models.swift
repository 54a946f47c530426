protocol HasCity {
  var city: String { get }
}

protocol HasDegrees {
  var degrees: Int { get }
}

class BaseModel<Dependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }
}

final class AlertModel: BaseModel<any HasCity & HasDegrees> {
  var text: String { "\(dependencies.degrees) degrees in \(dependencies.city)" }
}

protocol MakesAlertModel {
  func makeAlertModel() -> AlertModel
}

final class CityModel: BaseModel<any HasCity & MakesAlertModel> {
  var lines: [String] { [dependencies.city, dependencies.makeAlertModel().text] }
}
