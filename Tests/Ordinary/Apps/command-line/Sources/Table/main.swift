#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

var arguments = Array(CommandLine.arguments.dropFirst())
let isQuiet = arguments.first == "--quiet"
if isQuiet { arguments.removeFirst() }

let dependencies = AppDependency.live(separator: ",", style: Style(isQuiet: isQuiet))
do {
  try Tool(dependencies: dependencies).run(arguments)
} catch {
  dependencies.output.write("\(error)")
  exit(64)
}
