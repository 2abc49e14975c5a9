package dev.quayside.app.screen.settings.shops;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.source.kind.TableTrial.Table;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// The tables of a shop's database, to choose one from and the column that is scanned.
final class TableChoice {

  private final ShopsGateway gateway;
  private final Asking asking;
  private final ReadOnlyObjectWrapper<@Nullable List<Table>> tables = new ReadOnlyObjectWrapper<>();
  final ObjectProperty<@Nullable Table> table = new SimpleObjectProperty<>();

  /// The column that a scanned key is looked for in.
  final ObjectProperty<@Nullable String> column = new SimpleObjectProperty<>();

  private String shop = "";

  TableChoice(Background background, ShopsGateway gateway) {
    this.gateway = gateway;
    asking = new Asking(background);
    table.subscribe(
        chosen ->
            column.set(chosen == null ? null : chosen.columns().stream().findFirst().orElse(null)));
  }

  /// Forgets what another shop's database has.
  void of(String id) {
    if (!id.equals(shop)) {
      shop = id;
      table.set(null);
      tables.set(null);
    }
  }

  /// Those that are there; null while they were not asked for.
  ReadOnlyObjectProperty<@Nullable List<Table>> tables() {
    return tables.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// Why they could not be listed; null where they could.
  ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  void list() {
    var asked = shop;
    asking.ask(
        () -> gateway.tables(asked),
        found -> {
          if (asked.equals(shop)) {
            tables.set(found);
            table.set(found.stream().findFirst().orElse(null));
          }
        });
  }

  /// Gives the statement away, and folds the tables up.
  String take() {
    var statement = statement();
    table.set(null);
    tables.set(null);
    return statement;
  }

  /// The statement that finds a row by what was scanned; empty while nothing is chosen.
  private String statement() {
    var from = table.get();
    return from == null || column.get() == null
        ? ""
        : "select * from " + from.name() + " where " + column.get() + " = :key";
  }
}
