package dev.quayside.app.screen.orders;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/// Reads the orders: all of them once, then those that were reported as changed.
final class OrderNews {

  private static final Duration RETRY = Duration.ofSeconds(5);

  /// How often orders that other desks have in hand are read: a desk that is gone does not say so.
  private static final Duration HELD = Duration.ofSeconds(10);

  /// The orders that were read.
  ///
  /// @param all whether these are all orders
  /// @param orders oldest first
  /// @param reader id of the person at the window; empty when nobody had to sign in
  record Answer(boolean all, List<OrderRow> orders, String reader) {}

  private final Background background;
  private final OrdersGateway gateway;
  private final Consumer<Answer> answered;
  private final Consumer<Throwable> failed;
  private final Refresh<Answer> reading;
  private final Set<String> some = new HashSet<>();
  private final Set<String> held = new HashSet<>();
  private Set<String> asked = Set.of();
  private boolean all = true;
  private boolean askedAll;
  private Background.Timer again = () -> {};
  private Background.Timer looking = () -> {};
  private boolean left;

  /// @param failed called after each failure; the question is asked again after a while
  OrderNews(
      Background background,
      OrdersGateway gateway,
      Consumer<Answer> answered,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.answered = answered;
    this.failed = failed;
    reading = new Refresh<>(background, this::question, this::take, this::fail);
  }

  /// Reads all orders now.
  void readAll() {
    all = true;
    readNow();
  }

  /// Reads the changed orders now, if there are any; all orders until that has succeeded once.
  void readNow() {
    if (!left && (all || !some.isEmpty())) {
      again.cancel();
      reading.now();
    }
  }

  /// Notes changes, to be read soon.
  ///
  /// @param everything whether any order may have changed
  /// @param ids of the changed orders
  void heard(boolean everything, Set<String> ids) {
    all |= everything;
    some.addAll(ids);
    if (!left && (all || !some.isEmpty())) {
      reading.soon();
    }
  }

  void leave() {
    left = true;
    again.cancel();
    looking.cancel();
  }

  private Callable<Answer> question() {
    askedAll = all;
    asked = Set.copyOf(some);
    all = false;
    some.clear();
    boolean everything = askedAll;
    var ids = asked;
    return () ->
        new Answer(
            everything, everything ? gateway.orders() : gateway.orders(ids), gateway.reader());
  }

  private void take(Answer answer) {
    if (!left) {
      answered.accept(answer);
      watch(answer);
    }
  }

  private void watch(Answer answer) {
    looking.cancel();
    if (answer.all()) {
      held.clear();
    }
    for (var row : answer.orders()) {
      if (row.heldBy() == null) {
        held.remove(row.id());
      } else {
        held.add(row.id());
      }
    }
    if (!held.isEmpty()) {
      looking = background.after(HELD, () -> heard(false, held));
    }
  }

  private void fail(Throwable failure) {
    all |= askedAll;
    some.addAll(asked);
    if (!left) {
      failed.accept(failure);
      again.cancel();
      again = background.after(RETRY, this::readNow);
    }
  }
}
