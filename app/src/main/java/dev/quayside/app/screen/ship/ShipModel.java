package dev.quayside.app.screen.ship;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.address.AddressPaste;
import dev.quayside.app.address.AdviceModel;
import dev.quayside.app.lease.Holder;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.box.BoxModel;
import dev.quayside.app.screen.ship.check.CheckModel;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.form.OwnNumbers;
import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.screen.ship.form.SenderModel;
import dev.quayside.app.screen.ship.form.WeighModel;
import dev.quayside.app.screen.ship.form.options.OptionsModel;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.packing.Label;
import dev.quayside.app.screen.ship.packing.NextKey;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.rates.RatesModel;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The model of the Ship screen: form, rates, one label, and the scanner controlling them.
public final class ShipModel {

  private final Background background;
  private final ShipGateway gateway;
  private final Packing packing;
  private final Notices notices;
  private final FormModel form;
  private final AdviceModel advice;
  private final RatesModel rates;
  private final LabelModel label;
  private final ScanSignal signal;
  private final SenderModel sender;
  private final ParcelDrafts drafts;
  private final ParkedParcels parked;
  private final PresetBoxes presets;
  private final OrderInHand order;
  private final Checkout checkout;
  private final ScanModel scan;
  private final WeighModel weigh;
  private final OptionsModel options;
  private final OwnNumbers numbers;
  private final BoxModel box;
  private final CheckModel check;
  private final Listening listening;

  /// Whether the form can be changed, which is so until something is bought.
  public final BooleanExpression editable;

  /// Whether the engine is buying or voiding right now.
  public final BooleanExpression busy;

