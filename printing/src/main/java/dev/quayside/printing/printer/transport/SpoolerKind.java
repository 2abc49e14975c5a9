package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import java.net.URI;

/// Transports for `spooler:NAME`, a printer of the operating system by its name there,
/// percent-encoded.
final class SpoolerKind implements TransportKind {

  @Override
  public String scheme() {
    return "spooler";
  }

  @Override
  public String form() {
    return "spooler:NAME";
  }

  @Override
  public Transport open(URI address) {
    String name = address.getSchemeSpecificPart();
    if (name == null || name.isBlank()) {
      throw new BadPrinterAddress(address.toString(), Why.ADDRESS_SPOOLER);
    }
    return new SpoolerTransport(name);
  }
}
