package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.scale.ScaleReading;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.screen.ship.form.ParcelModel;
import dev.quayside.app.screen.ship.form.SenderModel;
import dev.quayside.app.screen.ship.form.WeighModel;
import dev.quayside.app.screen.ship.form.address.AddressModel;
import dev.quayside.app.screen.ship.form.address.AdviceModel;
import dev.quayside.app.screen.ship.label.LabelModel;
import dev.quayside.app.screen.ship.label.LabelModel.Stage;
import dev.quayside.app.screen.ship.rates.RatesModel;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.addressbook.Contact;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The Ship screen: a form, the rates for it, one label, and the scanner that drives them.
public final class ShipModel {

  private final Background background;
  private final ShipGateway gateway;
  private final Notices notices;
  private final Supplier<String> draftIds;
  private final FormModel form;
  private final AdviceModel advice;
  private final RatesModel rates;
  private final LabelModel label;
  private final ScanSignal signal;
  private final SenderModel sender;
  private final PackingTable table;
  private final PresetBoxes presets;
  private final OrderInHand order;
  private final Checkout checkout;
  private final ScanModel scan;
  private final WeighModel weigh;
  private final Listening listening;
  private final BooleanExpression editable;
  private final BooleanExpression busy;

  /// @param pan what lies on the scale
  /// @param draftIds makes ids that never repeat
  /// @param news called when the wallet or who sends has changed
  public ShipModel(
      Background background,
      ShipGateway gateway,
      Notices notices,
      Sounds sounds,
      ScaleReading pan,
      Supplier<String> draftIds,
      Runnable news) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.draftIds = draftIds;
    rates = new RatesModel(background, gateway);
    label = new LabelModel(background, gateway, notices, news);
    signal = new ScanSignal(sounds);
    editable = Bindings.equal(label.stage(), Stage.NONE);
    busy =
        Bindings.equal(label.stage(), Stage.BUYING)
            .or(Bindings.equal(label.stage(), Stage.VOIDING));
    form = new FormModel(this::changed);
    advice = new AdviceModel(background, gateway::review, form.to());
    sender = new SenderModel(background, gateway, form, news, this::fail);
    table = new PackingTable(background, gateway, form, label, draftIds, sender, this::fail);
    presets = new PresetBoxes(background, gateway, form.parcel(), editable::get, this::fail);
    order =
        new OrderInHand(
            background,
            gateway,
            form,
            table,
            this::repacked,
            (id, why) -> scan().shipAnew(id, why),
            editable::get,
            notices,
            this::fail);
    checkout = new Checkout(gateway, form, rates, label, table, order, signal, notices);
    scan = new ScanModel(background, gateway, this, signal);
    listening = new Listening(background);
    weigh = new WeighModel(pan, form.parcel(), editable, this::unasked);
    label.stage().subscribe(this::stageChanged);
  }

  public FormModel form() {
    return form;
  }

  public AddressModel from() {
    return form.from();
  }

  /// The locations one can send from.
  public SenderModel sender() {
    return sender;
  }

  /// Sends from another location; nothing of the parcel was typed by that.
  void sendFrom(Location location) {
    if (editable.get()) {
      table.unasked(() -> sender.choose(location));
    }
  }

  public AddressModel to() {
    return form.to();
  }

  public ParcelModel parcel() {
    return form.parcel();
  }

  public StringProperty reference() {
    return form.reference();
  }

  /// What the post says to the recipient.
  public AdviceModel advice() {
    return advice;
  }

  public RatesModel rates() {
    return rates;
  }

  public LabelModel label() {
    return label;
  }

  public ScanModel scan() {
    return scan;
  }

  /// The weight of the scale.
  public WeighModel weigh() {
    return weigh;
  }

  /// Parcels put aside, oldest first.
  public ObservableList<Draft> held() {
    return table.held();
  }

  /// Grows whenever something missing was asked for, so that the view can go there.
  public ReadOnlyIntegerProperty demands() {
    return checkout.demands();
  }

  void nameSender() {
    if (editable.get()) {
      sender.want();
    }
  }

  /// Whether the form can be changed: until something is bought.
  public BooleanExpression editable() {
    return editable;
  }

  /// Why the last purchase was refused; null while nothing stands against it.
  public ReadOnlyObjectProperty<@Nullable ProblemCode> refusal() {
    return checkout.refusal();
  }

  /// What the key to buy does now.
  ReadOnlyObjectProperty<NextKey> nextKey() {
    return checkout.nextKey();
  }

  /// Whether {@link #buy} buys at once.
  public BooleanExpression buyable() {
    return Bindings.equal(checkout.nextKey(), NextKey.BUY);
  }

  /// Whether the engine is buying or voiding right now.
  public BooleanExpression busy() {
    return busy;
  }

  /// The person came back: what the other screens change is asked for again.
  public void lookAgain() {
    presets.lookAgain();
    table.lookAgain();
  }

  /// Recalls the sender and an unfinished form.
  public void start() {
    table.recall(
        this::anotherParcel,
        failure -> {
          signal.stop("ship.scan.refused", Failures.problem(failure).message());
          fail(failure);
        });
    listening.begin(
        () ->
            gateway.listen(
                listening.telling(label::printingChanged),
                listening.telling(order.together()::heard)),
        label::printingChanged,
        this::fail);
    background.run(gateway::onTime, rates::learn, this::fail);
    presets.lookAgain();
    weigh.start();
  }

  /// The workspace is left.
  public void leave() {
    listening.end();
    weigh.stop();
  }

  /// The boxes this workspace packs in.
  PresetBoxes presets() {
    return presets;
  }

  /// The order the parcel is of.
  OrderInHand order() {
    return order;
  }

  /// Recipients of former parcels that fit the words; asked off the window's thread.
  public List<Contact> contacts(String words) {
    return gateway.contacts(words);
  }

  /// Splits a pasted block into the recipient's lines.
  ///
  /// @return false when the text holds no address
  public boolean paste(String text) {
    return editable.get() && new AddressPaste(to(), notices).take(text);
  }

  /// Does what {@link #nextKey} says, for what was scanned last.
  public void buy() {
    scan.buyInTurn(checkout::buy);
  }

  /// Leads to what the parcel in hand lacks.
  void demand() {
    checkout.demand();
  }

  /// The next parcel: of the order at hand as long as something of it is left, else an empty form
  /// or the parcel that a look at another label interrupted.
  public void next() {
    if (busy.get()) {
      return;
    }
    var unfinished = order.unfinished();
    leaveLabel();
    signal.ready();
    table.next();
    anotherParcel();
    scan.wantFocus();
    unfinished.ifPresent(scan::shipOrder);
  }

  /// Puts the parcel in the form aside and empties it.
  ///
  /// @return false when there is nothing to put aside
  public boolean hold() {
    if (!table.hold()) {
      return false;
    }
    next();
    notices.tell(Notice.done("ship.notice.held"));
    return true;
  }

  /// Takes up the parcel that was put aside last; what stands in the form takes its place.
  public void resume() {
    if (!busy.get() && !held().isEmpty()) {
      load(held().removeLast());
    }
  }

  /// Fills the form, for a parcel of its own.
  void load(Draft draft) {
    if (busy.get()) {
      return;
    }
    if (table.holdWhatWasTyped()) {
      notices.tell(Notice.done("ship.notice.held"));
    }
    leaveLabel();
    table.take(draft);
    anotherParcel();
  }

  /// An order as the rules pack it.
  void load(SalesOrder order, PackedOrder packed) {
    load(Drafts.of(order, packed, draftIds.get()));
  }

  /// The same parcel once more, as a scan asked for.
  void again(Shipment shipment) {
    load(Drafts.again(shipment, draftIds.get()));
  }

  /// The way back to the house.
  void back(Shipment shipment) {
    load(Drafts.back(shipment, draftIds.get()));
  }

  /// Shows a label that was bought before; the parcel in hand comes back with {@link #next}.
  void open(Shipment shipment) {
    if (!busy.get()) {
      table.lookAt(shipment);
      rates.forget();
      label.open(shipment);
    }
  }

  private void leaveLabel() {
    checkout.giveUp();
    order.leave();
    label.clear();
    rates.forgetChoice();
  }

  private void anotherParcel() {
    requoteNow();
    checkout.look();
    weigh.follow();
    order.together().look();
  }

  /// A rate that the packer took stays theirs; else the rules choose anew.
  private void repacked() {
    if (rates.preference().pick() == null) {
      requoteNow();
    } else {
      requote();
    }
    weigh.follow();
    checkout.look();
  }

  /// Whoever has pressed the key to buy is past what the scale says.
  private void unasked(Runnable change) {
    if (!checkout.isWaiting()) {
      table.unasked(change);
    }
  }

  private void changed() {
    if (table.changed()) {
      checkout.changed();
      requote();
      order.repack();
    }
    checkout.look();
  }

  private void stageChanged(Stage stage) {
    if (stage == Stage.VOIDED) {
      signal.show(Kind.ATTENTION, "ship.scan.void-done");
    }
    if (stage == Stage.BOUGHT && !table.isViewing()) {
      var shipment = label.shipment().get();
      signal.show(Kind.BUSY, "ship.scan.bought", shipment == null ? "" : shipment.serviceName());
      order.bought();
      table.save();
    }
  }

  private void requote() {
    form.request().ifPresentOrElse(request -> rates.ask(request, form.choice()), rates::forget);
  }

  /// Nobody types: there is nothing to wait for.
  private void requoteNow() {
    form.request().ifPresentOrElse(request -> rates.askNow(request, form.choice()), rates::forget);
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
