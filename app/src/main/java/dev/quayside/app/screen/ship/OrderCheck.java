package dev.quayside.app.screen.ship;

import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderState;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.order.reason.OrderStop;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Reads the order of the parcel in the form again: when the parcel comes back after it was put
/// aside, and when orders have changed. A batch, another desk or a shop may have shipped or stopped
/// it meanwhile, and the packer must not go on as if not.
final class OrderCheck {

  /// Stands for the change that the packer is told of when the order is read anew.
  private static final Problem CHANGED =
      new Problem.Refused(ProblemCode.CONFLICT, OrderStop.SHIPPED.of());

  private final ShipGateway gateway;
  private final FormModel form;
  private final ParcelDrafts drafts;
  private final ScanSignal signal;
  private final BooleanSupplier editable;
  private final BiConsumer<String, Problem> anew;
  private final Refresh<Optional<SalesOrder>> reading;
  private @Nullable Told told;

  /// The order as the packer was last told of it.
  private record Told(String orderId, OrderState state) {}

  /// @param editable whether its label has not been bought yet
  /// @param anew reads an order again that has changed, as a scan of it would, and says why
  OrderCheck(
      Background background,
      ShipGateway gateway,
      FormModel form,
      ParcelDrafts drafts,
      ScanSignal signal,
      BooleanSupplier editable,
      BiConsumer<String, Problem> anew,
      Consumer<Throwable> failed) {
    this.gateway = gateway;
    this.form = form;
    this.drafts = drafts;
    this.signal = signal;
    this.editable = editable;
    this.anew = anew;
    reading = new Refresh<>(background, this::question, this::answered, failed);
  }

  /// Reads the order of another parcel in the form.
  void now() {
    told = null;
    if (isWorth()) {
      reading.now();
    }
  }

  /// Reads it soon, after orders have changed.
  void heard() {
    if (isWorth()) {
      reading.soon();
    }
  }

  private boolean isWorth() {
    return form.part() != null && editable.getAsBoolean();
  }

  private Callable<Optional<SalesOrder>> question() {
    var part = form.part();
    return () -> part == null ? Optional.empty() : found(part.orderId());
  }

  /// The order; empty when it has been deleted.
  private Optional<SalesOrder> found(String orderId) {
    try {
      return Optional.of(gateway.orderNow(orderId));
    } catch (ProblemException refused) {
      if (refused.code() == ProblemCode.NOT_FOUND) {
        return Optional.empty();
      }
      throw refused;
    }
  }

  private void answered(Optional<SalesOrder> answer) {
    answer.filter(this::isInForm).ifPresent(this::compare);
  }

  private boolean isInForm(SalesOrder order) {
    var part = form.part();
    return isWorth() && part != null && part.orderId().equals(order.id());
  }

  private void compare(SalesOrder order) {
    var before = told;
    var now = new Told(order.id(), order.state());
    switch (order.state()) {
      case SHIPPED -> readAnew(order); // it has its label
      case HELD, CANCELLED, BUYING -> {
        told = now;
        if (!now.equals(before)) {
          anew.accept(order.id(), CHANGED);
        }
      }
      case OPEN, PARTLY_SHIPPED, FAILED -> {
        told = null;
        if (!form.contents().isTogether() && left(order) != form.contents().left()) {
          readAnew(order); // some was shipped, or a label was voided
        } else if (before != null && before.orderId().equals(order.id())) {
          signal.lead(Kind.READY, "ship.scan.loaded", order.shownNumber());
        }
      }
    }
  }

  /// Reads the order into the form: the parcel there is not to be bought any more.
  private void readAnew(SalesOrder order) {
    drafts.forgetTyping();
    anew.accept(order.id(), CHANGED);
  }

  private static int left(SalesOrder order) {
    return order.left().stream().mapToInt(PackedItem::quantity).sum();
  }
}
