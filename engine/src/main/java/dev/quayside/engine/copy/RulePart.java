package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Shipping rules, in their order. Several may have one name: the first of them stands for the
/// first there, and so on.
public record RulePart(Rules rules, Counterparts counterparts) implements CopyPart {

  @Override
  public CopyKind kind() {
    return CopyKind.RULES;
  }

  @Override
  public Stream<CopyStep> steps(CopyRequest request) {
    var there = byName(rules.list(request.to()));
    var met = new HashMap<String, Integer>();
    return rules.list(request.from()).stream()
        .map(
            rule -> {
              var key = NamedPart.key(rule.draft().name());
              var namesakes = there.getOrDefault(key, List.of());
              int nth = met.merge(key, 1, Integer::sum) - 1;
              var before =
                  nth < namesakes.size() ? Optional.of(namesakes.get(nth)) : Optional.<Rule>empty();
              return step(request, rule.draft(), before);
            });
  }

  private CopyStep step(CopyRequest request, RuleDraft rule, Optional<Rule> before) {
    var translation = new RuleTranslation(counterparts, request);
    var wanted = offered(request, translation.of(rule), translation.missing());
    var found = new Violations();
    wanted.check(found);
    if (before.isEmpty() && !found.isEmpty()) {
      return CopyStep.refused(
          rule.name(),
          Stream.concat(translation.missing().list().stream(), found.list().stream()).toList());
    }
    return CopyStep.of(
        request,
        rule.name(),
        before.isPresent(),
        () ->
            before
                .map(Rule::draft)
                .map(RuleTranslation::withoutAccounts)
                .filter(wanted::equals)
                .isPresent(),
        translation.missing().list(),
        () -> rules.copy(request.to(), before.map(Rule::id).orElse(null), wanted));
  }

  /// A rule for a service that is not offered there yet is off until it is: on, it would leave
  /// orders without a rate.
  private RuleDraft offered(CopyRequest request, RuleDraft rule, Violations missing) {
    var choice = rule.choice();
    if (choice == null) {
      return rule;
    }
    var gone =
        choice.asks().stream()
            .filter(code -> !counterparts.hasCarrier(request, code))
            .sorted()
            .toList();
    gone.forEach(
        code ->
            missing.add(
                choice.carrier() == null ? "choice.carriers" : "choice.carrier",
                CopyWords.NO_CARRIER,
                counterparts.carrierName(request, code)));
    if (!gone.isEmpty() && gone.size() == choice.asks().size()) {
      return rule.enabled(false);
    }
    try {
      rules.requireOffered(request.to(), choice, "choice");
      return rule;
    } catch (ProblemException notOffered) {
      missing.addAll(notOffered.problem().details());
      return rule.enabled(false);
    }
  }

  private static Map<String, List<Rule>> byName(List<Rule> rules) {
    var byName = new HashMap<String, List<Rule>>();
    for (var rule : rules) {
      byName.computeIfAbsent(NamedPart.key(rule.draft().name()), _ -> new ArrayList<>()).add(rule);
    }
    return byName;
  }
}
