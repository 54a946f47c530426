/// The answer of `hasgen wiring --format json`, as far as it is compared.
struct WiringDocument: Decodable {
  let containers: [Container]

  struct Container: Decodable {
    let name: String
    let parameters: [Parameter]?
    let steps: [Step]?
    let optional: [String]?
  }

  struct Parameter: Decodable, Hashable {
    let name: String
    let type: String
    let required: Bool
  }

  struct Step: Decodable {
    let name: String
    let kind: String
    let provider: String
    let instance: String?
    let sharedBy: [String]?
    let arguments: [Argument]
  }

  struct Argument: Decodable {
    let parameter: String
    let of: String
    let reason: String
    let source: String?
  }
}
