package dev.quayside.engine.print.printer;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Finds out which printers another process has set up or removed, as the command line does beside
/// a running window, and on whose sheet another label has been put.
public final class PrinterChanges {

  private final PrinterRegistry book;
  private final Consumer<String> otherwise;
  private final Consumer<String> changed;
  private final Map<String, PrinterSetup> known;

  /// @param otherwise told the names of those that were set up or removed elsewhere
  /// @param changed told the names of those of which less is new
  public PrinterChanges(
      PrinterRegistry book, Consumer<String> otherwise, Consumer<String> changed) {
    this.book = book;
    this.otherwise = otherwise;
    this.changed = changed;
    known = new ConcurrentHashMap<>(byName());
  }

  /// What happened to this one is known: it happened here.
  public void heard(String name) {
    put(name, book.setup(name).orElse(null));
  }

  /// On one thread at a time.
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

  /// As far as it is asked and printed on.
  private static boolean isSame(@Nullable PrinterSetup before, @Nullable PrinterSetup after) {
    return before != null
        && after != null
        && before.address().equals(after.address())
        && before.language() == after.language()
        && before.profile().equals(after.profile());
  }

  private void put(String name, @Nullable PrinterSetup setup) {
    Optional.ofNullable(setup)
        .ifPresentOrElse(one -> known.put(name, one), () -> known.remove(name));
  }

  private Map<String, PrinterSetup> byName() {
    return book.all().stream().collect(Collectors.toMap(PrinterSetup::name, Function.identity()));
  }
}
