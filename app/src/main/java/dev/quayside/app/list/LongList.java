package dev.quayside.app.list;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/// A list that knows its ids and has rows only where somebody looks. A table over it is smooth
/// however long it is: no row is loaded that is not in sight, or was a moment ago.
public final class LongList<R> extends ObservableListBase<Slot<R>> {

  /// Rows that stay after they went out of sight; a screen shows some forty.
  private static final int KEPT = 1_000;

  private final Consumer<Slot<R>> wanted;
  private String[] ids = {};

  private final Map<String, Slot<R>> slots =
      new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Slot<R>> eldest) {
          return size() > KEPT;
        }
      };

  /// @param wanted told of a slot somebody looks at for the first time
  LongList(Consumer<Slot<R>> wanted) {
    this.wanted = wanted;
  }

  @Override
  public Slot<R> get(int index) {
    var slot = slot(ids[index]);
    if (slot.ask()) {
      wanted.accept(slot);
    }
    return slot;
  }

  @Override
  public int size() {
    return ids.length;
  }

  /// Looks through the ids, since asking every slot would load every row.
  @Override
  public int indexOf(@Nullable Object slot) {
    return slot instanceof Slot<?> place ? indexOfId(place.id()) : -1;
  }

  @Override
  public int lastIndexOf(@Nullable Object slot) {
    return indexOf(slot);
  }

  @Override
  public boolean contains(@Nullable Object slot) {
    return indexOf(slot) >= 0;
  }

  /// -1 when it is not in the list.
  public int indexOfId(String id) {
    for (int i = 0; i < ids.length; i++) {
      if (ids[i].equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /// Where these stand, in the list's order; those that are not in it are left out.
  public int[] indexesOf(Collection<String> some) {
    var sought = Set.copyOf(some);
    return sought.isEmpty()
        ? new int[0]
        : IntStream.range(0, ids.length).filter(i -> sought.contains(ids[i])).toArray();
  }

  public String id(int index) {
    return ids[index];
  }

  /// Shows these now. Only the part that differs is told as changed, so that what is selected and
  /// where one has scrolled to stay when a label is added at the top.
  void show(List<String> next) {
    var after = next.toArray(String[]::new);
    int head = Arrays.mismatch(ids, after);
    if (head < 0) {
      return;
    }
    int tail = 0;
    while (tail < Math.min(ids.length, after.length) - head
        && ids[ids.length - 1 - tail].equals(after[after.length - 1 - tail])) {
      tail++;
    }
    var removed = places(Arrays.copyOfRange(ids, head, ids.length - tail));
    beginChange();
    ids = after;
    nextReplace(head, after.length - tail, removed);
    endChange();
  }

  /// The slot of an id somebody looked at lately; null for any other.
  @Nullable Slot<R> known(String id) {
    return slots.get(id);
  }

  List<Slot<R>> known() {
    return List.copyOf(slots.values());
  }

  List<Slot<R>> known(Collection<String> some) {
    return some.stream().filter(slots::containsKey).map(this::slot).toList();
  }

  private Slot<R> slot(String id) {
    return slots.computeIfAbsent(id, Slot::new);
  }

  /// What was removed, made only for those who look.
  private List<Slot<R>> places(String[] gone) {
    return new AbstractList<>() {
      @Override
      public Slot<R> get(int index) {
        return new Slot<>(gone[index]);
      }

      @Override
      public int size() {
        return gone.length;
      }
    };
  }
}
