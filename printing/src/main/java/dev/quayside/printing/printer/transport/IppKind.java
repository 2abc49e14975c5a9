package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import dev.quayside.printing.printer.ipp.IppClient;
import java.net.URI;

/// Transports for `ipp://HOST/printers/NAME` of CUPS and `ipp://HOST/ipp/print` of a printer
/// itself; `ipps` with TLS.
final class IppKind implements TransportKind {

  private final String scheme;

  IppKind(String scheme) {
    this.scheme = scheme;
  }

  @Override
  public String scheme() {
    return scheme;
  }

  @Override
  public String form() {
    return scheme + "://HOST/printers/NAME";
  }

  @Override
  public Transport open(URI address) {
    boolean complete =
        address.getHost() != null && address.getPath() != null && address.getPath().length() > 1;
    if (!complete || address.getRawQuery() != null || address.getUserInfo() != null) {
      throw new BadPrinterAddress(address.toString(), Why.ADDRESS_IPP, form());
    }
    return new IppTransport(new IppClient(address));
  }
}
