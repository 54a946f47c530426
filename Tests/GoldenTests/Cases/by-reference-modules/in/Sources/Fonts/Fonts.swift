import App
import Base

public protocol HasFonts { var day: Day { get } }
/// Stated where the container's own module cannot see it.
extension AppDependency: HasFonts {}
