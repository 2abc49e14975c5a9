package dev.quayside.engine.carrier.fedex;

import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.carrier.fedex.wire.FedexRateWire;
import dev.quayside.engine.carrier.quote.Quote.Charge;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The parts of a price that FedEx lists; the rest of the sum is one more part.
final class FedexCharges {

  private final List<Charge> parts = new ArrayList<>();
  private final Money whole;

  private FedexCharges(Money whole) {
    this.whole = whole;
  }

  static List<Charge> of(FedexRateWire.Rated rated, Money whole) {
    var charges = new FedexCharges(whole);
    charges.add("base", "Base", rated.totalBaseCharge());
    var discounts = rated.totalDiscounts();
    charges.add("discount", "Discount", discounts == null ? null : discounts.negate());
    var detail = rated.shipmentRateDetail();
    if (detail != null) {
      Absent.toEmpty(detail.surCharges())
          .forEach(each -> charges.add(each.type(), each.description(), each.amount()));
    }
    charges.taxes(rated, detail);
    charges.add("other", "Other", charges.missing());
    return charges.parts;
  }

  private void taxes(FedexRateWire.Rated rated, FedexRateWire.@Nullable RateDetail detail) {
    var taxes = detail == null ? List.<FedexRateWire.Tax>of() : Absent.toEmpty(detail.taxes());
    if (taxes.isEmpty()) {
      add("vat", "VAT", rated.totalVatCharge());
    } else {
      taxes.forEach(each -> add(each.taxType(), each.description(), each.amount()));
    }
  }

  private BigDecimal missing() {
    var sum = parts.stream().map(Charge::amount).reduce(Money.zero(whole.currency()), Money::plus);
    return whole.minus(sum).amount();
  }

  private void add(@Nullable String code, @Nullable String name, @Nullable BigDecimal amount) {
    if (amount != null && amount.signum() != 0) {
      var type = Objects.requireNonNullElse(code, "other");
      parts.add(
          new Charge(
              type.toLowerCase(Locale.ROOT),
              Message.said(Objects.requireNonNullElse(name, type)),
              Money.rounded(amount, whole.currency())));
    }
  }
}
