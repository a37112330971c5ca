// Times an operation and prints a row: thread CPU time, medians of batches.
#pragma once

#include <malloc.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "layouts.hpp"

inline double nanoseconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return double(time.tv_sec) * 1e9 + double(time.tv_nsec);
}

// Freed memory stays with the process, so that builds do not time page faults.
inline void keepHeap() {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
}

inline long heapInUse() { return long(mallinfo2().uordblks); }

// The median time of one call. The number of calls is even, so that an operation that alternates
// between two states ends where it began; what takes longer than five seconds runs only once more.
template <class Operation>
double median(double budget, Operation operation) {
  auto batch = [&](int calls) {
    double start = nanoseconds();
    for (int call = 0; call < calls; call++) operation();
    return (nanoseconds() - start) / calls;
  };
  double first = batch(2);
  int calls = 2;
  while (calls * first < 3e5 && calls < 1 << 20) calls *= 2;
  std::vector<double> samples;
  if (calls == 2) samples.push_back(first);
  double spent = 2 * first;
  while (samples.size() < 3 || (spent < budget * 1e9 && samples.size() < 4000)) {
    if (!samples.empty() && spent > budget * 20e9) break;
    samples.push_back(batch(calls));
    spent += samples.back() * calls;
  }
  std::sort(samples.begin(), samples.end());
  return samples[samples.size() / 2];
}

// What the program was asked for.
struct Request {
  Layout layout;
  std::vector<std::string> operations;
  double budget;

  bool wants(const std::string &operation) const {
    return std::find(operations.begin(), operations.end(), operation) != operations.end();
  }
};

inline Request request(int count, char **words) {
  if (count != 5) {
    fprintf(stderr, "usage: %s W1|W2|W3|W3r|W5|W5n SIZE OPERATION,… SECONDS\n", words[0]);
    exit(64);
  }
  Request request{{words[1], atoi(words[2])}, {}, atof(words[4])};
  std::string word;
  for (const char *letter = words[3];; letter++) {
    if (*letter && *letter != ',') {
      word += *letter;
      continue;
    }
    request.operations.push_back(word);
    word.clear();
    if (!*letter) break;
  }
  if (request.layout.size < 1) exit(64);
  return request;
}

inline void print(const Request &request, const char *contender, const std::string &operation,
                  double time, long bytes, double error) {
  // A frame that is not a number is as wrong as can be.
  if (!(error <= 1e300)) error = 1e300;
  printf("{\"workload\": \"%s\", \"operation\": \"%s\", \"size\": %d, \"contender\": \"%s\", "
         "\"nanoseconds\": %.3f, \"views\": %d, \"bytes\": %ld, \"maxError\": %.3g}\n",
         request.layout.name.c_str(), operation.c_str(), request.layout.size, contender, time,
         request.layout.views(), bytes, error);
  fflush(stdout);
}
