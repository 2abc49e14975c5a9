package dev.quayside.engine.print;

import dev.quayside.engine.platform.store.Database;
import java.util.Map;
import java.util.stream.Collectors;

/// Table `print_job`, counted.
public final class PrintLoadStore {

  private final Database database;

  public PrintLoadStore(Database database) {
    this.database = database;
  }

  /// How many jobs wait, by printer; those of which none waits are left out.
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
