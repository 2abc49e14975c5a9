package dev.quayside.app.screen.ship;

import dev.quayside.app.cart.CartsModel;
import dev.quayside.app.lease.Holder;
import dev.quayside.app.lease.LeaseModel;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// The order of the parcel in the form: updates the form when the contents of the box change, and
/// offers the order's remaining pieces after the purchase.
final class OrderInHand {

  private final Background background;
  private final ShipGateway gateway;
  private final FormModel form;
  private final ParcelDrafts drafts;
  private final Runnable repacked;
  private final BiConsumer<String, Problem> anew;
  private final TogetherModel together;
  private final LeaseModel lease;
  private final OrderCheck check;
  private final CartInHand cart;
  private final ReadOnlyIntegerWrapper rest = new ReadOnlyIntegerWrapper();
  private @Nullable OrderPart asked;

  /// @param repacked called once the form matches the contents of the box
  /// @param anew reads an order again that has changed, and says why
  /// @param editable whether its label has not been bought yet
  OrderInHand(
      Background background,
      ShipGateway gateway,
      FormModel form,
      ParcelDrafts drafts,
      Runnable repacked,
      BiConsumer<String, Problem> anew,
      BooleanSupplier editable,
      ScanSignal signal,
      Notices notices,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.drafts = drafts;
    this.repacked = repacked;
    this.anew = anew;
    lease = new LeaseModel(background, gateway.leases());
    together = new TogetherModel(background, gateway, form, drafts, editable, notices, failed);
    check = new OrderCheck(background, gateway, form, drafts, signal, editable, anew, failed);
    cart = new CartInHand(background, gateway, failed);
  }

  /// The cart that the order is packed from.
  CartsModel cart() {
    return cart.carts();
  }

  /// The other orders that can ship in the same parcel.
  TogetherModel together() {
    return together;
  }

  /// Tells when the order was shipped or stopped meanwhile.
  OrderCheck check() {
    return check;
  }

  /// Called when orders have changed.
  void heard() {
    together.heard();
    check.heard();
    cart.carts().heard();
  }

  /// Keeps other desks from packing the order meanwhile.
  LeaseModel lease() {
    return lease;
  }

  /// Which other desk has the order in hand; null when none has.
  ReadOnlyObjectProperty<@Nullable Holder> holder() {
    return lease.holder();
  }

  void takeOver(String orderId) {
    lease.takeOver(orderId);
  }

  /// Has the order in hand from when it comes into the form until its label is bought, and the
  /// others that go into the same parcel.
  void follow(Stage stage) {
    var part = form.part();
    boolean packing =
        switch (stage) {
          case NONE, BUYING, IN_DOUBT -> true;
          case BOUGHT, VOIDING, VOIDED -> false;
        };
    cart.follow(packing ? part : null);
    lease.open(packing && part != null ? part.orderIds() : List.of());
  }

  /// The name of the rule that chose the service; null when none did.
  @Nullable String rule() {
    return form.rule();
  }

  /// How many pieces of the order are left to ship after the label just bought.
  ReadOnlyIntegerProperty rest() {
    return rest.getReadOnlyProperty();
  }

  /// The order that has pieces left after the label just bought; empty when none has.
  Optional<String> unfinished() {
    var part = form.part();
    return part == null || rest.get() == 0 ? Optional.empty() : Optional.of(part.orderId());
  }

  void bought() {
    rest.set(form.part() == null ? 0 : form.contents().left() - form.contents().pieces());
  }

  /// Called when the label is left.
  void leave() {
    rest.set(0);
  }

  /// Works out weight and customs of the present contents of the box.
  void repack() {
    var part = form.part();
    var contents = form.contents();
    if (part == null
        || contents.isSettled()
        || contents.isNothingIn()
        || contents.isTogetherInPart()
        || part.equals(asked)) {
      return;
    }
    asked = part;
    var sender = form.from().draft().get();
    background.run(
        () -> gateway.pack(part, sender), now -> pack(part, now), failure -> failed(part, failure));
  }

  /// Reads the order again after a conflict: another packer or program may have shipped or stopped
  /// some of it.
  ///
  /// @return whether it is read again
  boolean look(Problem refusal) {
    if (refusal.code() == ProblemCode.ORDER_LEASED) {
      lease.look();
    }
    var part = form.part();
    if (part == null || refusal.code() != ProblemCode.CONFLICT) {
      return false;
    }
    drafts.forgetTyping();
    anew.accept(part.orderId(), refusal);
    return true;
  }

  private void pack(OrderPart of, PackedOrder now) {
    if (isAsked(of)) {
      var declared = declared(form.draft("").customs(), now.customs());
      drafts.repack(
          () -> {
            if (form.contents().isTogether() && now.parcel().weightOz() == null) {
              form.parcel().forgetWeight();
            }
            form.repack(now.parcel(), declared, now.choice(), now.plan().chosenBy());
          });
      repacked.run();
    }
  }

  private void failed(OrderPart of, Throwable failure) {
    if (isAsked(of)) {
      form.contents().takeBack();
      repacked.run();
      anew.accept(of.orderId(), Failures.problem(failure));
    }
  }

  /// Whether the contents of the box are still those that were asked about.
  private boolean isAsked(OrderPart part) {
    if (!part.equals(asked)) {
      return false;
    }
    asked = null;
    return part.equals(form.part()) && !form.contents().isSettled();
  }

  /// Keeps what the packer declared about goods that are still in the box.
  private @Nullable CustomsDraft declared(@Nullable CustomsDraft was, @Nullable CustomsDraft now) {
    var before = ContentsModel.declared(form.contents().settled());
    var packed = ContentsModel.declared(form.contents().lines());
    if (was == null
        || now == null
        || was.items().size() != before.size()
        || now.items().size() != packed.size()) {
      return now;
    }
    return new CustomsDraft(
        was.contentsType(),
        was.contentsExplanation(),
        IntStream.range(0, packed.size())
            .mapToObj(
                place -> {
                  int old = before.indexOf(packed.get(place));
                  var fresh = now.items().get(place);
                  return old < 0 ? fresh : pieces(was.items().get(old), fresh.quantity());
                })
            .toList(),
        was.incoterm(),
        was.references(),
        was.taxIds(),
        was.dutiesPrepaid());
  }

  private static CustomsItemDraft pieces(CustomsItemDraft item, @Nullable Integer pieces) {
    return new CustomsItemDraft(
        item.description(),
        pieces,
        item.value(),
        item.currency(),
        item.weightOz(),
        item.hsCode(),
        item.originCountry());
  }
}
