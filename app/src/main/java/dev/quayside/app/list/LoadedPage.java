package dev.quayside.app.list;

import java.util.List;
import java.util.stream.IntStream;

/// The slots of one page of a long list.
final class LoadedPage<R> {

  private final List<Slot<R>> slots;
  private boolean fresh;

  private LoadedPage(List<Slot<R>> slots) {
    this.slots = slots;
  }

  static <R> LoadedPage<R> of(IntStream places) {
    return new LoadedPage<>(places.<Slot<R>>mapToObj(Slot::new).toList());
  }

  List<Slot<R>> slots() {
    return slots;
  }

  /// Whether its rows are loaded and the list has not changed since.
  boolean isFresh() {
    return fresh;
  }

  void age() {
    fresh = false;
  }

  /// @param rows fewer than slots when some are gone; the next outline will show it
  void fill(List<R> rows) {
    for (int i = 0; i < Math.min(slots.size(), rows.size()); i++) {
      slots.get(i).fill(rows.get(i));
    }
    fresh = true;
  }
}
