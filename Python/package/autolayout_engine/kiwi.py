"""The names of kiwisolver: `import autolayout_engine.kiwi as kiwisolver`."""

from . import *  # noqa: F403
from . import __all__ as _names
from . import exceptions  # noqa: F401

#: The version of kiwi's interface that this module has.
__kiwi_version__ = "1.5.1"

__all__ = [*_names, "__kiwi_version__"]
