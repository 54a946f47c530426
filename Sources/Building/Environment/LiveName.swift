/// The name of the function that builds a container, generated or written by hand.
package enum LiveName {
  package static let text = "live"
}
