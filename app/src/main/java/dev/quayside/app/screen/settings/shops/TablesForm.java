package dev.quayside.app.screen.settings.shops;

import dev.quayside.engine.order.file.Mapping;
import dev.quayside.engine.order.file.cell.Column;
import dev.quayside.engine.order.file.table.RowsAre;
import dev.quayside.engine.source.kind.TableQuery;
import dev.quayside.engine.source.kind.TableSettings;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// What is typed of a shop's own tables: its statements, what a row is, and what columns mean that
/// are not guessed.
final class TablesForm {

  /// Paths of fields, as the engine calls them in what is wrong.
  static final String QUERIES = "queries.";

  static final String ROWS_ARE = "rowsAre";
  static final String COLUMNS = "columns";

  private final Map<TableQuery, StringProperty> queries = new EnumMap<>(TableQuery.class);
  final ObjectProperty<RowsAre> rowsAre = new SimpleObjectProperty<>(RowsAre.ORDERS);

  /// Those that are named, in the order of the form.
  final ObservableList<NamedColumn> columns = FXCollections.observableArrayList();

  /// A column that is named.
  ///
  /// @param header its label in the rows
  record NamedColumn(ObjectProperty<Column> column, StringProperty header) {

    static NamedColumn of(Column column, String header) {
      return new NamedColumn(new SimpleObjectProperty<>(column), new SimpleStringProperty(header));
    }

    private boolean isBlank() {
      return header.get().isBlank();
    }

    private Mapping.Chosen chosen() {
      return new Mapping.Chosen(column.get(), header.get().strip());
    }
  }

  /// @param before null for a new shop
  TablesForm(@Nullable TableSettings before) {
    var known = Objects.requireNonNullElse(before, TableSettings.NONE);
    for (var query : TableQuery.ALL) {
      var text = Objects.requireNonNullElse(known.query(query), "");
      queries.put(query, new SimpleStringProperty(text));
    }
    rowsAre.set(known.rowsAre());
    known.columns().forEach(each -> columns.add(NamedColumn.of(each.column(), each.header())));
  }

  StringProperty query(TableQuery query) {
    return Objects.requireNonNull(queries.get(query));
  }

  /// One more to be named.
  void addColumn() {
    columns.add(NamedColumn.of(Column.NUMBER, ""));
  }

  /// What is to be stored: a blank statement is taken away, a column without a header says nothing.
  TableSettings.Change change() {
    var texts = new EnumMap<TableQuery, String>(TableQuery.class);
    queries.forEach((query, text) -> texts.put(query, text.get()));
    var named = columns.stream().filter(each -> !each.isBlank()).map(NamedColumn::chosen).toList();
    return new TableSettings.Change(texts, named, rowsAre.get());
  }
}
