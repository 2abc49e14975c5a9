package dev.quayside.engine.order.ruling;

import dev.quayside.engine.base.text.Absent;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What rules did with one order. Tags and persons that a rule gave are not given again: where the
/// order has them no more, a person took them off.
///
/// @param holding the rule that holds it now; null for none
/// @param reason why, as the order says while nobody else holds it
/// @param heldBy ids of all rules that held it, the one that does now among them
/// @param tags names of the tags that rules added
/// @param assigned id of the user it was given to; null for nobody
/// @param told what people were told of it
public record Ruling(
    @Nullable Holding holding,
    Set<String> heldBy,
    List<String> tags,
    @Nullable String assigned,
    @Nullable String told) {

  public static final Ruling NONE = new Ruling(null, Set.of(), List.of(), null, null);

  /// A hold of a rule.
  ///
  /// @param reason as the order says it
  /// @param until when it ends by itself; null for when a person says
  public record Holding(String ruleId, String reason, @Nullable Instant until) {}

  public Ruling {
    heldBy = Set.copyOf(heldBy == null ? Set.of() : heldBy);
    tags = List.copyOf(Absent.toEmpty(tags));
  }

  public Ruling holdingBy(Holding by) {
    var all = new LinkedHashSet<>(heldBy);
    all.add(by.ruleId());
    return new Ruling(by, all, tags, assigned, told);
  }

  /// The rule does not hold it any more, and may again.
  public Ruling free() {
    if (holding == null) {
      return this;
    }
    var others = new LinkedHashSet<>(heldBy);
    others.remove(holding.ruleId());
    return new Ruling(null, others, tags, assigned, told);
  }

  /// A person released what a rule held.
  public Ruling overruled() {
    return new Ruling(null, heldBy, tags, assigned, told);
  }

  public Ruling tagged(List<String> more) {
    var all = Stream.concat(tags.stream(), more.stream()).distinct().toList();
    return new Ruling(holding, heldBy, all, assigned, told);
  }

  public Ruling assignedTo(String user) {
    return new Ruling(holding, heldBy, tags, user, told);
  }

  public Ruling tellingOf(String text) {
    return new Ruling(holding, heldBy, tags, assigned, text);
  }
}
