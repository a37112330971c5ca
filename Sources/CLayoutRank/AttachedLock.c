#include "CLayoutRank.h"

static _Thread_local char mark;

// Whom to tell of a thread's end; read and written while the lock is held.
static void (*threadEnded)(uintptr_t);

uintptr_t currentThreadMark(void) { return (uintptr_t)&mark; }

// Whoever is told takes the lock as well.
static inline void tellEnd(void *own) {
  lockAttachedNodes();
  void (*told)(uintptr_t) = threadEnded;
  unlockAttachedNodes();
  told((uintptr_t)own);
}

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

static SRWLOCK lock = SRWLOCK_INIT;
static INIT_ONCE once = INIT_ONCE_STATIC_INIT;
static DWORD slot;

void lockAttachedNodes(void) { AcquireSRWLockExclusive(&lock); }
void unlockAttachedNodes(void) { ReleaseSRWLockExclusive(&lock); }

static void NTAPI end(void *own) {
  if (own) tellEnd(own);
}

static BOOL CALLBACK makeSlot(PINIT_ONCE made, PVOID given, PVOID *context) {
  slot = FlsAlloc(end);
  return slot != FLS_OUT_OF_INDEXES;
}

void watchThread(void (*ended)(uintptr_t)) {
  threadEnded = ended;
  if (InitOnceExecuteOnce(&once, makeSlot, NULL, NULL)) FlsSetValue(slot, &mark);
}
#elif defined(__wasi__) && !defined(_REENTRANT)
// One thread, which ends with the process.
void lockAttachedNodes(void) {}
void unlockAttachedNodes(void) {}
void watchThread(void (*ended)(uintptr_t)) { threadEnded = ended; }
#else
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static int hasKey;

void lockAttachedNodes(void) { pthread_mutex_lock(&lock); }
void unlockAttachedNodes(void) { pthread_mutex_unlock(&lock); }

static void end(void *own) { tellEnd(own); }
static void makeKey(void) { hasKey = pthread_key_create(&key, end) == 0; }

void watchThread(void (*ended)(uintptr_t)) {
  threadEnded = ended;
  pthread_once(&once, makeKey);
  if (hasKey) pthread_setspecific(key, &mark);
}
#endif
