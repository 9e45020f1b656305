"""Arrays in the memory of a GPU that PyTorch, JAX and CuPy take as they are: by DLPack and the CUDA array interface."""

from __future__ import annotations

from typing import Any

import numpy as np
from cuda.core.utils import StridedMemoryView

CUDA = 2
"""The kind of device, as DLPack counts."""
NO_WAITING = -1
"""All work is done in the order of the caller's stream: there is nothing to wait for."""


class DeviceArray:
    """An array of a GPU. `torch.from_dlpack(array)` is a tensor over the same memory."""

    def __init__(self, array: Any, dtype: Any = None) -> None:
        self.array = array
        """As Numba knows it."""
        self.dtype = np.dtype(dtype or array.dtype)
        self.shape: tuple[int, ...] = array.shape

    def __repr__(self) -> str:
        return f"<DeviceArray: {self.dtype}, {self.shape}>"

    def numpy(self) -> np.ndarray:
        """A copy in the memory of the machine."""
        return np.asarray(self.array.copy_to_host()).view(self.dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {**self.array.__cuda_array_interface__, "typestr": self.dtype.str}

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **wanted: Any) -> Any:
        view = StridedMemoryView.from_cuda_array_interface(self, stream_ptr=NO_WAITING)
        return view.__dlpack__(**{**wanted, "stream": NO_WAITING})
