package dev.quayside.engine.order.rule;

import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.json.MoneyJson;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How a rate is chosen, on the wire.
public record ChoiceJson(
    String kind,
    @Nullable String carrier,
    @Nullable String service,
    @Nullable Integer withinDays,
    @Nullable MoneyJson under,
    List<String> carriers,
    @Nullable String reason,
    @Nullable Instant until) {

  private static final int MOST = 100;

  static @Nullable ChoiceJson of(@Nullable Choice choice) {
    return choice == null
        ? null
        : new ChoiceJson(
            choice.kind().wire(),
            choice.carrier(),
            choice.service(),
            choice.withinDays(),
            Optional.ofNullable(choice.under()).map(MoneyJson::of).orElse(null),
            choice.carriers(),
            choice.reason(),
            choice.until());
  }

  /// Reads the choice in the field `name` and reports its errors.
  public static @Nullable Choice readWhole(Fields body, String name) {
    var choice = read(body, name);
    if (choice != null) {
      choice.check(body.path(name), body.violations());
    }
    return choice;
  }

  static @Nullable Choice read(Fields body, String name) {
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
            choice.text("reason"),
            choice.instant("until"));
    return kind == null ? null : read;
  }
}
