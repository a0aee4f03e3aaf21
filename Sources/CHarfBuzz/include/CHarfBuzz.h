#ifndef CHARFBUZZ_H
#define CHARFBUZZ_H
#endif
