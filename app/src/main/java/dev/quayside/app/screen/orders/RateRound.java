package dev.quayside.app.screen.orders;

import dev.quayside.app.task.Background;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// Asks what many orders would be shipped with, a few at a time.
final class RateRound {

  private static final int AT_A_TIME = 4;

  private final Background background;
  private final Function<String, OrderRow.Rated> question;
  private final BiConsumer<String, OrderRow.Rated> answer;
  private final Consumer<Throwable> failed;
  private final Deque<String> waiting = new ArrayDeque<>();

  RateRound(
      Background background,
      Function<String, OrderRow.Rated> question,
      BiConsumer<String, OrderRow.Rated> answer,
      Consumer<Throwable> failed) {
    this.background = background;
    this.question = question;
    this.answer = answer;
    this.failed = failed;
  }

  void begin(List<String> orderIds) {
    waiting.addAll(orderIds);
    for (int i = 0; i < AT_A_TIME; i++) {
      next();
    }
  }

  /// Asks no further.
  void stop() {
    waiting.clear();
  }

  private void next() {
    var id = waiting.poll();
    if (id != null) {
      background.run(
          () -> question.apply(id),
          found -> {
            answer.accept(id, found);
            next();
          },
          failure -> {
            stop();
            failed.accept(failure);
          });
    }
  }
}
