#!/bin/sh
# Builds the peers that the benchmarks run beside ours, in Peers/.build:
#
#   kiwi  from the headers in the source distribution of kiwisolver
#   yoga  from the C++ core in the source distribution of poga
#
# Needs python3 with pip, a C++17 compiler, and a package index. A peer that cannot be had is left
# out and said so; the benchmarks then run without it.
set -eu

KIWI=1.5.1
POGA=0.1.19
CXX=${CXX:-g++}
FLAGS="-O3 -DNDEBUG -std=c++17"

cd "$(dirname "$0")"
mkdir -p .build/sources

# fetch NAME VERSION: unpacks a source distribution below .build/sources.
fetch() {
  if [ ! -d ".build/sources/$1-$2" ]; then
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --no-binary "$1" \
      --dest .build/sources "$1==$2" && tar -xzf ".build/sources/$1-$2.tar.gz" -C .build/sources
  fi
}

missing=0

if fetch kiwisolver "$KIWI" &&
  $CXX $FLAGS -I ".build/sources/kiwisolver-$KIWI" kiwi.cpp -o .build/kiwi &&
  $CXX $FLAGS -I ".build/sources/kiwisolver-$KIWI" kiwi-competing.cpp -o .build/kiwi-competing; then
  echo "kiwi $KIWI: Peers/.build/kiwi, Peers/.build/kiwi-competing"
else
  echo "kiwi $KIWI could not be built; its rows are left out" >&2
  missing=1
fi

core=".build/sources/poga-$POGA/src/poga/deps"
if fetch poga "$POGA" &&
  $CXX $FLAGS -I "$core" yoga.cpp "$core"/yoga/*.cpp "$core"/yoga/*/*.cpp -o .build/yoga; then
  echo "yoga of poga $POGA: Peers/.build/yoga"
else
  echo "yoga of poga $POGA could not be built; its rows are left out" >&2
  missing=1
fi

$CXX --version | head -n 1 >.build/compiler
exit "$missing"
