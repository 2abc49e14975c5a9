package dev.quayside.printing.printer.transport;

/// An address in the settings that no transport understands.
public final class BadPrinterAddress extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  BadPrinterAddress(String address, String whatToWrite) {
    super("“%s” is not a printer address: %s.".formatted(address, whatToWrite));
  }
}
