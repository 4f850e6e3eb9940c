#include <stddef.h>
#include <stdint.h>

// libFuzzer's loop for a program that has a main function of its own, as LLVM's documentation
// describes it; the library is linked by `-sanitize=fuzzer`.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
