package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateOrder;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The rates for the parcel in the form. Carriers answer one by one; answers to an older question
/// are dropped.
public final class RatesModel {

  /// How long typing must pause before the carriers are asked: a shorter pause would ask at every
  /// key, a longer one would be noticed.
  private static final Duration TYPING_PAUSE = Duration.ofMillis(250);

  private final Background background;
  private final RatesGateway gateway;

  private final ObservableList<RateRow> rows = FXCollections.observableArrayList();
  private final ObservableList<CarrierMessage> silent = FXCollections.observableArrayList();

  // Fields, since weak listeners alone connect them to the lists.
  private final ObservableList<RateRow> rowsToOthers =
      FXCollections.unmodifiableObservableList(rows);
  private final ObservableList<CarrierMessage> silentToOthers =
      FXCollections.unmodifiableObservableList(silent);

  private final ObjectProperty<@Nullable RateRow> selected = new SimpleObjectProperty<>();
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper sizeWanted = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper refreshed = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private Map<String, BigDecimal> onTime = Map.of();

  private @Nullable RateRequest request;
  private Preference preference = Preference.NONE;
  private int question;
  private Background.Timer pause = () -> {};
  private Background.Timer expiry = () -> {};

  public RatesModel(Background background, RatesGateway gateway) {
    this.background = background;
    this.gateway = gateway;
  }

  /// The rates, cheapest first.
  public ObservableList<RateRow> rows() {
    return rowsToOthers;
  }

  /// Carriers that gave no price, and why.
  public ObservableList<CarrierMessage> silent() {
    return silentToOthers;
  }

  /// The rate that would be bought.
  public ObjectProperty<@Nullable RateRow> selected() {
    return selected;
  }

  public ReadOnlyBooleanProperty asking() {
    return asking.getReadOnlyProperty();
  }

  /// Whether the rows answer an older question: they are shown until new ones arrive, and cannot be
  /// bought.
  public ReadOnlyBooleanProperty stale() {
    return stale.getReadOnlyProperty();
  }

  /// Whether the prices were asked for again because the old ones expired.
  public ReadOnlyBooleanProperty refreshed() {
    return refreshed.getReadOnlyProperty();
  }

  /// Whether services are missing because the parcel has no measurements.
  public ReadOnlyBooleanProperty sizeWanted() {
    return sizeWanted.getReadOnlyProperty();
  }

