package dev.quayside.engine.platform.lease;

import dev.quayside.engine.platform.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Table `running_engine`: each engine with the time until which it counts as alive.
final class RunningEngineStore {

  /// How an engine stands among those that share the database.
  ///
  /// @param first the first by name of those that lived before it said so; null when none did
  /// @param count of those that lived
  /// @param oldest that may still buy, as a version of the tables
  /// @param answers to the questions, in their order
  record Standing(@Nullable String first, int count, int oldest, List<Long> answers) {}

  /// What questions are asked by.
  private static final String TERMS =
      """
      WITH living AS (SELECT name FROM running_engine WHERE until > :now UNION SELECT :name),
      workspace_time AS (SELECT id, environment, :now + clock_offset_ms AS now FROM workspace)
      """;

  private static final String PUT =
      """
      INSERT INTO running_engine (name, until) VALUES (:name, :until)
      ON CONFLICT (name) DO UPDATE SET until = excluded.until
      RETURNING (SELECT min(e.name) FROM running_engine e WHERE e.until > :now) AS first,
        (SELECT count(*) FROM running_engine e WHERE e.until > :now) AS living,
        (SELECT min_engine FROM installation) AS oldest
      """;

  /// Says that an engine lives.
  Standing put(Tx tx, String name, Instant until, Instant now, List<Question> questions) {
    var sql = new StringBuilder(questions.isEmpty() ? PUT : TERMS + PUT);
    questions.forEach(question -> sql.append(", (").append(question.sql()).append(")"));
    var query =
        tx.handle()
            .createQuery(sql.toString())
            .bind("name", name)
            .bind("until", until.toEpochMilli())
            .bind("now", now.toEpochMilli());
    questions.forEach(question -> query.bindMap(question.values()));
    return query.map((row, _) -> standing(row, questions.size())).one();
  }

  private static Standing standing(ResultSet row, int questions) throws SQLException {
    var answers = new ArrayList<Long>();
    for (int i = 0; i < questions; i++) {
      answers.add(row.getLong(4 + i));
    }
    return new Standing(row.getString(1), row.getInt(2), row.getInt(3), List.copyOf(answers));
  }

  void delete(Tx tx, String name) {
    tx.handle()
        .createUpdate("DELETE FROM running_engine WHERE name = :name")
        .bind("name", name)
        .execute();
  }

  /// Engines that were not heard of since `limit` and will hardly come back.
  void deleteBefore(Tx tx, Instant limit) {
    tx.handle()
        .createUpdate("DELETE FROM running_engine WHERE until < :limit")
        .bind("limit", limit.toEpochMilli())
        .execute();
  }

  Map<String, Instant> ends(Tx tx) {
    return tx.handle()
        .createQuery("SELECT name, until FROM running_engine")
        .map(
            (row, _) ->
                Map.entry(row.getString("name"), Instant.ofEpochMilli(row.getLong("until"))))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  boolean isAlive(Tx tx, String name, Instant now) {
    return tx.handle()
        .createQuery("SELECT 1 FROM running_engine WHERE name = :name AND until > :now")
        .bind("name", name)
        .bind("now", now.toEpochMilli())
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }
}
