package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.form.Missing;
import dev.quayside.app.screen.ship.packing.FormState.Contents;
import dev.quayside.app.screen.ship.packing.Prices.Question;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.shipping.rate.CarrierRates;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Every parcel the Ship screen can show, one by one.
class NextKeyTest {

  private static final Question QUESTION = new Question(1, Parcels.question("10118"), false);
  private static final Question AGAIN = new Question(2, Parcels.question("10118"), true);
  private static final Prices ASKED = Prices.NONE.askedAnew(QUESTION, null);
  private static final Prices RULED =
      Prices.NONE.askedAnew(QUESTION, Choice.service("usps", "GROUND"));
  private static final Prices ARRIVING =
      ASKED.received(QUESTION, Parcels.answer(Parcels.rate("GROUND", "7.45")));
  private static final Prices CHOSEN = ARRIVING.finished(QUESTION);

  /// What is bought at once.
  private static final List<Prices> BUYABLE =
      List.of(CHOSEN, RULED.received(QUESTION, answer()).finished(QUESTION));

  /// What is bought as soon as its price is there.
  private static final List<Prices> MEANT = List.of(RULED, ARRIVING, CHOSEN.askedAgain(AGAIN));

  private static final List<Prices> OTHERS =
      List.of(
          Prices.NONE,
          CHOSEN.left(),
          ASKED,
          ASKED.finished(QUESTION),
          ASKED.failed(QUESTION, Parcels.problem(ProblemCode.CARRIER_UNAVAILABLE)),
          Prices.NONE
              .askedAnew(QUESTION, Choice.service("usps", "EXPRESS"))
              .received(QUESTION, answer())
              .finished(QUESTION));

  @Test
  void itBuysExactlyWhenNothingIsMissingAndARateIsChosen() {
    for (var now : all()) {
      boolean complete = now.form().contents() == Contents.KNOWN && now.form().missing() == null;
      assertThat(key(now) == NextKey.BUY)
          .as("%s", now)
          .isEqualTo(complete && BUYABLE.contains(now.prices()));
      assertThat(key(now) == NextKey.BUY_WHEN_PRICED)
          .as("%s", now)
          .isEqualTo(complete && MEANT.contains(now.prices()));
    }
  }

  @Test
  void whatIsMissingIsSaidUnlessNothingIsThere() {
    for (var now : all()) {
      if (key(now).asksForMore()) {
        assertThat(
                now.form().missing() != null
                    || (now.prices().selected() == null
                        && !now.prices().offers().rates().isEmpty()))
            .as("%s", now)
            .isTrue();
      }
    }
    assertThat(key(complete(Missing.CUSTOMS))).isEqualTo(NextKey.CUSTOMS);
    assertThat(key(complete(Missing.RECIPIENT))).isEqualTo(NextKey.RECIPIENT);
    assertThat(key(complete(null))).isEqualTo(NextKey.BUY);
  }

  @Test
  void nothingIsBoughtBeforeTheEngineIsOpen() {
    assertThat(key(new PackingState.Opening(complete(null).form()))).isEqualTo(NextKey.OPENING);
  }

  private static NextKey key(PackingState state) {
    return NextKey.of(state, Parcels.NOW);
  }

  private static CarrierRates answer() {
    return Parcels.answer(Parcels.rate("GROUND", "7.45"));
  }

  private static PackingState.Open complete(@Nullable Missing missing) {
    return open(new FormState(Contents.KNOWN, false, missing), CHOSEN);
  }

  private static PackingState.Open open(FormState form, Prices prices) {
    return new PackingState.Open(form, false, prices, Attempt.NONE);
  }

  private static List<PackingState.Open> all() {
    var prices = Stream.of(BUYABLE, MEANT, OTHERS).flatMap(List::stream).toList();
    var missing = Stream.concat(Stream.of((Missing) null), Stream.of(Missing.values())).toList();
    var all = new ArrayList<PackingState.Open>();
    for (var contents : Contents.values()) {
      for (var lacks : missing) {
        for (boolean empty : new boolean[] {true, false}) {
          for (var price : prices) {
            all.add(open(new FormState(contents, empty, lacks), price));
          }
        }
      }
    }
    return all;
  }
}
