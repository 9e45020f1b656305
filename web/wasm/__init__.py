"""The same search as WebAssembly: the sources that Numba compiles for this machine, compiled for browsers.

`build` makes a module of every kind of deal (docs/decisions/0053); `target` aims Numba's pipeline at wasm32, `entries` are the
functions that the page calls, `places` the memory that they work in, `binary` makes of LLVM's object what a browser loads.
"""
