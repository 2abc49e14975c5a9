package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.rates.RatesModel;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Buys the parcel in hand: at once, or as soon as the prices are in.
final class Checkout {

  private static final String INCOMPLETE = "ship.notice.incomplete";

  /// What stands there until nothing is missing any more.
  private static final Set<String> UNFINISHED =
      Set.of(INCOMPLETE, "ship.scan.incomplete", "ship.scan.undeclared");

  private static final String DUPLICATE = "ship.scan.duplicate";

  private final ShipGateway gateway;
  private final FormModel form;
  private final RatesModel rates;
  private final LabelModel label;
  private final PackingTable table;
  private final OrderInHand order;
  private final ScanSignal signal;
  private final Notices notices;
  private final BooleanExpression editable;
  private final ReadOnlyIntegerWrapper demands = new ReadOnlyIntegerWrapper();
  private final BooleanExpression buyable;
  private final BooleanExpression offered;
  private final ReadOnlyObjectWrapper<@Nullable ProblemCode> refusal =
      new ReadOnlyObjectWrapper<>();
  private boolean waiting;
  private @Nullable Rate inSight;

  Checkout(
      ShipGateway gateway,
      FormModel form,
      RatesModel rates,
      LabelModel label,
      PackingTable table,
      OrderInHand order,
      BooleanExpression editable,
      ScanSignal signal,
      Notices notices) {
    this.gateway = gateway;
    this.form = form;
    this.rates = rates;
    this.label = label;
    this.table = table;
    this.order = order;
    this.editable = editable;
    this.signal = signal;
    this.notices = notices;
    buyable = editable.and(rates.selected().isNotNull()).and(rates.stale().not());
    offered = editable.and(rates.selected().isNotNull().or(rates.asking()));
    rates.asking().subscribe(this::priced);
  }

  /// Why the last purchase was refused; null once the form is another one or it is tried again.
  ReadOnlyObjectProperty<@Nullable ProblemCode> refusal() {
    return refusal.getReadOnlyProperty();
  }

  /// Grows whenever something missing was asked for.
  ReadOnlyIntegerProperty demands() {
    return demands.getReadOnlyProperty();
  }

  /// Whether there is something to buy.
  BooleanExpression buyable() {
    return buyable;
  }

  /// Whether there is something to buy, now or once the prices are in.
  BooleanExpression offered() {
    return offered;
  }

  /// Buys the chosen rate. While a purchase runs, and after it, this does nothing.
  void buy() {
    if (!editable.get()) {
      return;
    }
    if (!table.isOpened()) {
      signal.show(Kind.ATTENTION, "ship.scan.opening");
      return;
    }
    if (label.duplicate().get() != null) {
      signal.stop(DUPLICATE);
      return;
    }
    if (form.part() != null && !form.contents().isSettled() && !form.contents().isNothingIn()) {
      signal.show(
          Kind.ATTENTION,
          form.contents().isTogetherInPart() ? "ship.scan.together" : "ship.scan.packing");
      return;
    }
    if (!form.isComplete()) {
      signal.stop(INCOMPLETE);
      demand();
      return;
    }
    if (rates.asking().get()) {
      waiting = true;
      inSight = rates.inSight().orElse(null);
      signal.show(Kind.BUSY, "ship.scan.waiting");
      return;
    }
    buyNow();
  }

  /// Shows what is missing and leads there.
  void demand() {
    form.demandAll();
    demands.set(demands.get() + 1);
  }

  /// Whether the key to buy was pressed before the prices were in.
  boolean isWaiting() {
    return waiting;
  }

  /// The form is another one: what was missing may be there.
  void changed() {
    giveUp();
    label.leaveIt();
    if (UNFINISHED.contains(signal.state().get().key()) && form.isComplete()) {
      signal.ready();
    }
  }

  /// What waits for its price is not bought any more: the form is another one.
  void giveUp() {
    refusal.set(null);
    if (waiting) {
      waiting = false;
      signal.ready();
    }
  }

  private void buyNow() {
    refusal.set(null);
    rates
        .buyable()
        .ifPresentOrElse(
            rate -> label.buy(purchase(form.order(rate.id())), this::refused), this::notBuyable);
  }

  /// Whoever pressed the key before the prices were in gets what they saw or what the rule chose,
  /// and nothing else: not even what is cheaper, nor a rate they have never seen.
  private void priced(boolean asking) {
    if (asking || !waiting) {
      return;
    }
    waiting = false;
    var row = rates.selected().get();
    var seen = inSight;
    if (row == null) {
      signal.stop("ship.notice.no-rate");
    } else if (seen == null ? rates.isRuled() : row.isSameOffer(seen)) {
      buyNow();
    } else {
      signal.stop(seen == null ? "ship.scan.priced" : "ship.scan.price-changed");
    }
  }

  /// The form is kept before the carrier is asked: whoever dies in between finds it again under the
  /// same id, and buying it again gives the same label.
  private Function<Boolean, Shipment> purchase(LabelRequest what) {
    var id = table.draftId();
    var part = form.part();
    var memory = table.memory();
    var declared = part == null ? List.<CustomsAnswer>of() : form.declaredGoods();
    return besides -> {
      gateway.remember(memory);
      var bought = gateway.buy(id, part, besides ? what.allowingDuplicate() : what);
      gateway.learn(declared);
      return bought;
    };
  }

  private void notBuyable() {
    if (rates.selected().get() == null || rates.stale().get()) {
      notices.tell(Notice.attention("ship.notice.no-rate"));
    } else {
      rates.refresh();
    }
  }

  private void refused(Problem problem) {
    if (label.duplicate().get() != null) {
      signal.stop(DUPLICATE);
      return;
    }
    signal.stop("ship.scan.refused", problem.message());
    if (order.look(problem)) {
      return;
    }
    if (problem.code() == ProblemCode.RATE_NOT_FOUND) {
      rates.refresh();
    } else if (problem instanceof Problem.Invalid) {
      notices.show(problem);
    }
    refusal.set(problem.code());
  }
}
