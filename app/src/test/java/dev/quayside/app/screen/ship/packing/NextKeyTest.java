package dev.quayside.app.screen.ship.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.screen.ship.form.Missing;
import dev.quayside.app.screen.ship.packing.FormState.Contents;
import dev.quayside.app.screen.ship.packing.Prices.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Every parcel the Ship screen can show, one by one.
class NextKeyTest {

  @Test
  void itBuysExactlyWhenNothingIsMissingAndARateIsChosen() {
    for (var now : all()) {
      boolean ready =
          now.form().contents() == Contents.KNOWN
              && now.form().missing() == null
              && now.prices().offer() == Offer.CHOSEN;
      boolean asking = now.prices().asking();
      assertThat(NextKey.of(now) == NextKey.BUY).as("%s", now).isEqualTo(ready && !asking);
      assertThat(NextKey.of(now) == NextKey.BUY_WHEN_PRICED)
          .as("%s", now)
          .isEqualTo(ready && asking);
    }
  }

  @Test
  void whatIsMissingIsSaidUnlessNothingIsThere() {
    for (var now : all()) {
      if (NextKey.of(now).asksForMore()) {
        assertThat(now.form().missing() != null || now.prices().offer() == Offer.UNCHOSEN)
            .as("%s", now)
            .isTrue();
      }
    }
    assertThat(NextKey.of(complete(Missing.CUSTOMS))).isEqualTo(NextKey.CUSTOMS);
    assertThat(NextKey.of(complete(Missing.RECIPIENT))).isEqualTo(NextKey.RECIPIENT);
    assertThat(NextKey.of(complete(null))).isEqualTo(NextKey.BUY);
  }

  @Test
  void nothingIsBoughtBeforeTheEngineIsOpen() {
    assertThat(NextKey.of(new PackingState.Opening(complete(null).form())))
        .isEqualTo(NextKey.OPENING);
  }

  private static PackingState.Open complete(@Nullable Missing missing) {
    return open(Contents.KNOWN, false, missing, false, Offer.CHOSEN);
  }

  private static PackingState.Open open(
      Contents contents, boolean empty, @Nullable Missing missing, boolean asking, Offer offer) {
    return new PackingState.Open(
        new FormState(contents, empty, missing),
        new Prices(asking, offer, false, null, null),
        Attempt.NONE);
  }

  private static List<PackingState.Open> all() {
    var all = new ArrayList<PackingState.Open>();
    var missing = Stream.concat(Stream.of((Missing) null), Stream.of(Missing.values())).toList();
    for (var contents : Contents.values()) {
      for (var lacks : missing) {
        for (var offer : Offer.values()) {
          for (int bits = 0; bits < 4; bits++) {
            all.add(open(contents, (bits & 1) != 0, lacks, (bits & 2) != 0, offer));
          }
        }
      }
    }
    return all;
  }
}
