package dev.quayside.engine.platform.lease;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/// What every sign of life asks the shared database besides: so an engine that has nothing to do
/// asks one statement for all its features, however many they and their workspaces are.
///
/// @param sql an expression whose value is a number, from a `*Store`. It may use `:now` (real
///   time), `workspace_time` (`id`, `environment`, and `now` by the workspace's clock), and
///   `living` (the `name` of each engine that lives, this one included)
/// @param values of its other parameters, under names that no other question has
/// @param every how often it is asked at most; zero for every time
/// @param answer told the number; must not wait
public record Question(
    String sql, Map<String, String> values, Duration every, LongConsumer answer) {

  /// Asks whether there is something to do.
  ///
  /// @param then called each time there is
  public static Question whether(String condition, Runnable then) {
    return new Question(
        "CASE WHEN " + condition + " THEN 1 ELSE 0 END",
        Map.of(),
        Duration.ZERO,
        answer -> {
          if (answer != 0) {
            then.run();
          }
        });
  }

  /// Asks for a number that changes with what it stands for.
  ///
  /// @param then called when it is another one than last time, and the first time
  public static Question changed(String sql, Runnable then) {
    var known = new AtomicLong(Long.MIN_VALUE);
    return new Question(
        sql,
        Map.of(),
        Duration.ZERO,
        answer -> {
          if (known.getAndSet(answer) != answer) {
            then.run();
          }
        });
  }

  public Question with(String name, String value) {
    return new Question(sql, Map.of(name, value), every, answer);
  }

  public Question every(Duration pause) {
    return new Question(sql, values, pause, answer);
  }
}