  /// Why there is no price at all.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return problem.getReadOnlyProperty();
  }

  /// Whether there is no price because no carrier account is open.
  public BooleanExpression accountWanted() {
    return Bindings.createBooleanBinding(
        () -> {
          var why = problem.get();
          return why != null && why.message().is(CarrierWords.NO_ACCOUNT);
        },
        problem);
  }

  /// Takes over the carriers' on-time shares, shown with the rates from now on.
  public void learn(Map<String, BigDecimal> shares) {
    onTime = Map.copyOf(shares);
    if (!rows.isEmpty() && !stale.get()) {
      show(rates());
    }
  }

  /// Picks the rate above or below the selected one.
  public void move(int by) {
    int now = rows.indexOf(selected.get());
    if (now >= 0) {
      choose(Math.clamp(now + by, 0, rows.size() - 1) + 1);
    }
  }

  /// Picks the nth rate, from 1, as the keys 1-9 do.
  public void choose(int number) {
    if (number >= 1 && number <= rows.size()) {
      choose(rows.get(number - 1));
    }
  }

  /// Picks a rate for the packer: it stays selected when prices are asked for again for the same
  /// places, as long as it is offered.
  public void choose(RateRow row) {
    var answered = request;
    if (answered != null && rows.contains(row)) {
      preference = preference.with(new Preference.Pick(row.rate(), answered));
      selected.set(row);
    }
  }

  /// The present preference, to be restored with {@link #choose(Preference)}.
  public Preference preference() {
    return preference;
  }

  /// Restores an earlier preference, when what was typed meanwhile was no pick.
  public void choose(Preference before) {
    if (!before.equals(preference)) {
      preference = before;
      select(!asking.get());
    }
  }

  /// Whether a rule or the buyer chooses, and the packer has not picked another rate.
  public boolean isRuled() {
    return preference.isRuled();
  }

  /// The rate the packer sees as chosen: the selected one, or the picked one whose price is still
  /// being asked for.
  public Optional<Rate> inSight() {
    return Optional.ofNullable(selected.get())
        .map(RateRow::rate)
        .or(() -> Optional.ofNullable(preference.pick()).map(Preference.Pick::rate));
  }

  /// Asks at once, for another parcel, without any earlier pick.
  ///
  /// @param choice of a rule or the buyer: it is selected once all answers are there; nothing is
  ///   selected before, nor when it is not offered
  public void askNow(RateRequest fresh, @Nullable Choice choice) {
    preference = new Preference(null, choice);
    selected.set(null);
    prepare(fresh);
    refreshed.set(false);
    start(fresh);
  }

  /// Asks once the typing pauses; from now on the rates of the old question cannot be bought.
  ///
  /// @param choice of a rule or the buyer; null without one
  public void ask(RateRequest fresh, @Nullable Choice choice) {
    if (!fresh.equals(request)) {
      preference = preference.asFarAsMeantFor(fresh, choice);
      prepare(fresh);
      refreshed.set(false);
      pause = background.after(TYPING_PAUSE, () -> start(fresh));
    }
  }

  /// Drops question and rates, when the form is incomplete.
  public void forget() {
    question++;
    pause.cancel();
    expiry.cancel();
    request = null;
    clear();
    asking.set(false);
    refreshed.set(false);
    problem.set(null);
  }

  /// Drops the pick, for another parcel.
  public void forgetChoice() {
    preference = Preference.NONE;
  }

  /// Asks the same question again because its answer has expired.
  public void refresh() {
    var same = request;
    if (same != null) {
      prepare(same);
      refreshed.set(true);
      start(same);
    }
  }

  /// Asks again after all carriers failed.
  public void retry() {
    refresh();
    refreshed.set(false);
  }

  /// The selected rate, if it can still be bought.
  public Optional<Rate> buyable() {
    return Optional.ofNullable(selected.get())
        .filter(_ -> !stale.get())
        .map(RateRow::rate)
        .filter(rate -> rate.expiresAt().isAfter(gateway.now()));
  }

  private void prepare(RateRequest fresh) {
    question++;
    pause.cancel();
    expiry.cancel();
    request = fresh;
    stale.set(!rows.isEmpty());
    asking.set(true);
    problem.set(null);
  }

  private void start(RateRequest asked) {
    int mine = question;
    background.run(
        () -> gateway.quote(asked, answer -> background.onModelThread(() -> receive(mine, answer))),
        whole -> finish(mine, whole),
        failure -> fail(mine, failure));
  }

  private void receive(int of, CarrierRates answer) {
    if (of != question) {
      return;
    }
    if (stale.get()) {
      clear();
    }
    var message = answer.message();
    if (message != null) {
      silent.add(message);
    }
    if (answer.declined().stream().anyMatch(no -> no.is(ProblemCode.DIMENSION_REQUIRED))) {
      sizeWanted.set(true);
    }
    var rates = new ArrayList<>(rates());
    rates.addAll(answer.rates());
    show(rates);
  }

  private void finish(int of, RateQuote whole) {
    if (of != question) {
      return;
    }
    preference = preference.asFarAsOffered(rates());
    select(true);
    asking.set(false);
    whole.rates().stream()
        .map(Rate::expiresAt)
        .min(Instant::compareTo)
        .ifPresent(
            end -> expiry = background.after(Duration.between(gateway.now(), end), this::refresh));
  }

  private void fail(int of, Throwable failure) {
    if (of == question) {
      clear();
      asking.set(false);
      problem.set(Failures.problem(failure));
    }
  }

  private void clear() {
    stale.set(false);
    sizeWanted.set(false);
    rows.clear();
    silent.clear();
    selected.set(null);
  }

  private void show(List<Rate> rates) {
    var from = Objects.requireNonNull(request).from().country();
    var sorted = rates.stream().sorted(RateOrder.cheapestFirst(from)).toList();
    var awards = Badge.among(sorted);
    rows.setAll(sorted.stream().map(rate -> row(rate, awards)).toList());
    select(!asking.get());
  }

  private RateRow row(Rate rate, Map<Badge, Rate> awards) {
    var badges =
        Arrays.stream(Badge.values()).filter(badge -> rate.equals(awards.get(badge))).toList();
    var cheapest = awards.get(Badge.CHEAPEST);
    var gain = cheapest != null && badges.contains(Badge.BEST) ? Gain.over(cheapest, rate) : null;
    return new RateRow(rate, badges, onTime.get(rate.carrier()), gain);
  }

  /// @param complete whether all carriers have answered
  private void select(boolean complete) {
    var meant = preference.among(rates(), complete);
    selected.set(
        rows.stream()
            .filter(row -> meant.filter(row.rate()::equals).isPresent())
            .findFirst()
            .orElse(null));
  }

  private List<Rate> rates() {
    return rows.stream().map(RateRow::rate).toList();
  }
}
