package dev.quayside.app.list;

import java.util.AbstractList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// The change that replaces all of a long list. The toolkit's own change would create every removed
/// slot.
final class Replaced<R> extends ListChangeListener.Change<Slot<R>> {

  private final int before;
  private boolean isTold;

  /// @param before the number of slots before
  Replaced(ObservableList<Slot<R>> list, int before) {
    super(list);
    this.before = before;
  }

  @Override
  public boolean next() {
    var isFirst = !isTold;
    isTold = true;
    return isFirst;
  }

  @Override
  public void reset() {
    isTold = false;
  }

  @Override
  public int getFrom() {
    return 0;
  }

  @Override
  public int getTo() {
    return getList().size();
  }

  @Override
  public List<Slot<R>> getRemoved() {
    return new AbstractList<>() {
      @Override
      public Slot<R> get(int index) {
        return new Slot<>(index);
      }

      @Override
      public int size() {
        return before;
      }
    };
  }

  @Override
  protected int[] getPermutation() {
    return new int[0];
  }
}
