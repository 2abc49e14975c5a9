package dev.quayside.engine.source.kind;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a person tries while a shop's own tables are connected. It may throw a {@link
/// ShopException}, and nothing of it stays in the tables.
public interface TableTrial {

  /// A table or a view.
  ///
  /// @param name as a statement has it
  /// @param columns their names, as a statement has them
  record Table(String name, List<String> columns) {
    public Table {
      columns = List.copyOf(columns);
    }
  }

  /// What a statement would write.
  ///
  /// @param values of its parameters, by name
  /// @param rows that it touched before it was undone
  record Write(Map<String, @Nullable String> values, int rows) {}

  /// Those that the user may read, by name.
  List<Table> tables();

  /// Runs a statement that writes, and undoes it.
  Write write(TableQuery query, ShopParcel parcel);
}
