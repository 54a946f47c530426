import SwiftReading
import Testing

@testable import SwiftProgram

/// What does this name mean here?
@Suite struct MeaningTests {
  private let program = Program([
    (
      "App",
      """
      import Core
      struct Logger { struct Level {} }
      struct Screen {
        struct Logger {}
        struct Part {}
      }
      extension Screen { struct Extra {} }
      typealias Log = Logger
      private struct Secret {}
      """
    ),
    ("Core", "public struct Clock {}\nstruct Hidden {}\npublic struct Logger {}\n"),
    ("Far", "public struct Star {}\n"),
  ])

  @Test(
    arguments: [
      ("Logger", nil, "App.Logger"),
      ("Logger", "Screen", "App.Screen.Logger"),
      ("Logger.Level", nil, "App.Logger.Level"),
      ("Logger.Level", "Screen", nil),
      ("App.Logger", "Screen", "App.Logger"),
      ("Core.Logger", nil, "Core.Logger"),
      ("Part", nil, nil),
      ("Part", "Screen", "App.Screen.Part"),
      ("Screen.Extra", nil, "App.Screen.Extra"),
      ("Extra", "Screen", "App.Screen.Extra"),
      ("Log", nil, "App.Log"),
      ("Clock", nil, "Core.Clock"),
      ("Hidden", nil, nil),
      ("Star", nil, nil),
      ("Far.Star", nil, nil),
      ("Secret", nil, "App.Secret"),
      ("any Logger", nil, "App.Logger"),
      ("Nothing", nil, nil),
    ] as [(String, String?, String?)])
  func means(_ text: String, inside owner: String?, _ meaning: String?) {
    #expect(program.meaning(of: text, inside: owner) == meaning)
  }
}
