package dev.quayside.app.screen.orders.mark;

import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.panel.PanelModel;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.mark.MarkChange;
import dev.quayside.engine.order.mark.StaffNote;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Our own notes on the chosen orders: those that one has, and a new one for all of them.
public final class NoteModel extends PanelModel {

  private final Supplier<List<Chosen>> chosen;
  private final ChangeModel changes;

  /// The new note; it stays until it is added.
  public final StringProperty text = new SimpleStringProperty("");

  /// @param chosen the chosen orders
  public NoteModel(Supplier<List<Chosen>> chosen, ChangeModel changes) {
    this.chosen = chosen;
    this.changes = changes;
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
    show();
  }

  /// Adds the note to all chosen orders.
  public void save() {
    var said = text.get();
    var orders = chosen();
    if (busy().get() || said.isBlank() || orders.isEmpty()) {
      return;
    }
    saving();
    changes.make(
        orders,
        BulkChange.of(MarkChange.NONE.noting(said)),
        () -> saved(said, orders.size()),
        this::refused);
  }

  private void saved(String said, int orders) {
    done();
    if (text.get().equals(said)) {
      text.set("");
    }
    if (orders > 1) {
      close();
    }
  }
}
