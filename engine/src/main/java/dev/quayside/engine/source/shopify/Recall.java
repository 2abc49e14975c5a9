package dev.quayside.engine.source.shopify;

import dev.quayside.engine.source.kind.TreeWire;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

/// Answers that belong together, of several questions: after a pause that Shopify asks for in the
/// middle, what was read stays read and is not paid for again, so that they come to an end.
final class Recall implements OrderParts.Questions {

  /// Longer than a packer waits; what a shop said before is old by then.
  private static final Duration LIFETIME = Duration.ofSeconds(5);

  private final OrderParts.Questions shop;
  private final Instant begun;
  private final Map<Question, TreeWire> answers = new HashMap<>();

  private record Question(String text, Map<String, Object> variables) {}

  Recall(OrderParts.Questions shop, Instant begun) {
    this.shop = shop;
    this.begun = begun;
  }

  /// Whether what it knows is still news to a packer.
  boolean isFresh(Instant now) {
    return now.isBefore(begun.plus(LIFETIME));
  }

  @Override
  public TreeWire ask(String question, Map<String, Object> variables) {
    var asked = new Question(question, Map.copyOf(variables));
    var known = answers.get(asked);
    if (known != null) {
      return known;
    }
    var answer = shop.ask(question, variables);
    answers.put(asked, answer);
    return answer;
  }
}
