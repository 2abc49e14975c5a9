package dev.quayside.app.screen.ship.packing;

import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.packing.PackingState.Bought;
import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.screen.ship.packing.PackingState.InDoubt;
import dev.quayside.app.screen.ship.packing.PackingState.Open;
import dev.quayside.app.screen.ship.packing.PackingState.Opening;
import dev.quayside.app.screen.ship.packing.PackingState.Sent;
import dev.quayside.app.screen.ship.packing.PackingState.Voided;
import dev.quayside.app.screen.ship.packing.PackingState.Voiding;
import dev.quayside.app.screen.ship.packing.Prices.Question;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What is being packed. Every event of the Ship screen is a method here: it moves the state, or
/// does nothing when it does not belong to the state, as an answer about an earlier label.
///
/// Methods that return a {@link Buying} ask the caller to make that purchase, once.
public final class Packing {

  private final List<Runnable> followers = new ArrayList<>();
  private final Supplier<Instant> clock;
  private PackingState state = new Opening(FormState.EMPTY);

  /// The number of the newest question, press or label.
  private int number;

  /// @param clock of the workspace, by which prices expire
  public Packing(Supplier<Instant> clock) {
    this.clock = clock;
  }

  /// Calls `changed` after every change of the state.
  public void follow(Runnable changed) {
    followers.add(changed);
  }

  public PackingState state() {
    return state;
  }

  /// What the buy key does now.
  public NextKey nextKey() {
    return NextKey.of(state, clock.get());
  }

  /// Whether the form can be changed, which is so until something is bought.
  public boolean isEditable() {
    return state instanceof Opening || state instanceof Open;
  }

  /// Whether the engine is buying or voiding right now, so that nothing else may come on the
  /// screen.
  public boolean isBusy() {
    return state instanceof Buying || state instanceof Voiding;
  }

  /// What the carriers want for the parcel, or wanted for the one just bought.
  public Prices prices() {
    return state.prices();
  }

  /// What became of the last press of the buy key.
  public Attempt attempt() {
    return state instanceof Open open ? open.attempt() : Attempt.NONE;
  }

  /// Whether the label on the screen was sent to the printer from this screen.
  public Sent sent() {
    return state instanceof Bought(_, var sent, _) ? sent : Sent.NOT;
  }

  /// The label on the screen; empty before the purchase is answered.
  public Optional<Label> label() {
    return state.shownLabel();
  }

  /// Whether this label is still on the screen: an answer about another one comes too late.
  public boolean isShown(Label one) {
    return label().filter(now -> now.number() == one.number()).isPresent();
  }

  /// The engine is open, and the form of the last run is restored.
  public void opened() {
    if (state instanceof Opening(var form)) {
      move(new Open(form, false, Prices.NONE, Attempt.NONE));
    }
  }

  /// The form is read anew; it is still the same parcel.
  public void formRead(FormState now) {
    switch (state) {
      case Opening _ -> move(new Opening(now));
      case Open open -> move(open.with(now));
      case Buying _, InDoubt _, Bought _, Voiding _, Voided _ -> {}
    }
  }

  /// The form has changed, which makes it another parcel: an earlier press counts no more.
  public void formChanged(FormState now) {
    switch (state) {
      case Open open -> move(open.with(now).with(Attempt.NONE));
      default -> formRead(now);
    }
  }

  /// Whether the packer typed some of the parcel, so that it is put aside for another one.
  public boolean isTyped() {
    return state instanceof Open open && open.typed();
  }

  /// Whether the buy key was pressed and waits for the price.
  public boolean isPressed() {
    return attempt() instanceof Attempt.Waiting;
  }

  /// @param typed whether what is in the form is to be put aside for another parcel
  public void typed(boolean typed) {
    if (state instanceof Open open) {
      move(open.typed(typed));
    }
  }

  /// Prices are to be asked for once the packer stops typing; those to the question before cannot
  /// be bought any more.
  ///
  /// @param choice of a rule or the buyer; null without one
  /// @return the question for the carriers; empty when it is asked already
  public Optional<Question> ask(RateRequest request, @Nullable Choice choice) {
    var before = prices().question();
    return before != null && before.request().equals(request)
        ? Optional.empty()
        : ask(request, false, (prices, fresh) -> prices.asked(fresh, choice));
  }

