/// The only declaration of the module.
public struct Marker {}
