package dev.quayside.app.screen.ship;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.CheckoutState.Contents;
import dev.quayside.app.screen.ship.CheckoutState.Offer;
import dev.quayside.app.screen.ship.form.Missing;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Every state the Ship screen can be in, one by one.
class NextKeyTest {

  @Test
  void itBuysExactlyWhenNothingIsMissingAndARateIsChosen() {
    for (var now : all()) {
      boolean ready =
          now.stage() == Stage.NONE
              && now.opened()
              && !now.duplicate()
              && now.contents() == Contents.KNOWN
              && now.missing() == null
              && now.offer() == Offer.CHOSEN;
      assertThat(NextKey.of(now) == NextKey.BUY).as("%s", now).isEqualTo(ready && !now.asking());
      assertThat(NextKey.of(now) == NextKey.BUY_WHEN_PRICED)
          .as("%s", now)
          .isEqualTo(ready && now.asking());
    }
  }

  @Test
  void whatIsMissingIsSaidUnlessNothingIsThere() {
    for (var now : all()) {
      if (NextKey.of(now).asksForMore()) {
        assertThat(now.missing() != null || now.offer() == Offer.UNCHOSEN).as("%s", now).isTrue();
      }
    }
    assertThat(NextKey.of(complete(Missing.CUSTOMS))).isEqualTo(NextKey.CUSTOMS);
    assertThat(NextKey.of(complete(Missing.RECIPIENT))).isEqualTo(NextKey.RECIPIENT);
    assertThat(NextKey.of(complete(null))).isEqualTo(NextKey.BUY);
  }

  private static CheckoutState complete(@Nullable Missing missing) {
    return new CheckoutState(
        Stage.NONE, true, false, Contents.KNOWN, false, missing, false, Offer.CHOSEN);
  }

  private static List<CheckoutState> all() {
    var all = new ArrayList<CheckoutState>();
    var missing = Stream.concat(Stream.of((Missing) null), Stream.of(Missing.values())).toList();
    for (var stage : Stage.values()) {
      for (var contents : Contents.values()) {
        for (var lacks : missing) {
          for (var offer : Offer.values()) {
            for (int bits = 0; bits < 16; bits++) {
              all.add(
                  new CheckoutState(
                      stage,
                      (bits & 1) != 0,
                      (bits & 2) != 0,
                      contents,
                      (bits & 4) != 0,
                      lacks,
                      (bits & 8) != 0,
                      offer));
            }
          }
        }
      }
    }
    return all;
  }
}
