package dev.quayside.app.screen.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.mark.OrderMarks;
import dev.quayside.printing.message.Message;
import java.util.Currency;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BatchOutlookTest {

  private static final Currency GBP = Currency.getInstance("GBP");

  @Test
  void whatHasItsPriceIsAddedUpAndWhatHasNoneIsCountedApart() {
    var rows =
        List.of(
            row("6", rated("7.20")),
            row("9", rated("8.05")),
            row(null, rated(null)),
            row("900", rated(null)));
    assertThat(BatchOutlook.of(rows))
        .isEqualTo(new BatchOutlook(2, 2, List.of(Money.usd("15.25"))));
    assertThat(rows.stream().filter(Concern.WEIGHTLESS::holds)).hasSize(1);
    assertThat(rows.stream().filter(Concern.STOPPED::holds)).hasSize(1);
  }

  @Test
  void aTotalIsSaidOnceEveryPriceIsKnown() {
    var rows = List.of(row("6", rated("7.20")), row(null, null));
    assertThat(BatchOutlook.of(rows)).isEqualTo(new BatchOutlook(2, 1, List.of()));
    assertThat(rows.stream().filter(Concern.WEIGHTLESS::holds)).isEmpty();
    assertThat(rows.stream().filter(Concern.STOPPED::holds)).isEmpty();
  }

  @Test
  void severalCurrenciesHaveASumEach() {
    var pounds = new OrderRow.Rated(Money.of("5.00", GBP), Message.said(""));
    assertThat(BatchOutlook.of(List.of(row("6", rated("7.20")), row("6", pounds))).totals())
        .containsExactly(Money.usd("7.20"), Money.of("5.00", GBP));
  }

  private static OrderRow.Rated rated(@Nullable String price) {
    return new OrderRow.Rated(price == null ? null : Money.usd(price), Message.said(""));
  }

  private static OrderRow row(@Nullable String ounces, OrderRow.@Nullable Rated rated) {
    return new OrderRow(
        "ord_1",
        "1",
        OrderState.OPEN,
        "",
        "",
        List.of(),
        List.of(),
        "",
        new Parts(0, 1, List.of()),
        ounces == null ? null : Weight.ofOunces(ounces),
        null,
        OrderRow.Said.NOTHING,
        "",
        "",
        null,
        "",
        null,
        null,
        "",
        null,
        null,
        null,
        OrderMarks.NONE,
        null,
        rated);
  }
}
