package dev.quayside.engine.platform.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table is the same in both databases.
class PostgresSchemaTest {

  private static final String COLUMNS_OF_SQLITE =
      """
      SELECT t.name || '.' || c.name || CASE WHEN c."notnull" = 1 OR c.pk > 0 THEN '' ELSE ' or null' END
      FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'
      """;

  private static final String COLUMNS_OF_POSTGRES =
      """
      SELECT regexp_replace(table_name, '_sum$', '') || '.' || column_name
        || CASE is_nullable WHEN 'NO' THEN '' ELSE ' or null' END
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'quayside_schema'
        AND column_name <> 'rowid' AND table_name !~ '_delta$'
      """;

  private static final String KEYS_OF_SQLITE =
      """
      SELECT t.name || (SELECT json_group_array(c.name ORDER BY c.seqno) FROM pragma_index_info(i.name) c)
        || CASE WHEN i.partial = 1 THEN ' of some' ELSE '' END
      FROM sqlite_schema t, pragma_index_list(t.name) i WHERE t.type = 'table' AND i."unique" = 1
      UNION
      SELECT t.name || json_array(c.name) FROM sqlite_schema t, pragma_table_info(t.name) c
      WHERE t.type = 'table' AND c.pk = 1 AND c.type = 'INTEGER'
        AND 1 = (SELECT count(*) FROM pragma_table_info(t.name) WHERE pk > 0)
      """;

  private static final String KEYS_OF_POSTGRES =
      """
      SELECT regexp_replace(t.relname, '_sum$', '') || (SELECT json_group_array(a.attname::text ORDER BY k.place)
          FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, place)
          JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number)
        || CASE WHEN i.indpred IS NULL THEN '' ELSE ' of some' END
      FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
      WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace AND i.indexprs IS NULL
      """;

  @TempDir Path directory;

  @Test
  void tablesColumnsAndUniqueKeysAreThoseOfSqlite() {
    try (var sqlite = Database.open(directory.resolve("quayside.db"));
        var postgres = PostgresDatabase.open(PostgresServer.database(), _ -> {})) {
      assertThat(all(postgres, COLUMNS_OF_POSTGRES)).isEqualTo(all(sqlite, COLUMNS_OF_SQLITE));
      assertThat(all(postgres, KEYS_OF_POSTGRES)).isEqualTo(all(sqlite, KEYS_OF_SQLITE));
    }
  }

  @Test
  void everyTextSortsByItsBytes() {
    try (var postgres = PostgresDatabase.open(PostgresServer.database(), _ -> {})) {
      assertThat(
              all(
                  postgres,
                  "SELECT table_name || '.' || column_name FROM information_schema.columns"
                      + " WHERE table_schema = 'public' AND data_type = 'text'"
                      + " AND collation_name IS DISTINCT FROM 'C'"
                      + " AND table_name <> 'journey_travelled'"))
          .isEmpty();
    }
  }

  @Test
  void enginesStartedAtOnceMakeTheTablesOnce() throws Exception {
    var address = PostgresServer.emptyDatabase();
    try (var engines = Executors.newVirtualThreadPerTaskExecutor()) {
      Callable<PostgresDatabase> opening = () -> PostgresDatabase.open(address, _ -> {});
      for (var opened : engines.invokeAll(List.of(opening, opening, opening))) {
        try (var database = opened.get()) {
          assertThat(all(database, "SELECT version::text FROM quayside_schema")).hasSize(1);
        }
      }
    }
  }

  private static TreeSet<String> all(Database database, String sql) {
    List<String> all = database.read(tx -> tx.handle().createQuery(sql).mapTo(String.class).list());
    return new TreeSet<>(all);
  }
}
