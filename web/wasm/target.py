"""Numba's pipeline aimed at wasm32 instead of this machine. For a process that compiles and runs nothing of it.

Python's int stays 64 bits wide, as on every machine that the project runs on: results are the same to the bit. Only addresses
have 32. Numba's code works with opaque pointers and never looks how large they are.

This leans on parts of Numba that are nobody's interface: `build.requirements` pins the version. A build fails on anything that a
browser does not have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import _dynfunc, types
from numba.core import codegen, cpu, registry
from numba.core.compiler_lock import global_compiler_lock
from numba.core.llvm_bindings import create_pass_builder
from numba.core.runtime import rtsys
from numba.np import arrayobj

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+multivalue,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser of the last four years has."""


class Library(codegen.CPUCodeLibrary):
    """Functions on their way. They are optimized once, at the end, when all of them are in one module (`link`)."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_specific(self) -> None:
        pass

    def enable_object_caching(self) -> None:
        pass


class Codegen(codegen.CPUCodegen):
    _library_class = Library

    def _init(self, module: Any) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        machine = llvm.Target.from_triple(TRIPLE)
        self._tm_features = FEATURES
        self._tm = machine.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect = False
        self._opt_level = 0

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def _add_module(self, module: Any) -> None:
        pass


class Context(cpu.CPUContext):
    @global_compiler_lock
    def init(self) -> None:
        self.is32bit = False  # a division of 64 bits is one instruction
        self._internal_codegen = Codegen("atout")

    def post_lowering(self, module: Any, library: Any) -> None:
        pass  # no runtime: rules allocate nothing

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        pass

    def create_cfunc_wrapper(self, *_: Any, **__: Any) -> None:
        pass

    def get_executable(self, library: Any, description: Any, environment: Any) -> Any:
        """Numba wants a function to know the compiled one by. Nobody calls it."""
        name = description.qualname.split(".")[-1]
        return _dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))


def aim() -> None:
    """From here on this process compiles for browsers."""
    target = registry.cpu_target
    target.__dict__["_toplevel_target_context"] = Context(target.typing_context, "cpu")
    registry.CPUDispatcher.enable_caching = lambda self: None  # what is kept on the disk is for this machine
    registry.CPUDispatcher.__call__ = lambda self, *arguments: self.py_func(*arguments)  # a module calls it while it is loaded
    rtsys.initialize = lambda context: None


@global_compiler_lock
def entry(name: str, function: Any, arguments: Sequence[Any], lengths: Mapping[int, tuple[int, ...]]) -> Any:
    """A module with one function to call from outside: addresses and numbers in, nothing or a number out.

    `arguments`: their types; `lengths`: of those that are arrays, by position.
    """
    context = registry.cpu_target.target_context
    function.compile(tuple(arguments))
    compiled = function.overloads[tuple(arguments)]
    description = compiled.fndesc
    module = context.create_module(name)
    pointer = ir.IntType(8).as_pointer()
    callee_type = context.call_conv.get_function_type(description.restype, description.argtypes)
    callee = ir.Function(module, callee_type, description.llvm_func_name)
    outer = [pointer if isinstance(kind, types.Array | types.Record) else context.get_value_type(kind) for kind in arguments]
    nothing = description.restype == types.none
    result = ir.VoidType() if nothing else context.get_value_type(description.restype)
    shell = ir.Function(module, ir.FunctionType(result, outer), name)
    builder = ir.IRBuilder(shell.append_basic_block())
    handed_on = []
    for i, (kind, value) in enumerate(zip(arguments, shell.args, strict=True)):
        if isinstance(kind, types.Array):
            handed_on.append(_array(context, builder, kind, value, lengths[i]))
        elif isinstance(kind, types.Record):
            handed_on.append(builder.bitcast(value, context.get_value_type(kind)))
        else:
            handed_on.append(value)
    _, out = context.call_conv.call_function(builder, callee, description.restype, description.argtypes, handed_on)
    if nothing:
        builder.ret_void()
    else:
        builder.ret(out)
    made = llvm.parse_assembly(str(module))
    made.link_in(compiled.library._get_module_for_linking(), preserve=True)
    return made


def _array(context: Any, builder: Any, kind: Any, address: Any, shape: tuple[int, ...]) -> Any:
    """An array of known shape at an address, as Numba hands it from function to function."""
    number = ir.IntType(64)
    item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
    strides: list[int] = []
    step = item
    for length in reversed(shape):
        strides.insert(0, step)
        step *= length
    array = context.make_array(kind)(context, builder)
    arrayobj.populate_array(
        array,
        data=builder.bitcast(address, array.data.type),
        shape=[ir.Constant(number, length) for length in shape],
        strides=[ir.Constant(number, stride) for stride in strides],
        itemsize=ir.Constant(number, item),
        meminfo=None,
    )
    return array._getvalue()


def link(entries: Mapping[str, Any]) -> bytes:
    """All entries in one module, optimized: an object file. Only they can be seen from outside."""
    codegen = registry.cpu_target.target_context.codegen()
    module = llvm.parse_assembly(str(codegen._create_empty_module("search")))
    for made in entries.values():
        module.link_in(made)
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
    for constant in module.global_variables:
        if not constant.is_declaration:
            constant.linkage = "internal"
    passes = create_pass_builder(codegen._tm, opt=3, loop_vectorize=False, slp_vectorize=False)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    return codegen._tm.emit_object(module)