  /// Prices are to be asked for at once, for another parcel, without any earlier pick.
  ///
  /// @param choice of a rule or the buyer: it is selected once all answers are there; nothing is
  ///   selected before, nor when it is not offered
  public Optional<Question> askAnew(RateRequest request, @Nullable Choice choice) {
    return ask(request, false, (prices, fresh) -> prices.askedAnew(fresh, choice));
  }

  /// The same prices are to be asked for again.
  ///
  /// @param refreshed whether the old ones have expired
  /// @return empty when nothing was asked before
  public Optional<Question> askAgain(boolean refreshed) {
    var before = prices().question();
    return before == null ? Optional.empty() : ask(before.request(), refreshed, Prices::askedAgain);
  }

  private Optional<Question> ask(
      RateRequest request, boolean refreshed, BiFunction<Prices, Question, Prices> asked) {
    if (!(state instanceof Open open)) {
      return Optional.empty();
    }
    number++;
    var question = new Question(number, request, refreshed);
    move(open.with(asked.apply(open.prices(), question)));
    return Optional.of(question);
  }

  /// The form is incomplete, so that there is nothing to ask.
  public void dropPrices() {
    reprice(Prices::dropped);
  }

  /// A carrier has answered.
  public void received(Question question, CarrierRates answer) {
    reprice(prices -> prices.received(question, answer));
  }

  /// Buys what the buy key waits for, once the answers that are here decide it.
  public Optional<Buying> settled() {
    return settle(prices -> prices);
  }

  /// The carriers had their time: the buy key does not wait for those that are still silent.
  public Optional<Buying> overdue(Question question) {
    return settle(prices -> prices.overdue(question));
  }

  /// All carriers have answered. Buys when the buy key waits for that and the price is what the
  /// packer meant: the rate that was seen or a rule chose, neither a cheaper one nor one the packer
  /// has never seen.
  public Optional<Buying> finished(Question question) {
    return settle(prices -> prices.finished(question));
  }

  /// No carrier could be asked, or none has a price.
  public Optional<Buying> failed(Question question, Problem problem) {
    return settle(prices -> prices.failed(question, problem));
  }

  /// The packer picks a rate.
  public void pick(Rate rate) {
    reprice(prices -> prices.picked(rate));
  }

  /// An earlier choice of a rate holds again.
  public void restore(Preference before) {
    reprice(prices -> prices.restored(before));
  }

  private void reprice(UnaryOperator<Prices> step) {
    switch (state) {
      case Open open -> move(open.with(step.apply(open.prices())));
      case Buying(var before, int press, var request) ->
          move(new Buying(before.with(step.apply(before.prices())), press, request));
      case Opening _, InDoubt _, Bought _, Voiding _, Voided _ -> {}
    }
  }

  private Optional<Buying> settle(UnaryOperator<Prices> step) {
    if (!(state instanceof Open open)
        || !(open.attempt() instanceof Attempt.Waiting(var seen, var parcel))
        || !step.apply(open.prices()).isSettled()) {
      reprice(step);
      return Optional.empty();
    }
    var now = open.with(step.apply(open.prices()));
    var outcome = now.prices().outcome(seen);
    if (outcome == Attempt.Outcome.BUY) {
      return buy(now, parcel);
    }
    move(now.with(new Attempt.Held(outcome)));
    return Optional.empty();
  }

