package dev.quayside.printing.discovery;

import dev.quayside.printing.printer.Language;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.jmdns.JmDNS;
import javax.jmdns.ServiceInfo;

/// Printers that announce themselves by multicast DNS (RFC 6763; TXT keys of Bonjour Printing
/// 1.2.1).
final class MdnsPrinterFinder implements PrinterFinder {

  private static final String IPP = "_ipp._tcp.local.";
  private static final String RAW = "_pdl-datastream._tcp.local.";

  private final List<InetAddress> from;

  MdnsPrinterFinder() {
    this(List.of());
  }

  /// @param from addresses of this computer to ask from; empty for all that reach a network
  MdnsPrinterFinder(List<InetAddress> from) {
    this.from = List.copyOf(from);
  }

  @Override
  public List<FoundPrinter> look(Duration limit) throws IOException {
    List<FoundPrinter> found = new ArrayList<>();
    for (InetAddress address : from.isEmpty() ? ownAddresses() : from) {
      try (JmDNS mdns = JmDNS.create(address, "quayside")) {
        // Both at once: each search listens for the whole limit.
        var raw = new ArrayList<ServiceInfo>();
        Thread other =
            Thread.ofVirtual().start(() -> raw.addAll(List.of(mdns.list(RAW, limit.toMillis()))));
        List<ServiceInfo> ipp = List.of(mdns.list(IPP, limit.toMillis()));
        join(other);
        raw.stream().flatMap(MdnsPrinterFinder::raw).limit(FoundPrinter.MOST).forEach(found::add);
        ipp.stream().flatMap(MdnsPrinterFinder::ipp).limit(FoundPrinter.MOST).forEach(found::add);
      }
    }
    return found;
  }

  private static void join(Thread other) throws IOException {
    try {
      other.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static List<InetAddress> ownAddresses() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .filter(MdnsPrinterFinder::reachesOthers)
        .flatMap(each -> each.inetAddresses().filter(Inet4Address.class::isInstance))
        .toList();
  }

  private static boolean reachesOthers(NetworkInterface each) {
    try {
      return each.isUp() && !each.isLoopback() && each.supportsMulticast();
    } catch (SocketException e) {
      return false;
    }
  }

  private static Stream<FoundPrinter> raw(ServiceInfo service) {
    String words = words(service);
    return host(service)
        .map(host -> "tcp://" + host + ":" + service.getPort())
        .map(address -> found(service, address, Guess.language(words), words));
  }

  private static Stream<FoundPrinter> ipp(ServiceInfo service) {
    String path = text(service, "rp").isEmpty() ? "ipp/print" : text(service, "rp");
    return host(service)
        .flatMap(host -> address(host, service.getPort(), "/" + path).stream())
        .map(address -> found(service, address, Language.PDF, words(service)));
  }

  private static FoundPrinter found(
      ServiceInfo service, String address, Language language, String words) {
    return new FoundPrinter(
        service.getName(), address, language, Guess.dpi(words), FoundPrinter.Way.NETWORK);
  }

  private static Stream<String> host(ServiceInfo service) {
    return Stream.of(service.getInet4Addresses()).limit(1).map(InetAddress::getHostAddress);
  }

  private static String words(ServiceInfo service) {
    return String.join(
        " ",
        service.getName(),
        text(service, "ty"),
        text(service, "product"),
        text(service, "pdl"));
  }

  private static String text(ServiceInfo service, String key) {
    return Objects.requireNonNullElse(service.getPropertyString(key), "");
  }

  /// Empty for a path that no address can have.
  private static Optional<String> address(String host, int port, String path) {
    try {
      return Optional.of(new URI("ipp", null, host, port, path, null, null).toString());
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
