/// placeholder, replaced by the workspace
struct Configuration {}
