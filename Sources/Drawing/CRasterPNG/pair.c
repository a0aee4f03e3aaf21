// Two files that begin alike, as a picture and its changed one do, are decompressed once as far as they are the same.

#include <string.h>

#include "rows.h"

static size_t common_count(const CPNGRows *first, const CPNGRows *second) {
  size_t most = first->data_count < second->data_count ? first->data_count : second->data_count, count = 0;
  while (most - count >= 4096 && memcmp(first->data + count, second->data + count, 4096) == 0) count += 4096;
  while (count < most && first->data[count] == second->data[count]) count++;
  return count;
}

void cpng_rows_pair(CPNGRows *first, CPNGRows *second) {
  if (first->y || second->y || first->channels != second->channels || first->row_bytes != second->row_bytes) return;
  size_t count = common_count(first, second);
  if (count < 2 * INFLATE_PAUSE_SLACK) return;
  first->stream.pause = first->data + count - INFLATE_PAUSE_SLACK;
  second->leader = first;
}

// Both go on from where the first one is.
static void part(CPNGRows *first, CPNGRows *second) {
  first->stream.pause = NULL;
  const uint8_t *end = second->stream.end;
  second->stream = first->stream;
  second->stream.next = second->data + (first->stream.next - first->data);
  second->stream.end = end;
  second->y = first->y;
  second->low_sum = first->low_sum;
  second->high_sum = first->high_sum;
  memcpy(second->window, first->window, (size_t)(first->output - first->window));
  second->output = second->window + (first->output - first->window);
  second->row = second->window + (first->row - first->window);
  memcpy(second->filtered[0], first->above, first->row_bytes);
  second->above = second->filtered[0];
  second->leader = NULL;
}

int cpng_rows_next_pair(
    CPNGRows *first, CPNGRows *second, const uint8_t **first_row, const uint8_t **second_row) {
  if (second->leader) {
    if (!rows_have_next(first)) rows_decompress(first);
    if (!rows_have_next(first)) part(first, second);
  }
  *first_row = cpng_rows_next(first);
  *second_row = second->leader ? *first_row : cpng_rows_next(second);
  return *first_row && *second_row;
}
