/// Called as its module, so that `App.Article` is none of the module's.
enum App {}
