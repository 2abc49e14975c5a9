package dev.quayside.app.screen.orders;

import dev.quayside.app.task.Background;
import dev.quayside.engine.order.batch.BatchParcel;
import dev.quayside.printing.message.Message;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/// Asks for the rates of many parcels, a few at a time.
final class RateRound {

  private static final int AT_A_TIME = 4;

  private final Background background;
  private final Function<BatchParcel, OrderRow.Rated> question;
  private final BiConsumer<String, OrderRow.Rated> answer;
  private final Consumer<Throwable> failed;
  private final Deque<BatchParcel> waiting = new ArrayDeque<>();

  /// One that asks nothing.
  static RateRound none(Background background) {
    return new RateRound(
        background, _ -> new OrderRow.Rated(null, Message.said("")), (_, _) -> {}, _ -> {});
  }

  RateRound(
      Background background,
      Function<BatchParcel, OrderRow.Rated> question,
      BiConsumer<String, OrderRow.Rated> answer,
      Consumer<Throwable> failed) {
    this.background = background;
    this.question = question;
    this.answer = answer;
    this.failed = failed;
  }

  void begin(List<BatchParcel> parcels) {
    waiting.addAll(parcels);
    for (int i = 0; i < AT_A_TIME; i++) {
      next();
    }
  }

  /// Asks no more.
  void stop() {
    waiting.clear();
  }

  private void next() {
    var parcel = waiting.poll();
    if (parcel != null) {
      background.run(
          () -> question.apply(parcel),
          found -> {
            answer.accept(parcel.orderId(), found);
            next();
          },
          failure -> {
            stop();
            failed.accept(failure);
          });
    }
  }
}
