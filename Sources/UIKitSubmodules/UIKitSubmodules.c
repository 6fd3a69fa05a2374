// Nothing is compiled. The target has the module map in the folder include.
