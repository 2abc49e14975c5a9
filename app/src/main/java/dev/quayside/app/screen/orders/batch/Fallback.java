package dev.quayside.app.screen.orders.batch;

import dev.quayside.engine.order.rule.Choice;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What to do with an order for which no rule chooses a service.
public enum Fallback {
  CHEAPEST("orders.fallback.cheapest", Choice.cheapest(null)),
  THREE_DAYS("orders.fallback.three-days", Choice.cheapest(3)),
  FASTEST("orders.fallback.fastest", Choice.fastest(null)),
  LEAVE("orders.fallback.leave", null);

  private final String key;
  private final @Nullable Choice choice;

  Fallback(String key, @Nullable Choice choice) {
    this.key = key;
    this.choice = choice;
  }

  /// The key of its name in the bundles.
  public String key() {
    return key;
  }

  public Optional<Choice> choice() {
    return Optional.ofNullable(choice);
  }
}
