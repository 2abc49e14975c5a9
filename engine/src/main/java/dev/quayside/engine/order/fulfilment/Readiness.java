package dev.quayside.engine.order.fulfilment;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.rate.RateQuote;
import dev.quayside.printing.message.Message;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far an order is from having its label.
public sealed interface Readiness {

  SalesOrder order();

  /// A rule or the buyer's choice determines the rate: it can be bought at once.
  ///
  /// @param rate the rate that {@link Fulfilment#buy} buys, until it expires
  /// @param quote the rates that were requested to find it, not always of all carriers
  record Chosen(SalesOrder order, PackedOrder packed, RateQuote quote, Rate rate)
      implements Readiness {}

  /// Only the rate is missing: no rule chooses one, or no rate fits the rule.
  ///
  /// @param quote every carrier's rates, cheapest first
  /// @param why what the rule asked for in vain; null when no rule chooses
  record Unchosen(SalesOrder order, PackedOrder packed, RateQuote quote, @Nullable Message why)
      implements Readiness {

    public Problem problem() {
      return why == null
          ? new Problem.Refused(ProblemCode.SERVICE_REQUIRED, OrderStop.NO_RULE.of())
          : new Problem.Refused(ProblemCode.SERVICE_NOT_AVAILABLE, why);
    }
  }

  /// Something is missing before rates can be requested, most often the weight.
  ///
  /// @param missing the missing fields, such as `parcel.weightOz` or
  ///   `customs.items[0].originCountry`
  record Incomplete(SalesOrder order, PackedOrder packed, List<Violation> missing)
      implements Readiness, Preparation {
    public Incomplete {
      missing = List.copyOf(missing);
    }

    public Problem problem() {
      return new Problem.Invalid(code(), Violation.listed(missing), missing);
    }

    /// Missing customs information belongs to the goods, so it has a code of its own.
    ProblemCode code() {
      return code(missing);
    }

    static ProblemCode code(List<Violation> missing) {
      return missing.stream().allMatch(each -> each.field().startsWith("customs."))
          ? ProblemCode.CUSTOMS_REQUIRED
          : ProblemCode.INVALID_REQUEST;
    }
  }

  /// The order is complete, but no carrier has a rate for it.
  record Unrateable(SalesOrder order, PackedOrder packed, Problem problem) implements Readiness {}

  /// The order must not be shipped now: a person or a rule holds it, it is cancelled, or its label
  /// is being bought.
  record Stopped(SalesOrder order, Message why) implements Readiness, Preparation {}

  /// The order has its label already; it may be reprinted, but must not be bought again.
  record Shipped(SalesOrder order) implements Readiness, Preparation {}
}
