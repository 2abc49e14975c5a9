package dev.quayside.printing.printer.status;

import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.ipp.IppClient;
import dev.quayside.printing.printer.ipp.LocalCups;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;

/// Chooses how a printer is asked, by its address and language.
public final class Probes {

  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final int RAW_PORT = 9100;

  private Probes() {}

  /// @param address in a form that a transport has accepted
  public static Probe of(String address, Language language) {
    URI uri = URI.create(address.strip());
    return switch (String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT)) {
      case "tcp" -> network(uri, language);
      case "file" -> new FolderProbe(Path.of(uri));
      case "ipp", "ipps" -> new IppProbe(new IppClient(uri), LIMIT);
      case "spooler" -> spooler(String.valueOf(uri.getSchemeSpecificPart()));
      default -> () -> PrinterStatus.UNKNOWN;
    };
  }

  /// Asks CUPS about a queue. Windows' spooler is not asked: it reports a printer that is off as
  /// well.
  private static Probe spooler(String name) {
    return LocalCups.server()
        .<Probe>map(server -> new SpoolerProbe(new IppClient(LocalCups.queue(server, name)), LIMIT))
        .orElse(() -> PrinterStatus.UNKNOWN);
  }

  /// A ZPL printer is asked in ZPL; sent to any other printer the question would be printed as
  /// text.
  private static Probe network(URI uri, Language language) {
    String host = uri.getHost().replaceAll("^\\[|\\]$", "");
    int port = uri.getPort() == -1 ? RAW_PORT : uri.getPort();
    Probe snmp = new SnmpProbe(host, SnmpProbe.PORT, LIMIT);
    return language.takesZpl() ? new Either(new ZebraProbe(host, port, LIMIT), snmp) : snmp;
  }
}
