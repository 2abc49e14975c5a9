package dev.quayside.engine.print.printer;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Notices printers that another process set up or removed, such as the command line beside a
/// running window, and sheets on which another label was printed.
public final class PrinterChanges {

  private final PrinterRegistry book;
  private final Consumer<String> otherwise;
  private final Consumer<String> changed;
  private final Map<String, PrinterSetup> known;

  /// @param otherwise receives the name of a printer that was set up anew or removed elsewhere
  /// @param changed receives the name of a printer with a smaller change, such as its next free
  ///   position
  public PrinterChanges(
      PrinterRegistry book, Consumer<String> otherwise, Consumer<String> changed) {
    this.book = book;
    this.otherwise = otherwise;
    this.changed = changed;
    known = new ConcurrentHashMap<>(byName());
  }

  /// Takes a change made by this process as known, so that it is not reported.
  public void heard(String name) {
    put(name, book.setup(name).orElse(null));
  }

  /// Compares and reports; must not be called by two threads at the same time.
  public void look() {
    var now = byName();
    var names = new TreeSet<>(known.keySet());
    names.addAll(now.keySet());
    names.forEach(name -> compare(name, known.get(name), now.get(name)));
  }

  private void compare(String name, @Nullable PrinterSetup before, @Nullable PrinterSetup after) {
    if (Objects.equals(before, after)) {
      return;
    }
    put(name, after);
    (isSame(before, after) ? changed : otherwise).accept(name);
  }

  /// Whether both have the same address, language, profile and station, which is all that asking
  /// and printing need.
  private static boolean isSame(@Nullable PrinterSetup before, @Nullable PrinterSetup after) {
    return before != null
        && after != null
        && before.address().equals(after.address())
        && before.language() == after.language()
        && before.profile().equals(after.profile())
        && Objects.equals(before.station(), after.station());
  }

  /// Names of the printers that are at these stations.
  public List<String> at(Set<String> stations) {
    return known.values().stream()
        .filter(each -> each.station() != null && stations.contains(each.station()))
        .map(PrinterSetup::name)
        .toList();
  }

  private void put(String name, @Nullable PrinterSetup setup) {
    Optional.ofNullable(setup)
        .ifPresentOrElse(one -> known.put(name, one), () -> known.remove(name));
  }

  private Map<String, PrinterSetup> byName() {
    return book.all().stream().collect(Collectors.toMap(PrinterSetup::name, Function.identity()));
  }
}
