package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.scale.Pan;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import dev.quayside.app.screen.ship.ShipDesk.Draft;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.Background;
import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.addressbook.Contact;
import dev.quayside.engine.preset.Preset;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.shipment.Order;
import dev.quayside.engine.shipment.Shipment;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The Ship screen: a form, the rates for it, one label, and the scanner that drives them.
public final class ShipModel {

  private static final Duration SAVE_PAUSE = Duration.ofSeconds(1);

  private final Background background;
  private final ShipDesk desk;
  private final Notices notices;
  private final Supplier<String> draftIds;

  private final FormModel form;
  private final AdviceModel advice;
  private final RatesModel rates;
  private final LabelModel label;
  private final ScanModel scan;
  private final WeighModel weigh;
  private final ObservableList<Draft> held = FXCollections.observableArrayList();
  private final ObservableList<Preset> presets = FXCollections.observableArrayList();
  private final ReadOnlyIntegerWrapper demands = new ReadOnlyIntegerWrapper();
  private final BooleanExpression editable;
  private final BooleanExpression buyable;
  private final BooleanExpression offered;
  private final BooleanExpression busy;

  private String draftId;
  private @Nullable AddressDraft home;
  private @Nullable Draft putAside;
  private boolean remembered;
  private boolean filling;
  private boolean typed;
  private boolean untyped;
  private boolean viewing;
  private boolean waiting;
  private @Nullable RateRow expected;
  private Background.Timer save = () -> {};

  /// @param pan what lies on the scale
  /// @param draftIds makes ids that never repeat
  /// @param moneyMoved called when the wallet has changed
  public ShipModel(
      Background background,
      ShipDesk desk,
      Notices notices,
      Sounds sounds,
      Pan pan,
      Supplier<String> draftIds,
      Runnable moneyMoved) {
    this.background = background;
    this.desk = desk;
    this.notices = notices;
    this.draftIds = draftIds;
    draftId = draftIds.get();
    rates = new RatesModel(background, desk);
    label = new LabelModel(background, desk, notices, moneyMoved);
    editable = Bindings.equal(label.stage(), Stage.NONE);
    busy =
        Bindings.equal(label.stage(), Stage.BUYING)
            .or(Bindings.equal(label.stage(), Stage.VOIDING));
    buyable = editable.and(rates.selected().isNotNull()).and(rates.stale().not());
    form = new FormModel(this::changed);
    advice = new AdviceModel(background, desk, form.to());
    scan = new ScanModel(background, desk, this, sounds);
    label.stage().subscribe(this::stageChanged);
    rates.asking().subscribe(this::priced);
    weigh = new WeighModel(pan, form.parcel(), editable, this::unasked);
    offered = editable.and(rates.selected().isNotNull().or(rates.asking()));
  }

  public FormModel form() {
    return form;
  }

  public AddressModel from() {
    return form.from();
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
    return held;
  }

  /// Grows whenever something missing was asked for, so that the view can go there.
  public ReadOnlyIntegerProperty demands() {
    return demands.getReadOnlyProperty();
  }

  /// Whether the form can be changed: until something is bought.
  public BooleanExpression editable() {
    return editable;
  }

  /// Whether {@link #buy} has something to buy.
  public BooleanExpression buyable() {
    return buyable;
  }

  /// Whether {@link #buy} has something to buy, now or once the prices are in.
  public BooleanExpression offered() {
    return offered;
  }

  /// Whether the engine is buying or voiding right now.
  public BooleanExpression busy() {
    return busy;
  }

  /// The person came back: what the other screens change is asked for again.
  public void lookAgain() {
    background.run(desk::presets, presets::setAll, this::fail);
  }

  /// Whether the label on show was bought before.
  boolean isViewing() {
    return viewing;
  }

  /// Recalls the sender and an unfinished form.
  public void start() {
    background.run(desk::memory, this::recall, this::fail);
    background.run(desk::onTime, rates::learn, this::fail);
    weigh.start();
    background.run(desk::presets, presets::setAll, this::fail);
  }

