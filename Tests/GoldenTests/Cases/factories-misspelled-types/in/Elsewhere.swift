// Nobody reads what nobody names.
struct Screenns {}
