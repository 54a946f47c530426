import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// The function that builds a container and its members.
///
/// Names and types are spelled as the generated file needs them.
package struct Wiring: Sendable, Hashable {
  /// The name of the function, generated or written by hand.
  package static let name = "live"

  /// A parameter of the function.
  package struct Parameter: Sendable, Hashable {
    /// The name of the variable that holds the value, or of the requirement that requests it.
    package let name: String
    /// The type, with `?` for a member that may be omitted.
    package let type: String
    /// True if the caller may omit the value, which is then built.
    package internal(set) var isOptional = false
    /// The call that needs the value; `nil` for the container's initializer.
    package internal(set) var asker: String?
    /// The reasons why the caller must pass the value, in words; empty for a value that may be
    /// omitted.
    package internal(set) var reasons: [String] = []

    /// The type of the passed value, without `@escaping`.
    package var valueType: String {
      type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
    }
  }

  /// A member that is built unless it is passed, or an instance that members share.
  package struct Step: Sendable, Hashable {
    /// The name of the member or variable.
    package let name: String
    /// The type of the member or, for a shared instance, of the variable, with `?` if the variable
    /// may be `nil`.
    package let type: String
    /// The outermost call that builds the value.
    package let call: MadeCall
    /// The statement that builds the value; `nil` if the expression is an argument of the
    /// container's initializer.
    let statement: Code?
    /// True if the container builds the member on first use.
    package internal(set) var isLazy = false
    /// The members that share the instance; empty for a member.
    package internal(set) var sharedBy: [String] = []
    /// The name of the shared instance that the member holds; `nil` for an instance of its own.
    package internal(set) var instance: String?
  }

  /// The availability attributes of the extension, sorted.
  package internal(set) var availability: [String] = []
  /// The `#if` condition around the extension; `nil` for none.
  package internal(set) var condition: String?
  /// The global actor of the function, without `@`; `nil` for none, and if it is the container's.
  package internal(set) var globalActor: String?
  /// The access as written, `public` or `package`; empty for `internal`.
  package internal(set) var access = ""
  /// The effects as written: `async throws`; empty for none.
  package internal(set) var effects = ""
  /// The parameters: parents, values that nothing can build, and members that may be passed.
  package let parameters: [Parameter]
  /// The steps, in the order in which they are built.
  package let steps: [Step]
  /// The expression that creates the container.
  let result: Code
  /// The initializer of the container: `AppDependency.init(logger:)`.
  package internal(set) var initializer = ""
  /// The structs that satisfy compositions before the container exists.
  var adapters: [DeclarationCode] = []
  /// The members that are `nil` unless they are passed.
  package internal(set) var optionals: [String] = []
}
