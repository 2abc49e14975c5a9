package dev.quayside.engine.platform.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;

/// How SQLite finds what is asked of it: a wait that does not grow is one whose plan is right,
/// however busy the machine is.
public final class QueryPlans {

  private QueryPlans() {}

  /// The plans of every statement that `work` runs in `tx`, step by step.
  public static List<String> of(Tx tx, Runnable work) {
    var asked = new LinkedHashSet<String>();
    tx.handle()
        .setSqlLogger(
            new SqlLogger() {
              @Override
              public void logBeforeExecution(StatementContext context) {
                asked.add(context.getParsedSql().getSql());
              }
            });
    try {
      work.run();
    } finally {
      tx.handle().setSqlLogger(SqlLogger.NOP_SQL_LOGGER);
    }
    return asked.stream().flatMap(sql -> plan(tx, sql).stream()).toList();
  }

  private static List<String> plan(Tx tx, String sql) {
    var steps = new ArrayList<String>();
    try (var statement = tx.handle().getConnection().createStatement();
        var rows = statement.executeQuery("EXPLAIN QUERY PLAN " + sql)) {
      while (rows.next()) {
        steps.add(rows.getString("detail"));
      }
    } catch (SQLException e) {
      throw new StoreException("no plan of " + sql, e);
    }
    return steps;
  }
}
