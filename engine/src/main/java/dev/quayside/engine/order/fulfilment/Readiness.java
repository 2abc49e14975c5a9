package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far an order is from its label.
public sealed interface Readiness {

  SalesOrder order();

  /// A rule, or the buyer's own choice, names the rate: one key buys it.
  ///
  /// @param rate what {@link Fulfilment#buy} buys; it holds for 15 minutes
  /// @param quote the rates that were asked for to find it; not always all carriers'
  record Chosen(SalesOrder order, PackedOrder packed, RateQuote quote, Rate rate)
      implements Readiness {}

  /// Everything is known but the rate: no rule chooses one, or nothing fits what it asks for.
  ///
  /// @param quote every carrier's rates, cheapest first
  /// @param why what the rule looked for in vain; null when no rule chooses
  record Unchosen(SalesOrder order, PackedOrder packed, RateQuote quote, @Nullable Message why)
      implements Readiness {}

  /// Something is missing before it can be rated, most often its weight.
  ///
  /// @param missing fields such as `parcel.weightOz`, `customs.items[0].originCountry`
  record Incomplete(SalesOrder order, PackedOrder packed, List<Violation> missing)
      implements Readiness {
    public Incomplete {
      missing = List.copyOf(missing);
    }
  }

  /// It is complete, but no carrier quotes it.
  record Unrateable(SalesOrder order, PackedOrder packed, Problem problem) implements Readiness {}

  /// It must not be shipped now: a person or a rule holds it, or it is cancelled or being bought.
  record Stopped(SalesOrder order, Message why) implements Readiness {}

  /// It has its label already: reprint it, never buy again.
  record Shipped(SalesOrder order) implements Readiness {}
}
