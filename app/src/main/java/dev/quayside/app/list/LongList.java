package dev.quayside.app.list;

import dev.quayside.engine.base.page.Outline;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/// A list that knows where its pages begin and loads rows only where the table shows them. A table
/// over it scrolls smoothly and takes the same memory, however long the list is.
public final class LongList<R> extends ObservableListBase<Slot<R>> {

  /// Pages kept in memory after they were scrolled past; a screen shows one or two. More would cost
  /// memory; with fewer, pages are read again.
  private static final int KEPT = 20;

  private final Function<R, String> idOf;
  private final IntConsumer wanted;
  private Outline outline = Outline.EMPTY;

  private final Map<Integer, LoadedPage<R>> pages =
      new LinkedHashMap<>(32, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, LoadedPage<R>> eldest) {
          return size() > KEPT;
        }
      };

  /// @param wanted called with the number of a page that is shown and not loaded, or out of date
  LongList(Function<R, String> idOf, IntConsumer wanted) {
    this.idOf = idOf;
    this.wanted = wanted;
  }

  @Override
  public Slot<R> get(int index) {
    Objects.checkIndex(index, size());
    int number = index / Outline.PAGE;
    var page = page(number);
    if (!page.isFresh()) {
      wanted.accept(number);
    }
    return page.slots().get(index % Outline.PAGE);
  }

  @Override
  public int size() {
    return outline.rows();
  }

  /// Asks no slot, since asking every slot would load every row.
  @Override
  public int indexOf(@Nullable Object slot) {
    if (!(slot instanceof Slot<?> sought)) {
      return -1;
    }
    var page = pages.get(sought.place() / Outline.PAGE);
    return page != null && page.slots().contains(sought) ? sought.place() : -1;
  }

  @Override
  public int lastIndexOf(@Nullable Object slot) {
    return indexOf(slot);
  }

  @Override
  public boolean contains(@Nullable Object slot) {
    return indexOf(slot) >= 0;
  }

  /// The index of a row that was loaded lately or whose position was asked for.
  ///
  /// @return -1 when it is not in the list, as far as is known
  public int indexOfId(String id) {
    var place = outline.places().get(id);
    return place != null
        ? place
        : loaded().filter(slot -> id.equals(id(slot))).findFirst().map(Slot::place).orElse(-1);
  }

  /// The id of the row at an index; null while it is not loaded. Loads nothing.
  public @Nullable String id(int index) {
    var page = pages.get(index / Outline.PAGE);
    return page == null || index >= size() ? null : id(page.slots().get(index % Outline.PAGE));
  }

  Outline outline() {
    return outline;
  }

  /// Shows a new outline; pages loaded before are out of date, except those that came with it.
  ///
  /// @param read rows of some pages
  void show(Outline next, Map<Integer, List<R>> read) {
    int before = size();
    var isAsBefore = before == next.rows() && outline.starts().equals(next.starts());
    outline = next;
    if (isAsBefore) {
      pages.values().forEach(LoadedPage::age);
      read.forEach(this::fill);
    } else {
      pages.clear();
      read.forEach(this::fill);
      fireChange(new Replaced<>(this, before));
    }
  }

  void fill(int number, List<R> rows) {
    page(number).fill(rows);
  }

  boolean isFresh(int number) {
    var page = pages.get(number);
    return page != null && page.isFresh();
  }

  /// The loaded slots of these ids.
  Map<String, Slot<R>> loaded(Collection<String> ids) {
    var found = new LinkedHashMap<String, Slot<R>>();
    loaded()
        .forEach(
            slot -> {
              var id = id(slot);
              if (id != null && ids.contains(id)) {
                found.put(id, slot);
              }
            });
    return found;
  }

  private Stream<Slot<R>> loaded() {
    return new ArrayList<>(pages.values()).stream().flatMap(page -> page.slots().stream());
  }

  private @Nullable String id(Slot<R> slot) {
    var row = slot.row().get();
    return row == null ? null : idOf.apply(row);
  }

  private LoadedPage<R> page(int number) {
    return pages.computeIfAbsent(
        number,
        _ ->
            LoadedPage.of(
                IntStream.range(
                    number * Outline.PAGE, Math.min(size(), (number + 1) * Outline.PAGE))));
  }
}
