package dev.quayside.engine.print;

import dev.quayside.engine.platform.store.Database;
import java.util.Map;
import java.util.stream.Collectors;

/// Counts of table `print_job`.
public final class PrintLoadStore {

  private final Database database;

  public PrintLoadStore(Database database) {
    this.database = database;
  }

  /// Number of waiting jobs by printer; printers without any are left out.
  public Map<String, Integer> waiting() {
    return database.read(
        tx ->
            tx.handle()
                .createQuery(
                    "SELECT printer, count(*) FROM print_job WHERE state IN ('QUEUED', 'RENDERED')"
                        + " GROUP BY printer")
                .map((row, _) -> Map.entry(row.getString(1), row.getInt(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }
}