  /// The workspace is left.
  public void leave() {
    weigh.stop();
  }

  /// The boxes this workspace packs in.
  public ObservableList<Preset> presets() {
    return presets;
  }

  /// Packs in one of them.
  public void packIn(Preset preset) {
    if (editable.get()) {
      parcel().fill(preset.applyTo(parcel().draft().get()));
    }
  }

  /// Recipients of former parcels that fit the words; waits for the engine, so it is asked off the
  /// window's thread.
  public List<Contact> contacts(String words) {
    return desk.contacts(words);
  }

  /// Splits a pasted block into the recipient's lines.
  ///
  /// @return false when the text holds no address
  public boolean paste(String text) {
    if (!editable.get()) {
      return false;
    }
    var split = AddressBlock.split(text);
    split.ifPresent(to()::fill);
    if (split.isEmpty()) {
      notices.tell(Notice.attention("ship.notice.no-address"));
    }
    return split.isPresent();
  }

  /// Buys the chosen rate and prints its label. While a purchase runs, and after it, this does
  /// nothing.
  public void buy() {
    if (!editable.get()) {
      return;
    }
    if (!form.isComplete()) {
      form.demandAll();
      scan.incomplete();
      demands.set(demands.get() + 1);
      return;
    }
    if (rates.asking().get() && (form.choice() != null || rates.selected().get() != null)) {
      waiting = true;
      expected = rates.selected().get();
      scan.waiting();
      return;
    }
    buyNow();
  }

  private void buyNow() {
    rates
        .buyable()
        .ifPresentOrElse(
            rate -> label.buy(purchase(form.order(rate.id())), this::refused), this::notBuyable);
  }

  /// Whoever pressed the key before the prices were in gets what they saw or what the rule chose,
  /// and nothing else.
  private void priced(boolean asking) {
    if (asking || !waiting) {
      return;
    }
    waiting = false;
    var row = rates.selected().get();
    if (row != null && (form.choice() != null || row.isSameOffer(expected))) {
      buyNow();
    } else {
      scan.priceChanged();
    }
  }

  /// The next parcel: an empty form, or the one that a look at another label interrupted.
  public void next() {
    if (busy.get()) {
      return;
    }
    waiting = false;
    label.clear();
    rates.forgetChoice();
    scan.ready();
    viewing = false;
    var interrupted = putAside;
    putAside = null;
    if (interrupted == null) {
      filling = true;
      form.clear(home);
      filling = false;
      typed = false;
      renewDraft();
      requote();
      weigh.follow();
    } else {
      fill(interrupted);
    }
  }

  /// Puts the parcel in the form aside and empties it.
  ///
  /// @return false when there is nothing to put aside
  public boolean hold() {
    if (!editable.get() || form.isEmpty()) {
      return false;
    }
    held.add(form.draft(draftId));
    next();
    notices.tell(Notice.done("ship.notice.held"));
    return true;
  }

  /// Takes up the parcel that was put aside last; what stands in the form takes its place.
  public void resume() {
    if (busy.get() || held.isEmpty()) {
      return;
    }
    var back = held.removeLast();
    keepWhatWasTyped();
    load(back);
  }

  /// Fills the form, for a parcel of its own.
  void load(Draft draft) {
    if (busy.get()) {
      return;
    }
    keepWhatWasTyped();
    waiting = false;
    label.clear();
    rates.forgetChoice();
    viewing = false;
    putAside = null;
    fill(draft);
  }

  /// The same parcel once more.
  void again(Shipment shipment) {
    load(Drafts.again(shipment, draftIds.get()));
  }

  public void shipAgain(String shipmentId) {
    loadFrom(shipmentId, Drafts::again);
  }

  public void shipBack(String shipmentId) {
    loadFrom(shipmentId, Drafts::back);
  }

  /// Shows a label that was bought before. The form of a parcel in hand comes back with {@link
  /// #next}.
  void open(Shipment shipment) {
    if (busy.get()) {
      return;
    }
    if (editable.get() && !form.isEmpty() && typed) {
      putAside = form.draft(draftId);
    }
    viewing = true;
    rates.forget();
    filling = true;
    form.fill(Drafts.again(shipment, draftId));
    filling = false;
    label.open(shipment);
  }

