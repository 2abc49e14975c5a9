package dev.quayside.engine.order;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.printing.message.MessageKey;

/// What somebody is told whose order stands where nothing of the kind can be done.
public final class OrderRefusals {

  private OrderRefusals() {}

  /// @param what the key of `held`, `cancelled`
  public static ProblemException cannot(SalesOrder order, OrderWords what) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, OrderWords.CANNOT, order.number(), words(order.state()), what);
  }

  static ProblemException notShippable(SalesOrder order) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, advice(order.state()), order.number(), words(order.state()));
  }

  /// That a parcel may be bought now, and takes no more than is left to ship.
  ///
  /// @throws ProblemException `CONFLICT`
  static void requireFit(SalesOrder order, Packing packing) {
    switch (order.state()) {
      case OPEN, PARTLY_SHIPPED, FAILED -> {
        // something is left to ship
      }
      case SHIPPED -> require(packing.further(), order);
      case HELD, BUYING, CANCELLED -> throw notShippable(order);
    }
    if (packing.items().isEmpty()) {
      require(packing.further() || isWhole(order), order);
    }
    order.requireLeft(packing.items());
  }

  /// That nothing was bought at a rate yet: it is the price of one parcel.
  ///
  /// @throws ProblemException `DUPLICATE_SHIPMENT` naming what was
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

  /// That all that is left of another order may go into a parcel of this one.
  ///
  /// @throws ProblemException `CONFLICT`
  public static void requireTogether(SalesOrder order, SalesOrder other) {
    requireSameAddress(order, other);
    requireFit(other, Packing.of(other.left()));
  }

  /// A return brings goods back: it ships nothing of an order, whatever it was priced or asked for.
  ///
  /// @throws ProblemException `CONFLICT`
  static void requireWayOut(SalesOrder order, boolean isReturn) {
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

  /// What a shipment that is more than is left is told.
  static ProblemException notLeft(SalesOrder order, PackedItem item) {
    return ProblemException.refused(
        ProblemCode.CONFLICT,
        OrderWords.NOT_LEFT,
        order.number(),
        order.left(item.line()),
        item.line(),
        item.quantity());
  }

  /// Of an order without items its first parcel is all there is.
  private static boolean isWhole(SalesOrder order) {
    return order.details().items().isEmpty() && !order.hasParcels();
  }

  private static void require(boolean fits, SalesOrder order) {
    if (!fits) {
      throw notShippable(order);
    }
  }

  private static MessageKey words(OrderState state) {
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
