package dev.quayside.app.screen.printers;

import java.util.regex.Pattern;

/// Completes a printer's address as users write it: `192.168.1.50` and `zebra.local:9100` are
/// network printers.
final class PrinterAddress {

  /// Letters, digits, dots and dashes, perhaps a port; no scheme.
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.-]+(:\\d{1,5})?");

  private PrinterAddress() {}

  static String of(String written) {
    var address = written.strip();
    return HOST.matcher(address).matches() ? "tcp://" + address : address;
  }
}
