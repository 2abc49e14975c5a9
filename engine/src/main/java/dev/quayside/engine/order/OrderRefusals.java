package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.packing.ExternalParcel;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.order.reason.OrderStop;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.MessageKey;
import java.util.List;

/// Refusals of actions that an order's state or content does not allow.
public final class OrderRefusals {

  private OrderRefusals() {}

  /// @param what message key of the action: `held`, `cancelled`
  public static ProblemException cannot(SalesOrder order, OrderWords what) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, OrderWords.CANNOT, order.number(), words(order.state()), what);
  }

  public static ProblemException notShippable(SalesOrder order) {
    var advice = advice(order.state()).of(order.number(), words(order.state()));
    var note = order.reason();
    return order.state() == OrderState.HELD && note != null
        ? new ProblemException(
            new Problem.Invalid(
                ProblemCode.CONFLICT, advice, List.of(new Violation("reason", note))))
        : ProblemException.refused(ProblemCode.CONFLICT, advice);
  }

  /// The refusal of an order that a rule holds.
  ///
  /// @param note what the rule says
  public static ProblemException heldByRule(SalesOrder order, Message note) {
    return new ProblemException(
        new Problem.Invalid(
            ProblemCode.CONFLICT,
            OrderWords.HELD_BY_RULE.of(order.number()),
            List.of(new Violation("reason", note))));
  }

  /// Requires that a parcel may be bought now, takes no more than is left to ship, and is one of
  /// those that the order's shop plans.
  ///
  /// @throws ProblemException `CONFLICT`
  static void requireFit(SalesOrder order, Packing packing) {
    switch (order.state()) {
      case OPEN, PARTLY_SHIPPED, FAILED -> {
        // allowed: something is left to ship
      }
      case SHIPPED -> require(packing.further(), order);
      case HELD, BUYING, CANCELLED -> throw notShippable(order);
    }
    if (packing.items().isEmpty()) {
      require(packing.further() || isWhole(order), order);
    }
    order.requireLeft(packing.items());
    requireAsPlanned(order, packing);
  }

  /// Requires that something of an order may leave without a label of ours, and that no parcel of
  /// it has the number yet: a request that is sent twice ships nothing twice.
  ///
  /// @param isFurther whether one that has left may have one parcel more
  /// @throws ProblemException `CONFLICT`
  static void requireCanLeave(SalesOrder order, ExternalParcel how, boolean isFurther) {
    switch (order.state()) {
      case OPEN, PARTLY_SHIPPED, FAILED, HELD -> {
        // allowed: something is left to ship
      }
      case SHIPPED -> require(isFurther, order);
      case BUYING, CANCELLED -> throw notShippable(order);
    }
    var number = how.trackingNumber();
    if (number != null
        && order.out().anyMatch(each -> each.trackingNumber().filter(number::equals).isPresent())) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, OrderWords.NUMBER_THERE, order.number(), number);
    }
  }

  /// One label for several planned parcels would be short of the rest. The parcels of one request
  /// are as its caller divides them; one that is bought alone is one of those planned.
  private static void requireAsPlanned(SalesOrder order, Packing packing) {
    var planned = PlannedParcels.of(order);
    switch (packing.share()) {
      case ALONE -> {
        boolean isOne = planned.areLines() && packing.items().size() == 1;
        if (planned.open().size() > 1 && !isOne) {
          throw ProblemException.refused(
              ProblemCode.CONFLICT, OrderStop.SEVERAL_PARCELS, planned.all().size());
        }
      }
      case OF_SEVERAL -> {
        // allowed: the caller says how the order is divided
      }
      case PLANNED -> require(planned.open().contains(packing.place()), order);
    }
  }

  /// Requires that no parcel was bought at the rate yet, since a rate is the price of one parcel.
  ///
  /// @throws ProblemException `DUPLICATE_SHIPMENT` naming the parcel bought at it
  public static void requireUnsold(SalesOrder order, String rateId) {
    order
        .atRate(rateId)
        .ifPresent(
            parcel -> {
              throw new ProblemException(
                  new Problem.Invalid(
                      ProblemCode.DUPLICATE_SHIPMENT,
                      OrderWords.RATE_SOLD.of(order.number()),
                      parcel.named()));
            });
  }

  /// Requires that all that is left of another order may go into a parcel of this one.
  ///
  /// @throws ProblemException `CONFLICT`
  public static void requireTogether(SalesOrder order, SalesOrder other) {
    requireSameAddress(order, other);
    requireFit(other, Packing.of(other.left()));
  }

  /// Requires that the label is not for a return, since a return brings goods back and ships
  /// nothing of an order.
  ///
  /// @throws ProblemException `CONFLICT`
  public static void requireWayOut(SalesOrder order, boolean isReturn) {
    if (isReturn) {
      throw ProblemException.refused(ProblemCode.CONFLICT, OrderWords.NO_RETURN, order.number());
    }
  }

  static void requireSameAddress(SalesOrder order, SalesOrder other) {
    if (!order.details().to().isSameDoor(other.details().to())) {
      throw ProblemException.refused(
          ProblemCode.CONFLICT, OrderWords.OTHER_ADDRESS, other.number(), order.number());
    }
  }

  /// The refusal of a parcel that takes more than is left.
  static ProblemException notLeft(SalesOrder order, PackedItem item) {
    return ProblemException.refused(
        ProblemCode.CONFLICT,
        OrderWords.NOT_LEFT,
        order.number(),
        order.left(item.line()),
        item.line(),
        item.quantity());
  }

  /// Whether an order without items has no parcel yet; its first parcel ships it all.
  private static boolean isWhole(SalesOrder order) {
    return order.details().items().isEmpty() && !order.hasParcels();
  }

  private static void require(boolean fits, SalesOrder order) {
    if (!fits) {
      throw notShippable(order);
    }
  }

  /// What people call the state.
  public static MessageKey words(OrderState state) {
    return switch (state) {
      case OPEN -> OrderWords.STATE_OPEN;
      case HELD -> OrderWords.STATE_HELD;
      case BUYING -> OrderWords.STATE_BUYING;
      case PARTLY_SHIPPED -> OrderWords.STATE_PARTLY_SHIPPED;
      case SHIPPED -> OrderWords.STATE_SHIPPED;
      case FAILED -> OrderWords.STATE_FAILED;
      case CANCELLED -> OrderWords.STATE_CANCELLED;
    };
  }

  private static MessageKey advice(OrderState state) {
    return switch (state) {
      case HELD -> OrderWords.RELEASE_FIRST;
      case SHIPPED -> OrderWords.REPRINT_OR_VOID;
      case CANCELLED -> OrderWords.REOPEN_FIRST;
      case OPEN, BUYING, PARTLY_SHIPPED, FAILED -> OrderWords.ASK_AGAIN;
    };
  }
}
