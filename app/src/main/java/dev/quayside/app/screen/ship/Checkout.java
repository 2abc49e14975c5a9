package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.box.BoxModel;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.packing.Attempt;
import dev.quayside.app.screen.ship.packing.FormState;
import dev.quayside.app.screen.ship.packing.FormState.Contents;
import dev.quayside.app.screen.ship.packing.Label;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.packing.PurchaseRequest;
import dev.quayside.app.screen.ship.rates.RatesModel;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.printing.message.Message;
import java.util.List;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Buys the label of the parcel in the form: at once, or as soon as the prices are there. Tells the
/// packer what a press of the buy key did.
final class Checkout {

  private final FormModel form;
  private final RatesModel rates;
  private final LabelModel label;
  private final Packing packing;
  private final ParcelDrafts drafts;
  private final OrderInHand order;
  private final BoxModel box;
  private final ScanSignal signal;
  private final Notices notices;
  private final ReadOnlyIntegerWrapper demands = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<NextKey> next = new ReadOnlyObjectWrapper<>(NextKey.OPENING);
  private final ReadOnlyObjectWrapper<Attempt> attempt = new ReadOnlyObjectWrapper<>(Attempt.NONE);
  private final ReadOnlyObjectWrapper<@Nullable ProblemCode> refusal =
      new ReadOnlyObjectWrapper<>();

  Checkout(
      FormModel form,
      RatesModel rates,
      LabelModel label,
      Packing packing,
      ParcelDrafts drafts,
      OrderInHand order,
      BoxModel box,
      ScanSignal signal,
      Notices notices) {
    this.form = form;
    this.rates = rates;
    this.label = label;
    this.packing = packing;
    this.drafts = drafts;
    this.order = order;
    this.box = box;
    this.signal = signal;
    this.notices = notices;
    packing.follow(this::follow);
    label.stage().subscribe(this::stageChanged);
    attempt.addListener((_, before, now) -> tell(before, now));
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

  /// Reads the form anew.
  void look() {
    packing.formRead(formState());
  }

  /// Called when the form has changed, which makes it another parcel.
  void changed() {
    packing.formChanged(formState());
  }

  /// Shows what the buy key does now, and clears the message of an earlier press.
  private void follow() {
    var before = next.get();
    next.set(packing.nextKey());
    if (next.get() != before && signal.state().get().key().equals(before.refusal())) {
      signal.ready();
    }
    packing.prices().unmet().ifPresent(this::unmet);
    refusal.set(packing.attempt() instanceof Attempt.Refused(var problem) ? problem.code() : null);
    attempt.set(packing.attempt());
  }

  /// Tells what the rule of a scanned order asks for in vain.
  private void unmet(Message why) {
    var told = signal.state().get();
    if (told.key().equals(ScanModel.LOADED)) {
      signal.lead(Kind.ATTENTION, "ship.scan.no-choice", told.values().getFirst(), why);
    }
  }

  private FormState formState() {
    return new FormState(contents(), form.isEmpty(), form.missing().orElse(null));
  }

  private Contents contents() {
    var contents = form.contents();
    if (form.part() == null || contents.isSettled() || contents.isNothingIn()) {
      return Contents.KNOWN;
    }
    return contents.isTogetherInPart() ? Contents.IN_PART : Contents.BEING_WORKED_OUT;
  }

  /// Does what the buy key does now: buys the chosen rate, waits for prices, or says why neither is
  /// possible.
  void buy() {
    press(Kind.ATTENTION);
  }

  /// Does what the buy key does, for a scanned code: a packer who scans does not look at the screen
  /// and has to hear that nothing is bought.
  void buyScanned() {
    press(Kind.STOP);
  }

  /// @param inVain how it is told that this parcel has its label
  private void press(Kind inVain) {
    var now = packing.nextKey();
    next.set(now);
    packing.press(parcel()).ifPresent(label::buy);
    switch (now) {
      case BUY -> {}
      case BUY_WHEN_PRICED, SHOW_PRICES -> signal.show(Kind.BUSY, "ship.scan.waiting");
      case RENEW_PRICES -> {
        rates.refresh();
        signal.show(Kind.ATTENTION, now.words());
      }
      case SCAN, SENDER, RECIPIENT, PARCEL, CUSTOMS, CONTENTS -> {
        signal.stop(now.refusal());
        demand();
      }
      case CHOOSE_RATE, NO_RATE, NO_ACCOUNT, DUPLICATE -> signal.stop(now.refusal());
      case TOGETHER, PACKING, OPENING -> signal.show(Kind.ATTENTION, now.refusal());
      case BUSY, IN_DOUBT, BOUGHT -> {
        if (inVain == Kind.STOP) {
          signal.stop(now.refusal());
        } else {
          signal.show(inVain, now.refusal());
        }
      }
    }
  }

  /// Marks what is missing and moves the focus there.
  void demand() {
    form.demandAll();
    demands.set(demands.get() + 1);
  }

  private PurchaseRequest parcel() {
    var part = form.part();
    return new PurchaseRequest(
        drafts.draftId(),
        part,
        form.order(null),
        part == null ? List.of() : form.declaredGoods(),
        box.proposal(),
        drafts.memory());
  }

  private void stageChanged(LabelModel.Stage stage) {
    if (stage == LabelModel.Stage.VOIDED) {
      signal.show(Kind.ATTENTION, "ship.scan.void-done");
    } else if (stage == LabelModel.Stage.BOUGHT) {
      packing.label().filter(one -> !one.viewed()).ifPresent(this::bought);
    }
  }

  private void bought(Label bought) {
    var shipment = bought.shipment();
    int boxes = shipment.consignment().pieces().size();
    if (boxes == 0) {
      signal.show(Kind.BUSY, "ship.scan.bought", shipment.serviceName());
    } else {
      signal.show(Kind.BUSY, "ship.scan.bought.boxes", shipment.serviceName(), boxes);
    }
    order.bought();
    drafts.save();
  }

  private void tell(Attempt before, Attempt now) {
    switch (now) {
      case Attempt.None _ -> {
        if (before instanceof Attempt.Waiting && packing.isEditable()) {
          signal.ready();
        }
      }
      case Attempt.Waiting _ -> {}
      case Attempt.Held(var why) -> tell(why);
      case Attempt.Refused(var problem) -> refused(problem);
      case Attempt.Doubled _ -> signal.stop(NextKey.DUPLICATE.refusal());
    }
  }

  private void tell(Attempt.Outcome why) {
    switch (why) {
      case BUY -> {}
      case NOTHING_CHOSEN ->
          packing
              .prices()
              .unmet()
              .ifPresentOrElse(
                  unmet -> signal.lead(Kind.STOP, "ship.scan.refused", unmet),
                  () -> signal.stop(NextKey.CHOOSE_RATE.words()));
      case UNSEEN -> signal.lead(Kind.STOP, "ship.scan.priced");
      case PRICE_CHANGED -> signal.lead(Kind.STOP, "ship.scan.price-changed");
    }
  }

  private void refused(Problem problem) {
    signal.stop("ship.scan.refused", problem.message());
    if (order.look(problem)) {
      return;
    }
    if (problem.code() == ProblemCode.RATE_NOT_FOUND) {
      rates.refresh();
    } else if (problem instanceof Problem.Invalid) {
      notices.show(problem);
    }
  }
}
