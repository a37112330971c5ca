// Reads decimal numbers, correctly rounded: to the nearest double, and to the even one of two that are as near.
//
// The number is a fraction of two natural numbers, digits · 10^exponent. It is divided bit by bit until the
// quotient has one bit more than a double; that bit and whether something remains decide the rounding.
// After W. D. Clinger, "How to Read Floating Point Numbers Accurately", 1990, algorithm AlgorithmM.

#include <stddef.h>
#include <stdint.h>

enum {
  // More digits than these decide nothing but a tie, for which a last one that is not zero stands.
  // 768 are those of the longest number halfway between two doubles.
  mostDigits = 800,
  // Beyond these exponents numbers are infinite or zero, with that many digits before or behind the point.
  mostExponent = 400,
  leastExponent = -400 - mostDigits,
  // 10^1200 has 3,987 bits, 800 digits have 2,658; a quotient of 1,100 bits stands above either.
  words = 192,
};

struct natural {
  uint32_t word[words];
  int count;
};

static void multiplyAdd(struct natural *number, uint32_t factor, uint32_t more) {
  uint64_t carry = more;
  for (int i = 0; i < number->count; i++) {
    carry += (uint64_t)number->word[i] * factor;
    number->word[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->word[number->count++] = (uint32_t)carry;
}

static int bitCount(const struct natural *number) {
  if (number->count == 0) return 0;
  return 32 * number->count - __builtin_clz(number->word[number->count - 1]);
}

static void shiftLeft(struct natural *number, int bits) {
  if (number->count == 0) return;
  int whole = bits / 32, part = bits % 32;
  for (int i = number->count - 1; i >= 0; i--) number->word[i + whole] = number->word[i];
  for (int i = 0; i < whole; i++) number->word[i] = 0;
  number->count += whole;
  if (part) multiplyAdd(number, (uint32_t)1 << part, 0);
}

// Subtracts where the difference is not negative, and says whether it did.
static int subtract(struct natural *number, const struct natural *other) {
  if (number->count < other->count) return 0;
  if (number->count == other->count) {
    for (int i = number->count - 1; i >= 0; i--) {
      if (number->word[i] > other->word[i]) break;
      if (number->word[i] < other->word[i]) return 0;
    }
  }
  int64_t borrow = 0;
  for (int i = 0; i < number->count; i++) {
    borrow += (int64_t)number->word[i] - (i < other->count ? other->word[i] : 0);
    number->word[i] = (uint32_t)borrow;
    borrow >>= 32;
  }
  while (number->count && number->word[number->count - 1] == 0) number->count--;
  return 1;
}

static double value(struct natural *digits, int exponent) {
  static struct natural divisor;
  divisor.count = 1;
  divisor.word[0] = 1;
  for (int i = 0; i < exponent; i++) multiplyAdd(digits, 10, 0);
  for (int i = 0; i > exponent; i--) multiplyAdd(&divisor, 10, 0);
  // The unit of the quotient's last bit: so that it has 54 or 55 bits, or half of the smallest double.
  int unit = bitCount(digits) - bitCount(&divisor) - 54;
  if (unit < -1075) unit = -1075;
  if (unit < 0) shiftLeft(digits, -unit);
  if (unit > 0) shiftLeft(&divisor, unit);
  uint64_t quotient = 0;
  int place = bitCount(digits) - bitCount(&divisor);
  if (place >= 0) {
    shiftLeft(&divisor, place);
    for (; place >= 0; place--) {
      quotient = quotient << 1 | (uint64_t)subtract(digits, &divisor);
      for (int i = 0; i < divisor.count; i++) {
        uint32_t next = i + 1 < divisor.count ? divisor.word[i + 1] : 0;
        divisor.word[i] = divisor.word[i] >> 1 | next << 31;
      }
      if (divisor.count && divisor.word[divisor.count - 1] == 0) divisor.count--;
    }
  }
  int remains = digits->count > 0;
  // One bit is for rounding.
  while (quotient >> 54) {
    remains |= quotient & 1;
    quotient >>= 1;
    unit++;
  }
  uint64_t half = quotient & 1;
  quotient >>= 1;
  unit++;
  if (half && (remains || (quotient & 1))) quotient++;
  if (quotient >> 53) {
    quotient >>= 1;
    unit++;
  }
  uint64_t bits = quotient;
  if (quotient >> 52) {
    int biased = unit + 1075;
    bits = biased >= 2047 ? (uint64_t)2047 << 52 : (quotient & (((uint64_t)1 << 52) - 1)) | (uint64_t)biased << 52;
  }
  double result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}

// Reads a number from the beginning of a text. Returns where it ends, or NULL where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static struct natural digits;
  int isNegative = *text == '-', any = 0, count = 0, exponent = 0, isBehindPoint = 0;
  if (*text == '-' || *text == '+') text++;
  digits.count = 0;
  int isCut = 0;
  for (;; text++) {
    if (*text == '.' && !isBehindPoint) {
      isBehindPoint = 1;
    } else if (*text >= '0' && *text <= '9') {
      any = 1;
      if (count < mostDigits) {
        if (count || *text != '0') {
          multiplyAdd(&digits, 10, (uint32_t)(*text - '0'));
          count++;
        }
        exponent -= isBehindPoint;
      } else {
        isCut |= *text != '0';
        exponent += !isBehindPoint;
      }
    } else {
      break;
    }
  }
  if (!any) return NULL;
  if (*text == 'e' || *text == 'E') {
    const char *mark = text++;
    int sign = *text == '-' ? -1 : 1, written = 0, isWritten = 0;
    if (*text == '-' || *text == '+') text++;
    for (; *text >= '0' && *text <= '9'; text++) {
      isWritten = 1;
      if (written < 100000) written = 10 * written + (*text - '0');
    }
    if (isWritten) {
      exponent += sign * written;
    } else {
      text = mark;
    }
  }
  if (isCut) {
    multiplyAdd(&digits, 10, 1);
    exponent--;
  }
  double magnitude = 0;
  if (digits.count == 0 || exponent < leastExponent) {
    magnitude = 0;
  } else if (exponent > mostExponent) {
    magnitude = __builtin_inf();
  } else {
    magnitude = value(&digits, exponent);
  }
  *result = isNegative ? -magnitude : magnitude;
  return text;
}
