#include <stdint.h>

int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
uint32_t _dyld_image_count(void);
const char *_dyld_get_image_name(uint32_t image_index);
