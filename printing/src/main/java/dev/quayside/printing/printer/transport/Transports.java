package dev.quayside.printing.printer.transport;

import dev.quayside.printing.message.Why;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Opens transports from the addresses in the settings.
public final class Transports {

  private static final List<TransportKind> KINDS =
      List.of(
          new TcpKind(),
          new IppKind("ipp"),
          new IppKind("ipps"),
          new SpoolerKind(),
          new FolderKind());

  private final List<TransportKind> kinds;

  public Transports() {
    this(KINDS);
  }

  public Transports(List<TransportKind> kinds) {
    this.kinds = List.copyOf(kinds);
  }

  /// @param address such as `tcp://192.0.2.5:9100` or `file:///srv/labels`
  /// @throws BadPrinterAddress saying how addresses are written
  public Transport open(String address) {
    URI uri = parse(address.strip());
    String scheme = uri.getScheme() == null ? "" : uri.getScheme().toLowerCase(Locale.ROOT);
    for (TransportKind kind : kinds) {
      if (kind.scheme().equals(scheme)) {
        return kind.open(uri);
      }
    }
    throw new BadPrinterAddress(address, Why.ADDRESS_WRITE, forms());
  }

  private URI parse(String address) {
    try {
      return new URI(address);
    } catch (URISyntaxException e) {
      throw new BadPrinterAddress(address, Why.ADDRESS_WRITE, forms());
    }
  }

  private String forms() {
    return kinds.stream().map(TransportKind::form).collect(Collectors.joining(" or "));
  }
}
