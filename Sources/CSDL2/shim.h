#include <SDL2/SDL.h>
// For Wayland alone; the headers of other systems need not be there.
#undef SDL_VIDEO_DRIVER_X11
#include <SDL2/SDL_syswm.h>
