#include "CLayoutRank.h"

_Atomic uint64_t nextLayoutRank = 1;
