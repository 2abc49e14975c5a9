package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.Lookups;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import dev.quayside.engine.source.kind.TableTrial;
import java.util.Objects;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// A key that is tried in a shop's own tables: what a scan of it would bring, and what would be
/// written of it. Nothing is changed.
public final class KeyTrial {

  private final ShopsGateway gateway;
  private final Asking asking;
  final StringProperty key = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Lookups.@Nullable Preview> found =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<TableTrial.@Nullable Write> written =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper writes = new ReadOnlyBooleanWrapper();
  private TableSettings tables = TableSettings.NONE;
  private String shop = "";

  KeyTrial(Background background, ShopsGateway gateway) {
    this.gateway = gateway;
    asking = new Asking(background);
    asking.problem().subscribe(problem::set);
    found.subscribe(_ -> tell());
  }

  ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// What the key last tried brings; null while none was tried, or the shop could not say.
  ReadOnlyObjectProperty<Lookups.@Nullable Preview> found() {
    return found.getReadOnlyProperty();
  }

  /// Why the shop could not say; null where it could.
  ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// What the write of the order that was found would come to; null while it was not tried.
  ReadOnlyObjectProperty<TableTrial.@Nullable Write> written() {
    return written.getReadOnlyProperty();
  }

  /// Whether there is an order, and a statement that writes.
  ReadOnlyBooleanProperty writes() {
    return writes.getReadOnlyProperty();
  }

  /// Whether a write may touch more than one row.
  boolean mayBeSeveral() {
    return tables.rowsAre() == RowsAre.LINES;
  }

  private void tell() {
    written.set(null);
    var preview = found.get();
    writes.set(
        preview != null && preview.order() != null && tables.query(TableQuery.SHIPPED) != null);
  }

  /// Forgets what another shop said.
  ///
  /// @param settings null where it is no database
  void of(String id, @Nullable TableSettings settings) {
    tables = Objects.requireNonNullElse(settings, TableSettings.NONE);
    tell();
    if (!id.equals(shop)) {
      shop = id;
      key.set("");
      forget();
    }
  }

  /// Forgets what the shop said before its statements were changed.
  void forget() {
    found.set(null);
    problem.set(null);
  }

  /// Tries the write of the order that was found.
  void write() {
    var asked = shop;
    var preview = found.get();
    var order = preview == null ? null : preview.order();
    if (order == null) {
      return;
    }
    written.set(null);
    asking.ask(
        () -> gateway.tryWrite(asked, order),
        answer -> {
          if (asked.equals(shop)) {
            written.set(answer);
          }
        });
  }

  void run() {
    var asked = shop;
    var typed = key.get().strip();
    if (typed.isEmpty()) {
      return;
    }
    forget();
    asking.ask(
        () -> gateway.preview(asked, typed),
        preview -> {
          if (asked.equals(shop)) {
            found.set(preview);
          }
        });
  }
}
