package dev.quayside.printing.discovery;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Looks for printers in every way at once, and remembers what it found.
public final class Discovery {

  private static final Logger LOG = LoggerFactory.getLogger(Discovery.class);

  private final List<Scout> scouts;
  private volatile List<FoundPrinter> found = List.of();

  public Discovery(List<Scout> scouts) {
    this.scouts = List.copyOf(scouts);
  }

  /// With every way there is.
  public static Discovery everywhere() {
    return new Discovery(
        List.of(
            new ComputerScout(),
            new CupsScout(CupsScout.OF_THIS_COMPUTER),
            new MdnsScout(),
            new ZebraScout()));
  }

  /// What was found when it last looked; never waits.
  public List<FoundPrinter> found() {
    return found;
  }

  /// Looks again. A way that fails finds nothing and does not harm the others.
  ///
  /// @param limit for all together
  public List<FoundPrinter> look(Duration limit) {
    Map<String, FoundPrinter> byAddress = new LinkedHashMap<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<FoundPrinter>>> under =
          scouts.stream().map(scout -> threads.submit(() -> scout.look(limit))).toList();
      under.stream()
          .map(Discovery::result)
          .flatMap(Collection::stream)
          .forEach(printer -> byAddress.putIfAbsent(printer.address(), printer));
    }
    List<FoundPrinter> all = new ArrayList<>(byAddress.values());
    all.sort(Comparator.comparing(FoundPrinter::way).thenComparing(FoundPrinter::name));
    found = List.copyOf(all);
    return found;
  }

  private static List<FoundPrinter> result(Future<List<FoundPrinter>> look) {
    try {
      return look.get();
    } catch (ExecutionException e) {
      LOG.debug("One way of finding printers failed: {}", String.valueOf(e.getCause()));
      if (e.getCause() instanceof IOException || e.getCause() instanceof RuntimeException) {
        return List.of();
      }
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }
}
