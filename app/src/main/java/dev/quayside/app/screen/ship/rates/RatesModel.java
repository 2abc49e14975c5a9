package dev.quayside.app.screen.ship.rates;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.screen.ship.packing.Preference;
import dev.quayside.app.screen.ship.packing.Prices;
import dev.quayside.app.screen.ship.packing.Prices.Question;
import dev.quayside.app.screen.ship.packing.ShownRates;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierMessage;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.engine.shipping.rate.RateRequest;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The rates for the parcel in the form: asks the carriers, who answer one by one, and shows the
/// prices of the {@link Packing}.
public final class RatesModel {

  /// How long typing must pause before the carriers are asked: a shorter pause would ask at every
  /// key, a longer one would be noticed.
  private static final Duration TYPING_PAUSE = Duration.ofMillis(250);

  /// How long the buy key waits for a carrier at most, half of what a carrier has to answer:
  /// longer, and packers would wait for one that is silent; shorter, and the cheapest carrier would
  /// be passed over when it is busy.
  private static final Duration PATIENCE = Duration.ofSeconds(4);

  private final Background background;
  private final RatesGateway gateway;
  private final Packing packing;
  private final Consumer<Buying> buy;

  private final ObservableList<RateRow> rows = FXCollections.observableArrayList();
  private final ObservableList<CarrierMessage> silent = FXCollections.observableArrayList();

  private final ObservableList<CarrierMessage> wanting = FXCollections.observableArrayList();

  // Fields, since weak listeners alone connect them to the lists.
  private final ObservableList<RateRow> rowsToOthers =
      FXCollections.unmodifiableObservableList(rows);
  private final ObservableList<CarrierMessage> silentToOthers =
      FXCollections.unmodifiableObservableList(silent);

  private final ObservableList<CarrierMessage> wantingToOthers =
      FXCollections.unmodifiableObservableList(wanting);

  private final ReadOnlyObjectWrapper<@Nullable RateRow> selected = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper stale = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper sizeWanted = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper refreshed = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> problem = new ReadOnlyObjectWrapper<>();
  private Map<String, BigDecimal> onTime = Map.of();
  private ShownRates shown = Prices.NONE.offers();
  private Background.Timer pause = () -> {};
  private Background.Timer patience = () -> {};
  private Background.Timer expiry = () -> {};

  /// @param buy makes the purchase that waited for the prices
  public RatesModel(
      Background background, RatesGateway gateway, Packing packing, Consumer<Buying> buy) {
    this.background = background;
    this.gateway = gateway;
    this.packing = packing;
    this.buy = buy;
    packing.follow(this::follow);
  }

  /// The rates, cheapest first.
  public ObservableList<RateRow> rows() {
    return rowsToOthers;
  }

  /// Carriers that gave no price, and why.
  public ObservableList<CarrierMessage> silent() {
    return silentToOthers;
  }

  /// Carriers whose prices cannot be bought until an address is put right, and why.
  public ObservableList<CarrierMessage> wanting() {
    return wantingToOthers;
  }

  /// The rate that would be bought.
  public ReadOnlyObjectProperty<@Nullable RateRow> selected() {
    return selected.getReadOnlyProperty();
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
    if (!stale.get()) {
      showRows();
      showSelected();
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
    packing.pick(row.rate());
  }

  /// The present preference, to be restored with {@link #choose(Preference)}.
  public Preference preference() {
    return packing.prices().preference();
  }

  /// Restores an earlier preference, when what was typed meanwhile was no pick.
  public void choose(Preference before) {
    packing.restore(before);
  }

  /// Whether a rule or the buyer chooses, and the packer has not picked another rate.
  public boolean isRuled() {
    return preference().isRuled();
  }

  /// The selected rate, if it can still be bought.
  public Optional<Rate> buyable() {
    return packing.prices().buyable(gateway.now());
  }

  /// Asks at once, for another parcel, without any earlier pick.
  ///
  /// @param fresh null when the form is incomplete, so that there is nothing to ask
  /// @param choice of a rule or the buyer; null without one
  public void askNow(@Nullable RateRequest fresh, @Nullable Choice choice) {
    if (fresh == null) {
      forget();
    } else {
      packing.askAnew(fresh, choice).ifPresent(this::start);
    }
  }

  /// Asks once the typing pauses; from now on the rates of the old question cannot be bought.
  ///
  /// @param fresh null when the form is incomplete, so that there is nothing to ask
  /// @param choice of a rule or the buyer; null without one
  public void ask(@Nullable RateRequest fresh, @Nullable Choice choice) {
    if (fresh == null) {
      forget();
      return;
    }
    packing
        .ask(fresh, choice)
        .ifPresent(
            question -> {
              stop();
              pause = background.after(TYPING_PAUSE, () -> start(question));
            });
  }

  /// Drops question and rates, when the form is incomplete.
  public void forget() {
    stop();
    packing.dropPrices();
  }

  /// Asks the same question again because its answer has expired.
  public void refresh() {
    packing.askAgain(true).ifPresent(this::start);
  }

  /// Asks again after all carriers failed.
  public void retry() {
    packing.askAgain(false).ifPresent(this::start);
  }

  private void start(Question asked) {
    stop();
    patience = background.after(PATIENCE, () -> packing.overdue(asked).ifPresent(buy));
    background.run(
        () ->
            gateway.quote(
                asked.request(), answer -> background.onModelThread(() -> receive(asked, answer))),
        whole -> finish(asked, whole),
        failure -> packing.failed(asked, Failures.problem(failure)).ifPresent(buy));
  }

  private void receive(Question asked, CarrierRates answer) {
    packing.received(asked, answer);
    packing.settled().ifPresent(buy);
  }

  private void stop() {
    pause.cancel();
    patience.cancel();
    expiry.cancel();
  }

  private void finish(Question asked, RateQuote whole) {
    if (asked.equals(packing.prices().question())) {
      whole.rates().stream()
          .map(Rate::expiresAt)
          .min(Instant::compareTo)
          .ifPresent(
              end ->
                  expiry = background.after(Duration.between(gateway.now(), end), this::refresh));
    }
    packing.finished(asked).ifPresent(buy);
  }

  private void follow() {
    var prices = packing.prices();
    if (!shown.equals(prices.offers())) {
      shown = prices.offers();
      showRows();
      silent.setAll(shown.silent());
      wanting.setAll(shown.wanting());
      sizeWanted.set(shown.sizeWanted());
    }
    stale.set(prices.isStale());
    showSelected();
    var question = prices.question();
    refreshed.set(question != null && question.refreshed());
    asking.set(prices.isAsking());
    problem.set(prices.problem());
  }

  private void showRows() {
    var awards = Badge.among(shown.rates());
    rows.setAll(shown.rates().stream().map(rate -> row(rate, awards)).toList());
  }

  private void showSelected() {
    var chosen = packing.prices().selected();
    selected.set(rows.stream().filter(row -> row.rate().equals(chosen)).findFirst().orElse(null));
  }

  private RateRow row(Rate rate, Map<Badge, Rate> awards) {
    var badges =
        Arrays.stream(Badge.values()).filter(badge -> rate.equals(awards.get(badge))).toList();
    var cheapest = awards.get(Badge.CHEAPEST);
    var gain = cheapest != null && badges.contains(Badge.BEST) ? Gain.over(cheapest, rate) : null;
    return new RateRow(rate, badges, onTime.get(rate.carrier()), gain);
  }
}