  /// The buy key is pressed: it does what {@link #nextKey} says.
  ///
  /// @param parcel in the form, without a rate
  public Optional<Buying> press(PurchaseRequest parcel) {
    if (!(state instanceof Open open)) {
      return Optional.empty();
    }
    return switch (nextKey()) {
      case BUY -> buy(open, parcel);
      case BUY_WHEN_PRICED, SHOW_PRICES -> {
        var seen = open.prices().inSight().orElse(null);
        move(open.with(new Attempt.Waiting(seen, parcel)));
        yield Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  private Optional<Buying> buy(Open open, PurchaseRequest parcel) {
    var rate = open.prices().selected();
    return rate == null ? Optional.empty() : begin(open.with(Attempt.NONE), parcel.at(rate));
  }

  private Optional<Buying> begin(Open open, PurchaseRequest request) {
    number++;
    var buying = new Buying(open, number, request);
    move(buying);
    return Optional.of(buying);
  }

  /// A purchase is answered with its label, which may still be in doubt.
  ///
  /// @return whether it is the purchase under way
  public boolean answered(Buying purchase, Shipment answer) {
    if (state instanceof Buying(_, int press, _) && press == purchase.number()) {
      move(PackingState.of(new Label(press, answer, false, null, prices()), Sent.FIRST));
      return true;
    }
    return false;
  }

  /// A purchase is refused: nothing was bought.
  public void refused(Buying purchase, Problem problem) {
    if (state instanceof Buying(var before, int press, var request) && press == purchase.number()) {
      move(before.with(Attempt.after(request, problem)));
    }
  }

  /// The packer buys in spite of the earlier label of the same reference.
  public Optional<Buying> buyBeside() {
    return state instanceof Open open && open.attempt() instanceof Attempt.Doubled(var request, _)
        ? begin(open.with(Attempt.NONE), request.allowingDuplicate())
        : Optional.empty();
  }

  /// The packer leaves it at the earlier label of the same reference.
  public void leaveIt() {
    if (state instanceof Open open && open.attempt() instanceof Attempt.Doubled) {
      move(open.with(Attempt.NONE));
    }
  }

  /// The carrier is asked again about a label in doubt, and answers.
  ///
  /// @return whether the label is still on the screen, and in doubt
  public boolean lookedUp(Label asked, Shipment answer) {
    if (state instanceof InDoubt(var label) && label.number() == asked.number()) {
      move(PackingState.of(label.with(answer), Sent.FIRST));
      return true;
    }
    return false;
  }

  /// A label that was bought earlier is looked at.
  ///
  /// @param interrupted the unfinished parcel that is in the form; null without one
  public void view(Shipment shipment, @Nullable Draft interrupted) {
    if (!isBusy()) {
      var before = interrupted == null ? label().map(Label::interrupted).orElse(null) : interrupted;
      number++;
      move(PackingState.of(new Label(number, shipment, true, before, Prices.NONE), Sent.NOT));
    }
  }

  /// The label is sent to the printer once more.
  ///
  /// @return the label to print; empty when none is bought
  public Optional<Label> printAgain() {
    if (state instanceof Bought(var label, _, boolean voidAsked)) {
      move(new Bought(label, Sent.AGAIN, voidAsked));
      return Optional.of(label);
    }
    return Optional.empty();
  }

  /// The label was not sent to a printer from this screen after all.
  public void notPrinted() {
    if (state instanceof Bought(var label, _, boolean voidAsked)) {
      move(new Bought(label, Sent.NOT, voidAsked));
    }
  }

  /// Asks the packer to confirm voiding, or stops asking.
  public void askVoid(boolean ask) {
    if (state instanceof Bought(var label, var sent, _)) {
      move(new Bought(label, sent, ask));
    }
  }

  /// Voiding begins.
  ///
  /// @return the label to be voided; empty when none is bought
  public Optional<Label> cancel() {
    if (state instanceof Bought(var label, var sent, _)) {
      move(new Voiding(new Bought(label, sent, false)));
      return Optional.of(label);
    }
    return Optional.empty();
  }

  /// The label is void.
  public void voided(Shipment answer) {
    if (state instanceof Voiding(var before)) {
      move(new Voided(before.label().with(answer)));
    }
  }

  /// Voiding was refused: the label is as good as before.
  public void notVoided() {
    if (state instanceof Voiding(var before)) {
      move(before);
    }
  }

  /// The parcel or the label makes room for the next parcel.
  ///
  /// @return false when it cannot, since the engine is buying or voiding
  public boolean leave() {
    if (isBusy()) {
      return false;
    }
    if (!(state instanceof Opening)) {
      move(new Open(FormState.EMPTY, false, prices().left(), Attempt.NONE));
    }
    return true;
  }

  private void move(PackingState next) {
    if (!next.equals(state)) {
      state = next;
      List.copyOf(followers).forEach(Runnable::run);
    }
  }
}
