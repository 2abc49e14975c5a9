package dev.quayside.printing.discovery;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs all printer finders at once, and remembers what they found.
public final class Discovery {

  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);

  /// How long to wait for a finder beyond its limit. What it finds later is still told when it
  /// returns; a longer wait would only keep the packer waiting.
  private static final Duration LATE = Duration.ofSeconds(1);

  private final List<PrinterFinder> scouts;
  private volatile List<FoundPrinter> found = List.of();

  public Discovery(List<PrinterFinder> scouts) {
    this.scouts = List.copyOf(scouts);
  }

  /// Uses every finder there is.
  public static Discovery everywhere() {
    return new Discovery(
        List.of(
            new ComputerPrinterFinder(),
            new CupsPrinterFinder(CupsPrinterFinder.OF_THIS_COMPUTER),
            new MdnsPrinterFinder(),
            new ZebraPrinterFinder()));
  }

  /// The printers found by the last search, and so far by one that is running; never blocks.
  public List<FoundPrinter> found() {
    return found;
  }

  /// Searches again. A finder that fails finds nothing and does not affect the others.
  ///
  /// @param limit for all finders together
  public List<FoundPrinter> look(Duration limit) {
    return look(limit, _ -> {});
  }

  /// Searches again, and also reports each printer that was not known before as soon as it is
  /// found: some finders are slower than others.
  ///
  /// @param fresh called on several threads
  public List<FoundPrinter> look(Duration limit, Consumer<FoundPrinter> fresh) {
    List<FoundPrinter> all = new CopyOnWriteArrayList<>();
    CountDownLatch under = new CountDownLatch(scouts.size());
    for (PrinterFinder scout : scouts) {
      Thread.ofVirtual()
          .name("find-printers")
          .start(
              () -> {
                try {
                  List<FoundPrinter> some = result(scout, limit);
                  all.addAll(some);
                  some.stream().filter(this::add).forEach(fresh);
                } finally {
                  under.countDown();
                }
              });
    }
    if (await(under, limit.plus(LATE))) {
      found = sorted(all);
    }
    return found;
  }

  /// @return whether all finders have returned
  private static boolean await(CountDownLatch under, Duration limit) {
    try {
      return under.await(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private synchronized boolean add(FoundPrinter printer) {
    boolean known = found.stream().anyMatch(each -> each.address().equals(printer.address()));
    if (!known) {
      List<FoundPrinter> more = new ArrayList<>(found);
      more.add(printer);
      found = sorted(more);
    }
    return !known;
  }

  /// The printers in order of way and name, each address once.
  private static List<FoundPrinter> sorted(List<FoundPrinter> all) {
    Map<String, FoundPrinter> byAddress = new LinkedHashMap<>();
    all.stream()
        .sorted(Comparator.comparing(FoundPrinter::way).thenComparing(FoundPrinter::name))
        .forEach(printer -> byAddress.putIfAbsent(printer.address(), printer));
    return List.copyOf(byAddress.values());
  }

  private static List<FoundPrinter> result(PrinterFinder scout, Duration limit) {
    try {
      return scout.look(limit);
    } catch (IOException | RuntimeException e) {
      LOG.debug("One way of finding printers failed: {}", String.valueOf(e));
      return List.of();
    }
  }
}
