package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.origin.Standing;
import dev.quayside.engine.order.reason.ShopStop;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a shop's own words for an order's status mean.
///
/// @param meanings by word
public record StatusWords(Map<String, Meaning> meanings) {

  /// How they are sorted in a setting.
  public static final List<String> GROUPS =
      List.of("unpaid", "ready", "held", "shipped", "cancelled");

  /// @param reason why it waits; null where it does not
  public record Meaning(Standing standing, @Nullable ShopStop reason) {}

  public StatusWords {
    meanings = Map.copyOf(meanings);
  }

  /// @param groups words by {@link #GROUPS}
  public static StatusWords of(Map<String, List<String>> groups) {
    var meanings = new HashMap<String, Meaning>();
    groups.forEach(
        (group, words) -> words.forEach(word -> meanings.put(word.strip(), meaning(group))));
    return new StatusWords(meanings);
  }

  /// With what these mean too; where both know a word, these do.
  public StatusWords and(StatusWords others) {
    var all = new HashMap<>(meanings);
    all.putAll(others.meanings);
    return new StatusWords(all);
  }

  public Optional<Meaning> of(String word) {
    return Optional.ofNullable(meanings.get(word.strip()));
  }

  /// That each word means one thing.
  public static void check(Map<String, List<String>> groups, Violations found) {
    var seen = new HashSet<String>();
    groups.forEach(
        (group, words) ->
            words.stream()
                .filter(word -> !seen.add(word.strip()))
                .forEach(word -> found.add("statuses." + group, SourceWords.STATUS_TWICE, word)));
  }

  private static Meaning meaning(String group) {
    return switch (group) {
      case "unpaid" -> new Meaning(Standing.HELD, ShopStop.UNPAID);
      case "held" -> new Meaning(Standing.HELD, ShopStop.ON_HOLD);
      case "shipped" -> new Meaning(Standing.SHIPPED, null);
      case "cancelled" -> new Meaning(Standing.CANCELLED, null);
      default -> new Meaning(Standing.READY, null);
    };
  }
}
