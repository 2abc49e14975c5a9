package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.CheckoutState.Contents;
import dev.quayside.app.screen.ship.CheckoutState.Offer;
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
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Buys the label of the parcel in the form: at once, or as soon as the prices are there.
final class Checkout {

  private static final String DUPLICATE = "ship.scan.duplicate";

  private final ShipGateway gateway;
  private final FormModel form;
  private final RatesModel rates;
  private final LabelModel label;
  private final PackingTable table;
  private final OrderInHand order;
  private final ScanSignal signal;
  private final Notices notices;
  private final ReadOnlyIntegerWrapper demands = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<NextKey> next = new ReadOnlyObjectWrapper<>(NextKey.OPENING);
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
      ScanSignal signal,
      Notices notices) {
    this.gateway = gateway;
    this.form = form;
    this.rates = rates;
    this.label = label;
    this.table = table;
    this.order = order;
    this.signal = signal;
    this.notices = notices;
    rates.asking().subscribe(this::priced);
    Stream.of(
            label.stage(),
            label.duplicate(),
            rates.selected(),
            rates.asking(),
            rates.stale(),
            rates.problem())
        .forEach(one -> one.subscribe(this::look));
  }

  /// Why the last purchase was refused; null after the form has changed or the purchase is tried
  /// again.
  ReadOnlyObjectProperty<@Nullable ProblemCode> refusal() {
    return refusal.getReadOnlyProperty();
  }

  /// Grows whenever the packer is to enter something missing, so that the view goes there.
  ReadOnlyIntegerProperty demands() {
    return demands.getReadOnlyProperty();
  }

  /// What {@link #buy} would do now.
  ReadOnlyObjectProperty<NextKey> nextKey() {
    return next.getReadOnlyProperty();
  }

  /// Works out what the buy key does now, and clears the message of an earlier press.
  void look() {
    var before = next.get();
    next.set(NextKey.of(state()));
    if (next.get() != before && signal.state().get().key().equals(before.refusal())) {
      signal.ready();
    }
  }

  private CheckoutState state() {
    return new CheckoutState(
        label.stage().get(),
        table.isOpened(),
        label.duplicate().get() != null,
        contents(),
        form.isEmpty(),
        form.missing().orElse(null),
        rates.asking().get(),
        rates.asking().get() ? meant() : offer());
  }

  private Contents contents() {
    var contents = form.contents();
    if (form.part() == null || contents.isSettled() || contents.isNothingIn()) {
      return Contents.KNOWN;
    }
    return contents.isTogetherInPart() ? Contents.IN_PART : Contents.BEING_WORKED_OUT;
  }

  private Offer meant() {
    return rates.isRuled() || rates.inSight().isPresent() ? Offer.CHOSEN : Offer.UNCHOSEN;
  }

  private Offer offer() {
    if (rates.accountWanted().get()) {
      return Offer.NO_ACCOUNT;
    } else if (rates.rows().isEmpty()) {
      return Offer.NONE;
    } else if (rates.selected().get() == null) {
      return Offer.UNCHOSEN;
    }
    return rates.buyable().isPresent() ? Offer.CHOSEN : Offer.EXPIRED;
  }

  /// Does what the buy key does now: buys the chosen rate, waits for prices, or says why neither is
  /// possible.
  void buy() {
    look();
    var now = next.get();
    switch (now) {
      case BUY -> buyNow();
      case BUY_WHEN_PRICED, SHOW_PRICES -> {
        waiting = true;
        inSight = rates.inSight().orElse(null);
        signal.show(Kind.BUSY, "ship.scan.waiting");
      }
      case RENEW_PRICES -> {
        rates.refresh();
        signal.show(Kind.ATTENTION, now.words());
      }
      case SCAN, SENDER, RECIPIENT, PARCEL, CUSTOMS, CONTENTS -> {
        signal.stop(now.refusal());
        demand();
      }
      case CHOOSE_RATE, NO_RATE, NO_ACCOUNT, DUPLICATE -> signal.stop(now.refusal());
      case TOGETHER, PACKING, OPENING, BUSY, IN_DOUBT, BOUGHT ->
          signal.show(Kind.ATTENTION, now.refusal());
    }
  }

  /// Marks what is missing and moves the focus there.
  void demand() {
    form.demandAll();
    demands.set(demands.get() + 1);
  }

  /// Whether the buy key was pressed before the prices were there.
  boolean isWaiting() {
    return waiting;
  }

  /// Called when the form has changed: drops a purchase that waits, and questions about an earlier
  /// label.
  void changed() {
    giveUp();
    label.leaveIt();
  }

  /// Drops a purchase that waits for its price.
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
            rate -> label.buy(purchase(form.order(rate.id())), this::refused), rates::refresh);
  }

  /// Buys once the prices are there, if the buy key waits for them: only the rate the packer saw or
  /// a rule chose, neither a cheaper one nor one the packer has never seen.
  private void priced(boolean asking) {
    if (asking || !waiting) {
      return;
    }
    waiting = false;
    var row = rates.selected().get();
    var seen = inSight;
    if (row == null) {
      signal.stop(NextKey.CHOOSE_RATE.words());
    } else if (seen == null ? rates.isRuled() : row.isSameOffer(seen)) {
      buyNow();
    } else {
      signal.lead(Kind.STOP, seen == null ? "ship.scan.priced" : "ship.scan.price-changed");
    }
  }

  /// The purchase of the parcel. The form is stored before the carrier is asked: after a crash in
  /// between it is found again under the same id, and buying it again gives the same label.
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
