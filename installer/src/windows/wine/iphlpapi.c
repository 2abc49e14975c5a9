#include <winsock2.h>
#include <windows.h>

/* Wine 8 lacks GetAnycastIpAddressTable, which Java asks for; that there is no anycast address is the true answer here. check-windows
   builds this library and hands all other calls on to Wine's own. */
DWORD WINAPI NoAnycastAddresses(USHORT family, void **table) {
  (void)family;
  *table = HeapAlloc(GetProcessHeap(), HEAP_ZERO_MEMORY, 64);
  return *table ? 0 : ERROR_NOT_ENOUGH_MEMORY;
}

BOOL WINAPI DllMain(HINSTANCE library, DWORD reason, LPVOID more) {
  (void)library; (void)reason; (void)more;
  return TRUE;
}
