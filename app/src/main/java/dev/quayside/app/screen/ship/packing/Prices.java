package dev.quayside.app.screen.ship.packing;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.CarrierWords;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierRates;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the carriers want for the parcel. Answers to an older question are dropped.
///
/// @param question the last one asked; null while the form is incomplete
/// @param step how far it is answered
/// @param offers of the carriers; those to the question before while they are stale
/// @param preference which of them is to be selected
/// @param selected the rate that would be bought; null while there is none
/// @param patience which carriers the buy key waits for
public record Prices(
    @Nullable Question question,
    Step step,
    ShownRates offers,
    Preference preference,
    @Nullable Rate selected,
    Patience patience) {

  /// No price was asked for.
  public static final Prices NONE =
      new Prices(null, new Step.Unasked(), ShownRates.NONE, Preference.NONE, null, Patience.NONE);

  /// A question to the carriers.
  ///
  /// @param number another one for every question
  /// @param refreshed whether it is asked again because its answer has expired
  public record Question(int number, RateRequest request, boolean refreshed) {}

  /// How far a question is answered.
  public sealed interface Step {

    /// Nothing is asked.
    record Unasked() implements Step {}

    /// Asked, and no carrier has answered: the offers are those to the question before.
    record Stale() implements Step {}

    /// Some carriers have answered.
    record Arriving() implements Step {}

    /// All carriers have answered.
    record Complete() implements Step {}

    /// There is no price at all.
    record Failed(Problem problem) implements Step {}
  }

  /// The rate that would be bought.
  enum Offer {
    NONE,
    NO_ACCOUNT,
    UNCHOSEN,
    /// Chosen by the packer, a rule or the buyer.
    CHOSEN,
    EXPIRED
  }

  /// Whether prices are still coming in.
  public boolean isAsking() {
    return step instanceof Step.Stale || step instanceof Step.Arriving;
  }

  /// Whether what is to be bought is known: all carriers have answered, or all that can still
  /// change it. While nothing is to be bought, the last carrier is waited for.
  boolean isSettled() {
    return switch (step) {
      case Step.Unasked _, Step.Stale _ -> false;
      case Step.Arriving _ ->
          !offers.rates().isEmpty()
              && (preference.isDecidedBy(offers)
                  || (patience.isServed(offers) && preference.selected(offers, true) != null));
      case Step.Complete _, Step.Failed _ -> true;
    };
  }

  /// What the rule or the buyer asks for in vain; empty while it may still be offered, or when a
  /// carrier it means could not be asked.
  public Optional<Message> unmet() {
    var choice = preference.choice();
    return choice != null
            && preference.isRuled()
            && selected == null
            && isSettled()
            && !offers.rates().isEmpty()
            && choice.asks().stream().noneMatch(offers::isAway)
        ? Optional.of(choice.unmet())
        : Optional.empty();
  }

  /// Whether the offers answer an older question: they are shown until new ones arrive, and cannot
  /// be bought.
  public boolean isStale() {
    return step instanceof Step.Stale && !offers.rates().isEmpty();
  }

  /// Why there is no price at all; null when nothing is wrong.
  public @Nullable Problem problem() {
    return step instanceof Step.Failed(var problem) ? problem : null;
  }

  /// Whether there is no price because no carrier account is open.
  boolean isAccountWanted() {
    return step instanceof Step.Failed(var problem)
        && problem.message().is(CarrierWords.NO_ACCOUNT);
  }

  /// The rate the packer sees as chosen: the selected one, or the picked one whose price is still
  /// being asked for.
  Optional<Rate> inSight() {
    return Optional.ofNullable(selected)
        .or(() -> Optional.ofNullable(preference.pick()).map(Preference.Pick::rate));
  }

  /// The selected rate, if it can still be bought.
  public Optional<Rate> buyable(Instant now) {
    return Optional.ofNullable(selected)
        .filter(rate -> !isStale() && rate.expiresAt().isAfter(now));
  }

  /// The rate that would be bought; while prices are coming in, whether it is known which one is
  /// meant.
  Offer offer(Instant now) {
    if (isAsking() && !isSettled()) {
      return preference.isRuled() || inSight().isPresent() ? Offer.CHOSEN : Offer.UNCHOSEN;
    } else if (isAccountWanted()) {
      return Offer.NO_ACCOUNT;
    } else if (offers.rates().isEmpty()) {
      return Offer.NONE;
    } else if (selected == null) {
      return Offer.UNCHOSEN;
    }
    return buyable(now).isPresent() ? Offer.CHOSEN : Offer.EXPIRED;
  }

  /// Whether the price that was asked for while the buy key waited is the one the packer meant.
  ///
  /// @param seen when the key was pressed; null when a rule was to choose
  Attempt.Outcome outcome(@Nullable Rate seen) {
    if (selected == null) {
      return Attempt.Outcome.NOTHING_CHOSEN;
    } else if (seen == null) {
      return preference.isRuled() ? Attempt.Outcome.BUY : Attempt.Outcome.UNSEEN;
    }
    return ShownRates.isSameOffer(selected, seen)
        ? Attempt.Outcome.BUY
        : Attempt.Outcome.PRICE_CHANGED;
  }

  /// The offers when another parcel comes into the form: they are shown until it has its own.
  Prices left() {
    return new Prices(null, new Step.Unasked(), offers, Preference.NONE, null, patience.renewed());
  }

  /// Nothing is asked any more, since the form is incomplete.
  Prices dropped() {
    return new Prices(
        null, new Step.Unasked(), ShownRates.NONE, preference, null, patience.renewed());
  }

  /// Asked for another parcel, without any earlier pick: nothing is selected before the answers.
  Prices askedAnew(Question fresh, @Nullable Choice choice) {
    return asked(fresh, new Preference(null, choice), null);
  }

  /// Asked for the same parcel after the form has changed.
  Prices asked(Question fresh, @Nullable Choice choice) {
    return asked(fresh, preference.asFarAsMeantFor(fresh.request(), choice), selected);
  }

  /// The same question asked again.
  Prices askedAgain(Question same) {
    return asked(same, preference, selected);
  }

  private Prices asked(Question fresh, Preference meant, @Nullable Rate seen) {
    return new Prices(fresh, new Step.Stale(), offers, meant, seen, patience.renewed());
  }

  /// A carrier has answered.
  Prices received(Question asked, CarrierRates answer) {
    if (!isAsked(asked)) {
      return this;
    }
    var before = step instanceof Step.Stale ? ShownRates.NONE : offers;
    var now = before.with(answer, asked.request().from().country());
    return new Prices(question, new Step.Arriving(), now, preference, null, patience).selecting();
  }

  /// The carriers had their time: those that are still silent hold up nothing any more.
  Prices overdue(Question asked) {
    if (!isAsked(asked)) {
      return this;
    }
    var late = new Prices(question, step, offers, preference, selected, patience.ended());
    return step instanceof Step.Stale ? late : late.selecting();
  }

  /// All carriers have answered.
  Prices finished(Question asked) {
    if (!isAsked(asked)) {
      return this;
    }
    var all = step instanceof Step.Stale ? ShownRates.NONE : offers;
    var offered = preference.asFarAsOffered(all.rates());
    return new Prices(question, new Step.Complete(), all, offered, null, patience.after(all))
        .selecting();
  }

  /// No carrier could be asked, or none has a price.
  Prices failed(Question asked, Problem problem) {
    return isAsked(asked)
        ? new Prices(
            question, new Step.Failed(problem), ShownRates.NONE, preference, null, patience)
        : this;
  }

  /// The packer picks a rate: it stays selected when prices are asked for again for the same
  /// places, as long as it is offered.
  Prices picked(Rate rate) {
    if (question == null || !offers.rates().contains(rate)) {
      return this;
    }
    var hand = preference.with(new Preference.Pick(rate, question.request()));
    return new Prices(question, step, offers, hand, rate, patience);
  }

  /// An earlier preference holds again, since what was typed meanwhile was no pick.
  Prices restored(Preference before) {
    return before.equals(preference)
        ? this
        : new Prices(question, step, offers, before, null, patience).selecting();
  }

  private Prices selecting() {
    var rate = preference.selected(offers, isSettled());
    return new Prices(question, step, offers, preference, rate, patience);
  }

  private boolean isAsked(Question one) {
    return isAsking() && question != null && question.number() == one.number();
  }
}
