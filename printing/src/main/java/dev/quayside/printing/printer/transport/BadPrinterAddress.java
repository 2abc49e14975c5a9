package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.MessageKey;
import dev.quayside.printing.message.Refusal;
import dev.quayside.printing.message.Why;

/// An address in the settings that no transport understands.
public final class BadPrinterAddress extends Refusal {

  private static final long serialVersionUID = 1L;

  BadPrinterAddress(String address, MessageKey whatToWrite, Object... arguments) {
    super(Why.ADDRESS.of(address, whatToWrite.of(arguments)));
  }
}
