@testable import Forecasts

let alert = AlertModel(dependencies: AlertModel.StubDependencies(city: "Cork", degrees: 9))
precondition(alert.text == "9 degrees in Cork", "another stub")

let city = CityModel(
  dependencies: CityModel.StubDependencies(
    city: "Lima",
    makeAlertModel: {
      AlertModel(dependencies: AlertModel.StubDependencies(city: "Oslo", degrees: 3))
    }))
precondition(city.lines == ["Lima", "3 degrees in Oslo"], "the closure of 'makeAlertModel'")
