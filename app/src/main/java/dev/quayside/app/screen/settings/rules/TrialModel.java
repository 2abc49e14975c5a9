package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.rules.RulesGateway.Outcome;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.OrderDetails;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// Tries what the rules, including the one in the form, would do with the open orders, or with a
/// typed shipment. Nothing is saved and nothing is bought.
public final class TrialModel {

  private final RulesGateway gateway;
  private final Supplier<Optional<UnaryOperator<List<Rule>>>> rules;
  private final Asking asking;
  private final Asking pricing;
  public final ObservableList<Outcome> outcomes = FXCollections.observableArrayList();
  private final ReadOnlyBooleanWrapper tried = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Outcome> chosen = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Readiness> price = new ReadOnlyObjectWrapper<>();

  /// The country's code, ISO 3166-1 alpha-2.
  public final StringProperty country = new SimpleStringProperty("US");

  public final StringProperty state = new SimpleStringProperty("");
  public final StringProperty zip = new SimpleStringProperty("");

  /// The weight in ounces or grams.
  public final TypedNumber weight = new TypedNumber();

  public final TypedNumber value = TypedNumber.money();
  private Units units = Units.IMPERIAL;
  private Currency currency = Money.USD;

  /// @param rules gives a function from the saved rules to those to try; empty when the form is
  ///   invalid
  TrialModel(
      Background background,
      RulesGateway gateway,
      Supplier<Optional<UnaryOperator<List<Rule>>>> rules) {
    this.gateway = gateway;
    this.rules = rules;
    asking = new Asking(background);
    pricing = new Asking(background);
  }

  /// Whether the outcomes are the result of a trial.
  public ReadOnlyBooleanProperty tried() {
    return tried.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<@Nullable Outcome> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// The rate the selected outcome would buy; null until the carriers have answered.
  public ReadOnlyObjectProperty<@Nullable Readiness> price() {
    return price.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  /// Why the selected outcome has no price.
  public ReadOnlyObjectProperty<@Nullable Problem> unpriced() {
    return pricing.problem();
  }

  void know(RulesGateway.State now) {
    units = now.units();
    currency = now.currency();
  }

  public void tryOrders() {
    rules
        .get()
        .ifPresent(with -> asking.ask(() -> gateway.tryOut(with.apply(saved())), this::fill));
  }

  public void tryShipment() {
    var details = typed();
    var found = new Violations();
    weight.check("parcel.weightOz", found);
    value.check("value", found);
    rules
        .get()
        .ifPresent(
            with ->
                asking.ask(
                    () -> {
                      found.throwAs(ProblemCode.INVALID_REQUEST);
                      return gateway.tryOut(with.apply(saved()), details);
                    },
                    outcome -> {
                      fill(List.of(outcome));
                      choose(outcome);
                    }));
  }

  /// Selects an outcome; the carriers are asked for its price.
  public void choose(@Nullable Outcome outcome) {
    if (outcome != chosen.get()) {
      chosen.set(outcome);
      price.set(null);
      askPrice();
    }
  }

  private void askPrice() {
    var asked = chosen.get();
    if (asked != null) {
      pricing.ask(
          () -> gateway.price(asked),
          answer -> {
            if (asked == chosen.get()) {
              price.set(answer);
            } else {
              askPrice();
            }
          });
    }
  }

  private void fill(List<Outcome> all) {
    outcomes.setAll(all);
    tried.set(true);
    choose(null);
  }

  /// The saved rules, read again: another window or program may have changed them since the page
  /// was shown.
  private List<Rule> saved() {
    return gateway.state().rules();
  }

  private OrderDetails typed() {
    var ounces = Measure.ounces(null, weight.value(), units);
    var worth = value.value();
    return new OrderDetails(
        new Address(
            null,
            null,
            null,
            null,
            null,
            state.get().isBlank() ? null : state.get().strip().toUpperCase(Locale.ROOT),
            zip.get().strip(),
            country.get(),
            null,
            null),
        List.of(),
        new ParcelDraft(ounces, null, null, null, false, Signature.NONE, null, null),
        null,
        null,
        null,
        null,
        null,
        worth == null ? null : Money.rounded(worth, currency));
  }
}
