// Functions and types of Darwin's C library that glibc does not have, as far as this package and its dependencies use them.
#include <Swift_Libc.h>

// sys/event.h
struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};
int kqueue(void);
int kevent(int kq, const struct kevent *changelist, int nchanges, struct kevent *eventlist, int nevents,
           const struct timespec *timeout);
#define EVFILT_READ (-1)
#define EVFILT_WRITE (-2)
#define EVFILT_PROC (-5)
#define EVFILT_USER (-10)
#define EV_ADD 0x0001
#define EV_DELETE 0x0002
#define EV_ENABLE 0x0004
#define EV_DISABLE 0x0008
#define EV_ONESHOT 0x0010
#define EV_CLEAR 0x0020
#define EV_ERROR 0x4000
#define EV_EOF 0x8000

// sys/sysctl.h, sys/proc.h
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
struct extern_proc {
  struct timeval p_starttime;
  char p_stat;
  pid_t p_pid;
  char p_comm[17];
};
struct kinfo_proc {
  struct extern_proc kp_proc;
};
int sysctl(int *name, unsigned int namelen, void *oldp, size_t *oldlenp, void *newp, size_t newlen);
int sysctlbyname(const char *name, void *oldp, size_t *oldlenp, void *newp, size_t newlen);

// fcntl.h
#define O_EVTONLY 0x00008000

// dirent.h: Darwin's type is complete, so that Swift imports pointers to it.
struct __dirstream {
  int __dd_fd;
};

// unistd.h
#define _CS_DARWIN_USER_TEMP_DIR 65537