  private void loadFrom(String shipmentId, BiFunction<Shipment, String, Draft> draft) {
    background.run(
        () -> desk.find(shipmentId),
        shipment -> load(draft.apply(shipment, draftIds.get())),
        this::fail);
  }

  private void keepWhatWasTyped() {
    if (editable.get() && typed && !form.isEmpty()) {
      held.add(form.draft(draftId));
      notices.tell(Notice.done("ship.notice.held"));
    }
  }

  private void fill(Draft draft) {
    filling = true;
    form.clear(home);
    form.fill(draft);
    filling = false;
    typed = false;
    draftId = draft.id();
    saveSoon();
    requoteNow();
    weigh.follow();
  }

  /// The form is kept before the carrier is asked: whoever dies in between finds it again under the
  /// same id, and buying it again gives the same label.
  private Callable<Shipment> purchase(Order order) {
    var id = draftId;
    var orderId = form.orderId();
    var memory = memory();
    return () -> {
      desk.remember(memory);
      return desk.buy(id, orderId, order);
    };
  }

  /// What was typed while the engine was still opening stays.
  private void recall(ShipDesk.Memory memory) {
    filling = true;
    var sender = memory.sender();
    if (sender != null && from().isEmpty()) {
      from().fill(sender);
      home = sender;
    }
    var draft = memory.draft();
    if (draft != null && form.isEmpty()) {
      form.fill(draft);
      draftId = draft.id();
    }
    held.setAll(memory.held());
    filling = false;
    remembered = true;
    requoteNow();
    weigh.follow();
  }

  /// What stands in the form is another parcel from now on, so it is another purchase.
  private void changed() {
    if (remembered && !filling && editable.get()) {
      waiting = false;
      typed = typed || !untyped;
      if (!form.returning().get() && from().isEnoughForLabel()) {
        home = from().draft().get();
      }
      renewDraft();
      requote();
    }
  }

  /// A change that the packer did not type: the parcel is another one, but nothing is lost when the
  /// next order is scanned over it. Whoever has pressed the key to buy is past it.
  private void unasked(Runnable change) {
    if (!waiting) {
      untyped = true;
      change.run();
      untyped = false;
    }
  }

  private void stageChanged(Stage stage) {
    if (stage == Stage.BOUGHT && !viewing) {
      var shipment = label.shipment().get();
      scan.bought(shipment == null ? "" : shipment.serviceName());
      save();
    }
  }

  private void renewDraft() {
    draftId = draftIds.get();
    saveSoon();
  }

  private void saveSoon() {
    save.cancel();
    save = background.after(SAVE_PAUSE, this::save);
  }

  private void save() {
    var memory = memory();
    background.run(
        () -> {
          desk.remember(memory);
          return memory;
        },
        _ -> {},
        this::fail);
  }

  private ShipDesk.Memory memory() {
    return new ShipDesk.Memory(home, unfinished(), held);
  }

  private @Nullable Draft unfinished() {
    if (viewing) {
      return putAside;
    }
    return switch (label.stage().get()) {
      case NONE, BUYING, IN_DOUBT -> form.isEmpty() ? null : form.draft(draftId);
      case BOUGHT, VOIDING, VOIDED -> null;
    };
  }

  private void requote() {
    form.request().ifPresentOrElse(rates::ask, rates::forget);
  }

  /// Nobody types: there is nothing to wait for.
  private void requoteNow() {
    form.request().ifPresentOrElse(request -> rates.askNow(request, form.choice()), rates::forget);
  }

  private void notBuyable() {
    if (rates.selected().get() == null || rates.stale().get()) {
      notices.tell(Notice.attention("ship.notice.no-rate"));
    } else {
      rates.refresh();
    }
  }

  private void refused(Problem problem) {
    scan.refused(problem);
    if (problem.code() == ProblemCode.RATE_NOT_FOUND) {
      rates.refresh();
    } else {
      notices.show(problem);
    }
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
