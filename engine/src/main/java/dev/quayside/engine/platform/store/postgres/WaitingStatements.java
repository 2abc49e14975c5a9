package dev.quayside.engine.platform.store.postgres;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Statements of a connection that wait for the next one, to be sent with it. The driver sends a
/// text of several statements as one message, and their answers come one after the other.
final class WaitingStatements {

  /// @param isStep whether it begins or ends a transaction or a savepoint
  /// @param answers how many the server gives to it: its text may be of several statements
  private record Waiting(String sql, boolean isStep, int answers, List<BoundValue> values) {

    int places() {
      return values.stream().mapToInt(BoundValue::place).max().orElse(0);
    }
  }

  private static final String BETWEEN = ";\n";

  private final List<Waiting> all = new ArrayList<>();

  void add(String sql, List<BoundValue> values) {
    all.add(new Waiting(sql, false, 1, List.copyOf(values)));
  }

  void addStep(String sql) {
    all.add(new Waiting(sql, true, sql.split(";").length, List.of()));
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /// Whether nothing came after a step such as `BEGIN`.
  boolean isNothingSince(String step) {
    return !all.isEmpty() && all.getLast().isStep() && all.getLast().sql().startsWith(step);
  }

  void removeLast() {
    all.removeLast();
  }

  /// Forgets the statements of a transaction that is rolled back.
  void removeAllButSteps() {
    all.removeIf(each -> !each.isStep());
  }

  void clear() {
    all.clear();
  }

  /// One text of them all.
  String text() {
    return all.stream().map(Waiting::sql).collect(Collectors.joining(BETWEEN));
  }

  /// One text of them all and of the statement they waited for.
  String textBefore(String last) {
    return Stream.of(text(), last).collect(Collectors.joining(BETWEEN));
  }

  /// Sets their parameters in a statement that begins with their text.
  ///
  /// @return how many those are
  int fill(PreparedStatement statement) throws SQLException {
    int before = 0;
    for (var each : all) {
      for (var value : each.values()) {
        value.set(statement, before);
      }
      before += each.places();
    }
    return before;
  }

  /// How many answers come before that of the statement they waited for.
  int answers() {
    return all.stream().mapToInt(Waiting::answers).sum();
  }
}
