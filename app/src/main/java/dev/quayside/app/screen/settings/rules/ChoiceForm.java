package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.problem.AppWords;
import dev.quayside.app.screen.settings.rules.RulesGateway.Carrier;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.rule.Choice;
import java.time.ZoneId;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a rule's choice of service.
public final class ChoiceForm {

  /// The kinds of choice.
  public enum Kind {
    /// The packer, or a later rule, chooses.
    OPEN(null),
    CHEAPEST(Choice.Kind.CHEAPEST),
    FASTEST(Choice.Kind.FASTEST),
    SERVICE(Choice.Kind.SERVICE),
    HOLD(Choice.Kind.HOLD);

    private final Choice.@Nullable Kind engines;

    Kind(Choice.@Nullable Kind engines) {
      this.engines = engines;
    }
  }

  /// The engine's path of the number of days.
  static final String DAYS = "choice.withinDays";

  /// That of the end of a hold.
  static final String UNTIL = "choice.until";

  public final ObjectProperty<Kind> kind = new SimpleObjectProperty<>(Kind.CHEAPEST);

  /// The carrier's code.
  public final StringProperty carrier = new SimpleStringProperty("");

  /// The service's code.
  public final StringProperty service = new SimpleStringProperty("");

  /// The limit in business days.
  public final TypedNumber days = new TypedNumber();

  public final TypedNumber under = TypedNumber.money();
  public final StringProperty reason = new SimpleStringProperty("");
  private final Map<String, BooleanProperty> among = new LinkedHashMap<>();
  private Currency currency = Money.USD;

  /// When an order that is held is open again by itself; blank for when a person says.
  public final TypedMoment until = new TypedMoment(ZoneId.systemDefault());

  /// By carrier code, whether rates are asked of this carrier; with none marked, all carriers are
  /// asked.
  public Map<String, BooleanProperty> among() {
    return among;
  }

  public Currency currency() {
    return currency;
  }

  void know(List<Carrier> carriers, Currency money) {
    currency = money;
    carriers.forEach(each -> among.computeIfAbsent(each.code(), _ -> new SimpleBooleanProperty()));
  }

  void fill(@Nullable Choice choice) {
    var of = choice == null ? null : choice.kind();
    kind.set(
        List.of(Kind.values()).stream()
            .filter(each -> each.engines == of)
            .findFirst()
            .orElse(Kind.OPEN));
    service.set("");
    carrier.set(choice == null ? "" : text(choice.carrier()));
    service.set(choice == null ? "" : text(choice.service()));
    days.set(choice == null || choice.withinDays() == null ? "" : choice.withinDays().toString());
    under.show(choice == null || choice.under() == null ? null : choice.under().amount());
    reason.set(choice == null ? "" : text(choice.reason()));
    until.show(choice == null ? null : choice.until());
    among.forEach((code, marked) -> marked.set(choice != null && choice.carriers().contains(code)));
  }

  @Nullable Choice choice() {
    var of = kind.get().engines;
    if (of == null) {
      return null;
    }
    return switch (of) {
      case SERVICE -> new Choice(of, carrier.get(), service.get(), null, null, List.of(), null);
      case CHEAPEST -> new Choice(of, null, null, wholeDays().orElse(null), null, marked(), null);
      case FASTEST -> new Choice(of, null, null, null, most(), marked(), null);
      case HOLD ->
          new Choice(
              of, null, null, null, null, List.of(), reason.get(), until.moment().orElse(null));
    };
  }

  void check(Violations found) {
    if (kind.get() == Kind.CHEAPEST && !days.get().isBlank() && wholeDays().isEmpty()) {
      found.add(DAYS, FieldWords.FROM_1_TO, 60);
    }
    if (kind.get() == Kind.FASTEST) {
      under.check("choice.under.amount", found);
    }
    if (kind.get() == Kind.HOLD && !until.isBlank() && until.moment().isEmpty()) {
      found.add(UNTIL, AppWords.MOMENT_TYPED);
    }
  }

  private Optional<Integer> wholeDays() {
    return Optional.ofNullable(days.whole()).filter(count -> count >= 0 && count < 1000);
  }

  private @Nullable Money most() {
    var typed = under.value();
    return typed == null ? null : Money.rounded(typed, currency);
  }

  private List<String> marked() {
    return among.entrySet().stream()
        .filter(each -> each.getValue().get())
        .map(Map.Entry::getKey)
        .toList();
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }
}
