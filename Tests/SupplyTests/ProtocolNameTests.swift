import Testing

@testable import Supply
@testable import Roles

@Suite
struct ProtocolNameTests {
  @Test(arguments: [
    ("imageProvider", "HasImageProvider"), ("`default`", "HasDefault"),
    ("`some thing`", "`HasSome thing`"),
  ])
  func namesAProtocol(stem: String, wanted: String) {
    #expect(NamePattern().name(for: stem) == wanted)
  }
}
