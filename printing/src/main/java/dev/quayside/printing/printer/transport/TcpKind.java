package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import java.net.URI;

/// Transports for `tcp://HOST[:PORT]`.
final class TcpKind implements TransportKind {

  /// The raw printing port network printers have kept since HP's JetDirect.
  private static final int RAW_PORT = 9100;

  @Override
  public String scheme() {
    return "tcp";
  }

  @Override
  public String form() {
    return "tcp://HOST:9100";
  }

  @Override
  public Transport open(URI address) {
    String host = address.getHost();
    boolean more = address.getPath() != null && address.getPath().length() > 1;
    if (host == null || host.isEmpty() || more) {
      throw new BadPrinterAddress(address.toString(), Why.ADDRESS_TCP);
    }
    int port = address.getPort() == -1 ? RAW_PORT : address.getPort();
    if (port < 1 || port > 65_535) {
      throw new BadPrinterAddress(address.toString(), Why.ADDRESS_PORT);
    }
    boolean bracketed = host.startsWith("[");
    return new TcpTransport(
        bracketed ? host.substring(1, host.length() - 1) : host, port, TcpTimeouts.USUAL);
  }
}
