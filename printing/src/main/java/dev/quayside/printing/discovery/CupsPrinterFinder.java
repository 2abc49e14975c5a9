package dev.quayside.printing.discovery;

import dev.quayside.printing.printer.ipp.IppClient;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// The queues of a CUPS server.
record CupsPrinterFinder(URI server) implements PrinterFinder {

  static final URI OF_THIS_COMPUTER = URI.create("ipp://localhost:631/");

  @Override
  public List<FoundPrinter> look(Duration limit) throws IOException {
    return new IppClient(server)
        .queues(limit).groups().stream()
            .filter(queue -> !one(queue, "printer-name").isEmpty())
            .limit(FoundPrinter.MOST)
            .map(this::found)
            .toList();
  }

  private FoundPrinter found(Map<String, List<String>> queue) {
    String name = one(queue, "printer-name");
    String words =
        String.join(" ", name, one(queue, "printer-info"), one(queue, "printer-make-and-model"));
    return new FoundPrinter(
        name, address(name), Guess.language(words), Guess.dpi(words), FoundPrinter.Way.COMPUTER);
  }

  private String address(String name) {
    try {
      String path = "/printers/" + name;
      return new URI("ipp", null, server.getHost(), server.getPort(), path, null, null).toString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  private static String one(Map<String, List<String>> queue, String attribute) {
    List<String> values = queue.getOrDefault(attribute, List.of());
    return values.isEmpty() ? "" : values.getFirst();
  }
}
