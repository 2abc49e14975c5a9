package dev.quayside.engine.shipping.rate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.quote.Quote;
import dev.quayside.engine.sandbox.price.PriceWords;
import dev.quayside.printing.message.Message;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

class RateRowJsonTest {

  private static final Instant EXPIRES = Instant.parse("2026-01-02T03:04:05Z");

  private static final Rate RATE =
      new Rate(
          "rat_1",
          "ups",
          "UPS",
          new Quote(
              "ups_ground",
              "UPS® Ground “Saver”",
              Money.usd("12.50"),
              List.of(
                  new Quote.Charge("base", Message.said("UPS® Ground “Saver”"), Money.usd("11.00")),
                  new Quote.Charge("fuel", PriceWords.FUEL.of("18.5 %"), Money.usd("1.50"))),
              "5",
              Weight.ofOunces("18.5"),
              3,
              LocalDate.of(2026, 1, 5),
              true),
          EXPIRES);

  /// The codes of its lines too, so that a window words them in its own language later.
  @Test
  void aRateReadsAsItWasKept() {
    assertThat(RateRowJson.read(RateRowJson.write(List.of(RATE, RATE)), EXPIRES))
        .containsExactly(RATE, RATE);
  }

  /// A rate asked for before an update can be bought after it.
  @Test
  void aRateKeptWithItsLinesAsTextsIsRead() {
    var kept =
        """
        [["rat_1","ups","UPS","ups_ground","UPS® Ground “Saver”","USD",1250,"5","18.5",3,20458,true,
          "base","UPS® Ground “Saver”",1100,
          "fuel","{\\"key\\":\\"price.fuel\\",\\"with\\":[\\"18.5 %\\"]}",150]]\
        """;
    assertThat(RateRowJson.read(kept, EXPIRES)).containsExactly(RATE);
  }
}