  /// @param scale its reading
  /// @param draftIds makes ids that never repeat
  /// @param news called when the wallet or the sender has changed
  public ShipModel(
      Background background,
      ShipGateway gateway,
      Notices notices,
      Sounds sounds,
      ScaleReading scale,
      Supplier<String> draftIds,
      Runnable news) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    packing = new Packing(gateway::now);
    label = new LabelModel(background, gateway, notices, packing, news);
    rates = new RatesModel(background, gateway, packing, label::buy);
    signal = new ScanSignal(sounds);
    editable = Bindings.equal(label.stage(), Stage.NONE);
    busy =
        Bindings.equal(label.stage(), Stage.BUYING)
            .or(Bindings.equal(label.stage(), Stage.VOIDING));
    form = new FormModel(this::changed);
    options = new OptionsModel(background, gateway.options(), form.options());
    numbers = new OwnNumbers(background, gateway.options(), form);
    advice = new AdviceModel(background, gateway::review, form.to());
    sender = new SenderModel(background, gateway, form, news, this::fail);
    drafts = new ParcelDrafts(background, gateway, form, packing, draftIds, sender, this::fail);
    parked = new ParkedParcels(this, drafts, signal, notices);
    presets = new PresetBoxes(background, gateway, form.boxes()::inHand, editable::get, this::fail);
    order =
        new OrderInHand(
            background,
            gateway,
            form,
            drafts,
            this::repacked,
            (id, why) -> scan().shipAnew(id, why),
            editable::get,
            signal,
            notices,
            this::fail);
    box = new BoxModel(background, gateway.boxes(), form, this::unasked);
    form.boxes().all().subscribe(this::followBox);
    check = new CheckModel(background, gateway.checks(), this::fail);
    checkout = new Checkout(form, rates, label, packing, drafts, order, box, signal, notices);
    label.stage().subscribe((_, _) -> followOrder());
    order.lease().holder().subscribe((_, other) -> taken(other));
    scan = new ScanModel(background, gateway, this, signal);
    listening = new Listening(background);
    weigh = new WeighModel(scale, form.boxes()::inHand, editable, this::unasked);
  }

  public FormModel form() {
    return form;
  }

  public AddressForm from() {
    return form.from();
  }

  /// The locations parcels can be sent from.
  public SenderModel sender() {
    return sender;
  }

  /// Sends from another location; this does not count as typing.
  void sendFrom(Location location) {
    if (editable.get()) {
      drafts.unasked(() -> sender.choose(location));
    }
  }

  public AddressForm to() {
    return form.to();
  }

  public ParcelModel parcel() {
    return form.parcel();
  }

  public StringProperty reference() {
    return form.reference;
  }

  /// The postal check of the recipient.
  public AdviceModel advice() {
    return advice;
  }

  public RatesModel rates() {
    return rates;
  }

  /// The check of what goes into the box.
  public CheckModel check() {
    return check;
  }

  /// Follows the order in the form, and shows its check until its label is bought.
  private void followOrder() {
    var stage = label.stage().get();
    order.follow(stage);
    followBox();
    var part = packed();
    if (part == null || !form.contents().isNothingIn()) {
      var country = Objects.requireNonNullElse(form.from().draft().get().country(), "");
      check.follow(part, country.strip());
    }
    if (part == null && label.stage().get() == Stage.NONE) {
      check.leave();
    }
  }

  private void followBox() {
    box.follow(packed());
  }

  /// The contents by order, until the label is bought; null without an order.
  private @Nullable OrderPart packed() {
    return label.stage().get() == Stage.NONE ? form.part() : null;
  }

  /// Adds a box to the shipment: one price, one master number, a label for each.
  void addBox() {
    if (editable.get()) {
      form.addBox();
    }
  }

  public LabelModel label() {
    return label;
  }

  public ScanModel scan() {
    return scan;
  }

  /// The box that is chosen for the goods.
  public BoxModel box() {
    return box;
  }

  /// What is asked for beside the parcel.
  public OptionsModel options() {
    return options;
  }

  /// The sender's tax numbers that go with the declaration.
  public OwnNumbers numbers() {
    return numbers;
  }

  /// Takes the weight from the scale.
  public WeighModel weigh() {
    return weigh;
  }

  /// The parcels put aside, oldest first.
  public ObservableList<Draft> held() {
    return drafts.held;
  }

  void nameSender() {
    if (editable.get()) {
      sender.want();
    }
  }

  /// Lets the packer go on when nothing was bought because of the other desk.
  private void taken(@Nullable Holder other) {
    if (other == null && checkout.refusal().get() == ProblemCode.ORDER_LEASED) {
      signal.ready();
    }
  }

  /// Whether {@link #buy} buys at once.
  public BooleanExpression buyable() {
    return Bindings.equal(checkout.nextKey(), NextKey.BUY);
  }

  /// Reads again what other screens may have changed; called when the screen comes into view.
  public void lookAgain() {
    presets.lookAgain();
    drafts.lookAgain();
  }

  /// Restores the sender and an unfinished form.
  public void start() {
    drafts.recall(
        () -> {
          anotherParcel();
          scan.opened();
        },
        failure -> {
          scan.opened();
          signal.stop("ship.scan.refused", Failures.problem(failure).message());
          fail(failure);
        });
    listening.begin(
        () ->
            gateway.listen(
                listening.telling(label::printingChanged), listening.telling(order::heard)),
        label::printingChanged,
        this::fail);
    order.lease().start();
    background.run(gateway::onTime, rates::learn, this::fail);
    presets.lookAgain();
    weigh.start();
  }

  /// Ends listening; called when the workspace is left.
  public void leave() {
    listening.end();
    order.lease().leave();
    weigh.stop();
  }

  /// The preset boxes of the workspace.
  PresetBoxes presets() {
    return presets;
  }

  /// The buy key: what it does now, and what became of its last press.
  Checkout checkout() {
    return checkout;
  }

  /// What is being packed.
  Packing packing() {
    return packing;
  }

  /// The order of the parcel in the form.
  OrderInHand order() {
    return order;
  }

  /// Recipients of earlier parcels that match the words; called off the window's thread.
  public List<Contact> contacts(String words) {
    return gateway.contacts(words);
  }

  /// Puts a pasted block of text into the recipient's fields.
  ///
  /// @return false when the text holds no address
  public boolean paste(String text) {
    return editable.get() && new AddressPaste(to(), notices).take(text);
  }

  /// Does what the buy key does now, after scans that are still being looked up.
  public void buy() {
    scan.buyInTurn(() -> scan.pieces().checked(checkout::buy));
  }

  /// Goes on to the next parcel: the remaining pieces of the order; else the parcel that was
  /// interrupted to look at another label, or an empty form.
  public void next() {
    if (busy.get()) {
      return;
    }
    var unfinished = order.unfinished();
    boolean interrupted = packing.label().map(Label::interrupted).isPresent();
    drafts.next();
    leaveLabel();
    packing.typed(interrupted);
    signal.ready();
    anotherParcel();
    scan.wantFocus();
    unfinished.ifPresent(scan::shipOrder);
  }

  /// Puts the parcel in the form aside and empties the form.
  ///
  /// @return false when there is nothing to put aside
  public boolean hold() {
    return parked.park();
  }

  /// Takes back the parcel that was put aside last; the one in the form is put aside.
  public void resume() {
    parked.takeNewest();
  }

  /// Takes back a parcel that was put aside; the one in the form is put aside.
  public void resume(Draft one) {
    parked.take(one);
  }

  /// Fills the form with a new parcel, and puts aside what was typed.
  void load(Draft draft) {
    if (busy.get()) {
      return;
    }
    parked.parkWhatWasTyped();
    drafts.take(draft);
    leaveLabel();
    anotherParcel();
  }

  /// Fills the form with a parcel that was not in it before.
  ///
  /// @param draft makes it under a new id
  void loadNew(Function<String, Draft> draft) {
    load(draft.apply(drafts.newId()));
  }

  /// Shows a label that was bought earlier; the parcel in the form comes back with {@link #next}.
  void open(Shipment shipment) {
    if (!busy.get()) {
      label.view(shipment, drafts.interrupted());
      drafts.lookAt(shipment);
      rates.forget();
    }
  }

  private void leaveLabel() {
    packing.leave();
    order.leave();
  }

  private void anotherParcel() {
    requoteNow();
    checkout.look();
    weigh.follow();
    followOrder();
    order.together().look();
  }

  /// Asks for rates for new contents: a picked rate stays, otherwise the rules choose again.
  private void repacked() {
    if (rates.preference().pick() == null) {
      requoteNow();
    } else {
      requote();
    }
    weigh.follow();
    followOrder();
    checkout.look();
  }

  /// Changes the form without the packer, but not once the buy key was pressed.
  private void unasked(Runnable change) {
    if (!packing.isPressed()) {
      drafts.unasked(change);
    }
  }

  private void changed() {
    if (drafts.changed()) {
      checkout.changed();
      requote();
      order.repack();
    }
    checkout.look();
  }

  private void requote() {
    rates.ask(form.request().orElse(null), form.choice());
  }

  /// Asks for rates at once: there is no typing to wait for.
  private void requoteNow() {
    rates.askNow(form.request().orElse(null), form.choice());
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
