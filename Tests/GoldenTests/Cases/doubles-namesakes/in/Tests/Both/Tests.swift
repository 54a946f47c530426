/// Of the same name as in all modules.
struct Article {}
