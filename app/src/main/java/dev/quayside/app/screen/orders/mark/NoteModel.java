package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.StaffNote;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// Our own notes on the chosen orders: those that one has, and a new one for all of them.
public final class NoteModel {

  private final Supplier<List<Chosen>> chosen;
  private final ChangeModel changes;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final StringProperty text = new SimpleStringProperty("");
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
  private boolean busy;

  /// @param chosen the chosen orders
  public NoteModel(Supplier<List<Chosen>> chosen, ChangeModel changes) {
    this.chosen = chosen;
    this.changes = changes;
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// The new note; it stays until it is added.
  public StringProperty text() {
    return text;
  }

  /// Why the note could not be added.
  public ObjectProperty<@Nullable Problem> problem() {
    return problem;
  }

  /// The chosen orders.
  public List<Chosen> chosen() {
    return chosen.get();
  }

  /// The notes of the one chosen order, oldest first; none when several are chosen.
  public List<StaffNote> notes() {
    var orders = chosen();
    return orders.size() == 1 ? orders.getFirst().marks().notes() : List.of();
  }

  public void begin() {
    problem.set(null);
    open.set(true);
  }

  public void close() {
    open.set(false);
  }

  /// Adds the note to all chosen orders.
  public void save() {
    var said = text.get();
    var orders = chosen();
    if (busy || said.isBlank() || orders.isEmpty()) {
      return;
    }
    busy = true;
    problem.set(null);
    changes.make(
        orders,
        BulkChange.of(MarkChange.NONE.noting(said)),
        () -> saved(said, orders.size()),
        why -> {
          busy = false;
          problem.set(why);
        });
  }

  private void saved(String said, int orders) {
    busy = false;
    if (text.get().equals(said)) {
      text.set("");
    }
    if (orders > 1) {
      close();
    }
  }
}
