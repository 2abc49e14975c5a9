package dev.quayside.app.savedview;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.RecordTable;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableColumn.SortType;
import org.jspecify.annotations.Nullable;

/// A table whose sort and columns are those of the open view, and are kept with a view.
public final class SavedViewTable<R> {

  private static final String DOWN = "-";

  private final RecordTable<R> table;
  private final SavedViewsModel model;
  private final Map<String, String> sorts;
  private final Runnable usual;
  private boolean following;

  /// @param sorts what the list can be sorted by over the API, by the ids of the columns
  /// @param usual shows the columns as they are without a view
  public static <R> void follow(
      RecordTable<R> table, SavedViewsModel model, Map<String, String> sorts, Runnable usual) {
    var kept = new SavedViewTable<>(table, model, sorts, usual);
    Follow.list(table, table.getSortOrder(), kept::sorted);
    table
        .getColumns()
        .forEach(each -> Follow.change(table, each.sortTypeProperty(), _ -> kept.sorted()));
    table
        .getVisibleLeafColumns()
        .addListener((ListChangeListener<TableColumn<R, ?>>) _ -> kept.chosen());
    Follow.value(table, model.sort, kept::sort);
    Follow.value(table, model.columns, kept::columns);
  }

  private SavedViewTable(
      RecordTable<R> table, SavedViewsModel model, Map<String, String> sorts, Runnable usual) {
    this.table = table;
    this.model = model;
    this.sorts = sorts;
    this.usual = usual;
  }

  private void sorted() {
    if (!following) {
      following = true;
      model.sort.set(sort());
      following = false;
    }
  }

  private @Nullable String sort() {
    if (table.getSortOrder().isEmpty()) {
      return null;
    }
    var column = table.getSortOrder().getFirst();
    var name = sorts.get(column.getId());
    return name == null || column.getSortType() == SortType.ASCENDING ? name : DOWN + name;
  }

  private void sort(@Nullable String sort) {
    if (following || Objects.equals(sort, sort())) {
      return;
    }
    following = true;
    table.getSortOrder().clear();
    boolean down = sort != null && sort.startsWith(DOWN);
    var name = sort == null ? "" : down ? sort.substring(DOWN.length()) : sort;
    table.getColumns().stream()
        .filter(column -> name.equals(sorts.get(column.getId())))
        .findFirst()
        .ifPresent(
            column -> {
              column.setSortType(down ? SortType.DESCENDING : SortType.ASCENDING);
              table.getSortOrder().add(column);
            });
    following = false;
  }

  /// What the user chose to see is kept with a view; what merely fits is not.
  private void chosen() {
    if (following || table.wanted().isEmpty()) {
      return;
    }
    following = true;
    model.columns.set(known().filter(TableColumn::isVisible).map(TableColumn::getId).toList());
    following = false;
  }

  /// Shows a view's columns; names that the window does not know are other programs'.
  private void columns(List<String> names) {
    if (following) {
      return;
    }
    following = true;
    boolean any = known().map(TableColumn::getId).anyMatch(names::contains);
    if (any) {
      table.want(
          known().map(TableColumn::getId).collect(Collectors.toMap(id -> id, names::contains)));
    } else {
      usual.run();
    }
    following = false;
    if (!any) {
      chosen();
    }
  }

  /// The columns that can be shown or hidden.
  private Stream<TableColumn<R, ?>> known() {
    return table.getColumns().stream().filter(column -> !column.getText().isEmpty());
  }
}
