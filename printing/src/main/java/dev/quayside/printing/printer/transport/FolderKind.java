package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import java.net.URI;
import java.nio.file.Path;

/// Transports for `file:///FOLDER`.
final class FolderKind implements TransportKind {

  @Override
  public String scheme() {
    return "file";
  }

  @Override
  public String form() {
    return "file:///FOLDER";
  }

  @Override
  public Transport open(URI address) {
    try {
      return new FolderTransport(Path.of(address));
    } catch (IllegalArgumentException e) {
      throw new BadPrinterAddress(address.toString(), Why.ADDRESS_FOLDER);
    }
  }
}
