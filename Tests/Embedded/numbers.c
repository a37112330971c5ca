// Compares the reader of numbers with strtod of the C library: limits, random numbers in random lengths, and
// numbers halfway between two doubles, written in full.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *_swift_stdlib_strtod_clocale(const char *text, double *result);

static uint64_t state = 88172645463325252u;

static uint64_t number(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

static long checked, differing;

static void check(const char *text) {
  double value = -1;
  char *end;
  const char *ownEnd = _swift_stdlib_strtod_clocale(text, &value);
  double expected = strtod(text, &end);
  checked++;
  if (ownEnd == (end == text ? NULL : end) && (!ownEnd || !memcmp(&value, &expected, sizeof value))) return;
  if (differing++ < 20) printf("%s: %a instead of %a\n", text, value, expected);
}

static double withBits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

int main(void) {
  static const char *limits[] = {
    "0", "-0", "1", "0.1", "16", "332.5", ".5", "5.", "1e5", "1e-5", "1e400", "1e-400", "1e", "1e+", "e5", ".", "",
    "-", "4.9e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623159e308", "9007199254740992.5",
    "9007199254740993", "1e23", "8.5e22", "123456789012345678901234567890",
  };
  static char text[2000];
  for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) check(limits[i]);
  for (int i = 0; i < 100000; i++) {
    double value = withBits(number());
    if (value - value != 0) continue;
    snprintf(text, sizeof text, "%.17g", value);
    check(text);
    snprintf(text, sizeof text, "%.*g", (int)(number() % 25), value);
    check(text);
    unsigned long long whole = number() >> (number() % 64), part = number() >> (number() % 64);
    snprintf(text, sizeof text, "%llu.%llue%d", whole, part, (int)(number() % 700) - 350);
    check(text);
  }
  for (int i = 0; i < 20000; i++) {
    // Every other one is subnormal.
    uint64_t bits = number() >> (i % 2 ? 12 : 1);
    double lower = withBits(bits), upper = withBits(bits + 1);
    if (lower - lower != 0 || upper - upper != 0) continue;
    // Without more bits in a long double than in a double this is one of the two, and is checked as such.
    snprintf(text, sizeof text, "%.800Lg", ((long double)lower + upper) / 2);
    check(text);
    if (strchr(text, '.') && !strchr(text, 'e')) check(strcat(text, "0000000000000000001"));
  }
  printf("%ld numbers, %ld are read wrongly\n", checked, differing);
  return differing != 0;
}
