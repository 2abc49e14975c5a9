package dev.quayside.engine.order.rule;

import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A shipping rule on the wire.
public record RuleJson(
    String id,
    String name,
    boolean enabled,
    int position,
    List<If> conditions,
    @Nullable Then choice,
    @Nullable String preset,
    @Nullable String signature,
    boolean insure,
    @Nullable String printer,
    boolean check) {

  private static final int MOST = 100;

  /// A condition: `atLeast` and `atMost` for numbers, `anyOf` for texts.
  record If(
      String field, @Nullable BigDecimal atLeast, @Nullable BigDecimal atMost, List<String> anyOf) {

    static If of(Condition condition) {
      return new If(
          condition.criterion().wire(), condition.atLeast(), condition.atMost(), condition.anyOf());
    }
  }

  /// How the rate is chosen.
  record Then(
      String kind,
      @Nullable String carrier,
      @Nullable String service,
      @Nullable Integer withinDays,
      @Nullable MoneyJson under,
      List<String> carriers,
      @Nullable String reason) {

    static @Nullable Then of(@Nullable Choice choice) {
      return choice == null
          ? null
          : new Then(
              choice.kind().wire(),
              choice.carrier(),
              choice.service(),
              choice.withinDays(),
              Optional.ofNullable(choice.under()).map(MoneyJson::of).orElse(null),
              choice.carriers(),
              choice.reason());
    }
  }

  static RuleJson of(Rule rule) {
    var draft = rule.draft();
    return new RuleJson(
        rule.id(),
        draft.name(),
        draft.enabled(),
        rule.position(),
        draft.conditions().stream().map(If::of).toList(),
        Then.of(draft.choice()),
        draft.preset(),
        Optional.ofNullable(draft.signature()).map(Signature::wire).orElse(null),
        draft.insure(),
        draft.printer(),
        draft.check());
  }

  static RuleDraft read(Fields body) {
    var conditions = new ArrayList<Condition>();
    for (var each : body.objects("conditions", MOST)) {
      condition(each).ifPresent(conditions::add);
    }
    var draft =
        new RuleDraft(
            Optional.ofNullable(body.text("name")).orElse(""),
            !Boolean.FALSE.equals(body.bool("enabled")),
            conditions,
            choice(body, "choice"),
            body.text("preset"),
            body.choice("signature", Signature.values(), Signature::wire),
            Boolean.TRUE.equals(body.bool("insure")),
            body.text("printer"),
            Boolean.TRUE.equals(body.bool("check")));
    boolean readable = body.violations().isEmpty();
    draft.checkName(body.violations());
    if (readable) {
      draft.checkMeaning(body.violations());
    }
    return draft;
  }

  private static Optional<Condition> condition(Fields each) {
    each.require("field");
    var criterion = each.choice("field", Criterion.values(), Criterion::wire);
    var atLeast = each.decimal("atLeast");
    var atMost = each.decimal("atMost");
    var anyOf = each.texts("anyOf", MOST);
    return Optional.ofNullable(criterion)
        .map(known -> new Condition(known, atLeast, atMost, anyOf));
  }

  /// Reads the choice in the field `name` and reports its errors.
  public static @Nullable Choice readChoice(Fields body, String name) {
    var choice = choice(body, name);
    if (choice != null) {
      choice.check(body.path(name), body.violations());
    }
    return choice;
  }

  private static @Nullable Choice choice(Fields body, String name) {
    var choice = body.object(name);
    if (choice == null) {
      return null;
    }
    choice.require("kind");
    var kind = choice.choice("kind", Choice.Kind.values(), Choice.Kind::wire);
    var read =
        new Choice(
            kind == null ? Choice.Kind.HOLD : kind,
            choice.text("carrier"),
            choice.text("service"),
            choice.integer("withinDays"),
            MoneyJson.read(choice, "under"),
            choice.texts("carriers", MOST),
            choice.text("reason"));
    return kind == null ? null : read;
  }
}
