#include "CLayoutRank.h"

_Atomic uint64_t nextLayoutRank = 1;
_Atomic uint64_t runningDefinitions = 0;
