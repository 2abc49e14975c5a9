package dev.quayside.engine.copy;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.order.rule.condition.Condition;
import dev.quayside.engine.order.rule.condition.Criterion;
import dev.quayside.engine.order.rule.effect.Effects;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.preset.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// One rule in the words of another workspace. What it does with things that are not there is left
/// out and named, and the rule is then off: half of a rule is not what its owner wants done.
final class RuleTranslation {

  private final Counterparts counterparts;
  private final CopyRequest request;
  private final Violations missing = new Violations();

  RuleTranslation(Counterparts counterparts, CopyRequest request) {
    this.counterparts = counterparts;
    this.request = request;
  }

  /// What was not found, by its field.
  Violations missing() {
    return missing;
  }

  RuleDraft of(RuleDraft rule) {
    var conditions = conditions(rule.conditions());
    var awaited = missing.list().size();
    var preset = preset(rule.preset());
    var printer = printer(rule.printer());
    var effects = effects(rule.effects());
    boolean isWhole = missing.list().size() == awaited;
    return new RuleDraft(
        rule.name(),
        rule.enabled() && isWhole,
        conditions,
        rule.choice(),
        preset,
        rule.signature(),
        rule.insure(),
        printer,
        rule.check(),
        effects);
  }

  /// A rule waits by itself until what its conditions name is there.
  private List<Condition> conditions(List<Condition> asked) {
    var all = new ArrayList<Condition>();
    for (int i = 0; i < asked.size(); i++) {
      all.add(condition(asked.get(i), "conditions[" + i + "].anyOf"));
    }
    return all;
  }

  private Condition condition(Condition asked, String field) {
    if (asked.criterion() == Criterion.SHOP) {
      return named(
          asked,
          one -> counterparts.shop(request, one),
          one -> missing.add(field, CopyWords.NO_SHOP, one));
    }
    if (asked.criterion() == Criterion.LOCATION) {
      return named(
          asked,
          one -> counterparts.location(request, one),
          one -> missing.add(field, CopyWords.NO_LOCATION, one));
    }
    return asked;
  }

  /// With names for ids, since those differ.
  private static Condition named(
      Condition asked, Function<String, Counterparts.Found> finding, Consumer<String> gone) {
    var names = new ArrayList<String>();
    for (var pattern : asked.anyOf()) {
      var found = finding.apply(pattern);
      names.add(found.name());
      if (!found.isThere() && !pattern.contains("*")) {
        gone.accept(found.name());
      }
    }
    return new Condition(
        asked.criterion(),
        asked.atLeast(),
        asked.atMost(),
        names,
        asked.from(),
        asked.to(),
        asked.sku(),
        asked.name());
  }

  private @Nullable String preset(@Nullable String named) {
    if (named == null || named.equalsIgnoreCase(Preset.AUTO)) {
      return named;
    }
    if (counterparts.preset(request, named).isThere()) {
      return named;
    }
    missing.add("preset", CopyWords.NO_PRESET, named);
    return null;
  }

  private @Nullable String printer(@Nullable String named) {
    if (named == null || counterparts.hasPrinter(request, named)) {
      return named;
    }
    missing.add("printer", CopyWords.NO_PRINTER, named);
    return null;
  }

  private Effects effects(Effects asked) {
    return new Effects(
        asked.tags(),
        person(asked.assignTo()),
        location(asked.location()),
        asked.packaging(),
        asked.shipDate(),
        billing(asked.billing()),
        asked.references(),
        asked.insurance(),
        asked.split(),
        asked.note());
  }

  private @Nullable String person(@Nullable String id) {
    if (id == null) {
      return null;
    }
    var found = counterparts.person(request, id);
    if (!found.isThere()) {
      missing.add("assignTo", CopyWords.NO_PERSON, found.name());
    }
    return found.id().orElse(null);
  }

  private @Nullable String location(@Nullable String named) {
    if (named == null) {
      return null;
    }
    var found = counterparts.location(request, named);
    if (!found.isThere()) {
      missing.add("location", CopyWords.NO_LOCATION, found.name());
      return null;
    }
    return found.name();
  }

  private @Nullable BillTo billing(@Nullable BillTo asked) {
    if (asked == null) {
      return null;
    }
    var billed =
        new BillTo(
            payor(asked.transport(), "billing.transport"), payor(asked.duties(), "billing.duties"));
    return billed.equals(BillTo.UNSAID) ? null : billed;
  }

  /// An account's number is a secret: only one that the other workspace keeps under the same name
  /// is billed there.
  private @Nullable PaidBy payor(@Nullable PaidBy asked, String field) {
    if (asked == null || (asked.payorId() == null && asked.account() == null)) {
      return asked;
    }
    if (asked.payorId() == null) {
      missing.add(field, CopyWords.PAYOR_UNNAMED);
      return null;
    }
    var found = counterparts.payor(request, asked.payorId());
    if (!found.isThere()) {
      missing.add(field, CopyWords.NO_PAYOR, found.name());
      return null;
    }
    return named(asked, found.id().orElseThrow());
  }

  private static PaidBy named(PaidBy asked, String payorId) {
    return new PaidBy(asked.payor(), payorId, null, null, null, null);
  }

  /// A rule as it is kept, with the names of payors alone: what a translated one is compared with.
  static RuleDraft withoutAccounts(RuleDraft kept) {
    var billing = kept.effects().billing();
    return billing == null
        ? kept
        : kept.with(
            kept.effects()
                .billedTo(
                    new BillTo(
                        withoutAccount(billing.transport()), withoutAccount(billing.duties()))));
  }

  private static @Nullable PaidBy withoutAccount(@Nullable PaidBy kept) {
    return kept == null || kept.payorId() == null ? kept : named(kept, kept.payorId());
  }
}
