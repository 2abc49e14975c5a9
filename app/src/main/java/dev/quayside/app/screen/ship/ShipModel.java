package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import dev.quayside.app.task.Background;
import dev.quayside.engine.address.Address;
import dev.quayside.engine.address.AddressDraft;
import dev.quayside.engine.problem.Problem;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.rate.RateRequest;
import dev.quayside.engine.shipment.LabelFormat;
import dev.quayside.engine.shipment.Order;
import dev.quayside.engine.shipment.Shipment;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The Ship screen: a form, the rates for it, one label.
public final class ShipModel {

  private static final Duration SAVE_PAUSE = Duration.ofSeconds(1);

  private final Background background;
  private final ShipDesk desk;
  private final Notices notices;
  private final Supplier<String> draftIds;

  private final AddressModel from = new AddressModel("from");
  private final AddressModel to = new AddressModel("to");
  private final ParcelModel parcel = new ParcelModel();
  private final StringProperty reference = new SimpleStringProperty("");
  private final RatesModel rates;
  private final LabelModel label;
  private final BooleanExpression editable;
  private final BooleanExpression buyable;
  private final BooleanExpression busy;

  private String draftId;
  private boolean remembered;
  private Background.Timer save = () -> {};

  /// @param draftIds makes ids that never repeat
  /// @param moneyMoved called when the wallet has changed
  public ShipModel(
      Background background,
      ShipDesk desk,
      Notices notices,
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
    from.draft().addListener(_ -> changed());
    to.draft().addListener(_ -> changed());
    parcel.draft().addListener(_ -> changed());
    reference.addListener(_ -> changed());
    label.stage().subscribe(this::stageChanged);
  }

  public AddressModel from() {
    return from;
  }

  public AddressModel to() {
    return to;
  }

  public ParcelModel parcel() {
    return parcel;
  }

  /// The sender's own reference, printed on the label.
  public StringProperty reference() {
    return reference;
  }

  public RatesModel rates() {
    return rates;
  }

  public LabelModel label() {
    return label;
  }

  /// Whether the form can be changed: until something is bought.
  public BooleanExpression editable() {
    return editable;
  }

  /// Whether {@link #buy} has something to buy.
  public BooleanExpression buyable() {
    return buyable;
  }

  /// Whether the engine is buying or voiding right now.
  public BooleanExpression busy() {
    return busy;
  }

  /// Recalls the sender and an unfinished form.
  public void start() {
    background.run(desk::memory, this::recall, this::fail);
  }

  /// Splits a pasted block into the recipient's lines.
  ///
  /// @return false when the text holds no address
  public boolean paste(String text) {
    if (!editable.get()) {
      return false;
    }
    var split = AddressBlock.split(text);
    split.ifPresent(to::fill);
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
    if (!isComplete()) {
      from.demandAll();
      to.demandAll();
      parcel.demandAll();
      notices.tell(Notice.attention("ship.notice.incomplete"));
      return;
    }
    rates
        .buyable()
        .ifPresentOrElse(
            rate -> label.buy(purchase(order(rate.id())), this::refused), this::notBuyable);
  }

  /// The next parcel: an empty form, the same sender.
  public void next() {
    if (busy.get()) {
      return;
    }
    label.clear();
    rates.forgetChoice();
    to.clear();
    parcel.clear();
    reference.set("");
    renewDraft();
  }

  /// The form is kept before the carrier is asked: whoever dies in between finds it again under the
  /// same id, and buying it again gives the same label.
  private Callable<Shipment> purchase(Order order) {
    var id = draftId;
    var memory = memory();
    return () -> {
      desk.remember(memory);
      return desk.buy(id, order);
    };
  }

  /// What was typed while the engine was still opening stays.
  private void recall(ShipDesk.Memory memory) {
    var sender = memory.sender();
    if (sender != null && from.isEmpty()) {
      from.fill(sender);
    }
    var draft = memory.draft();
    if (draft != null && to.isEmpty()) {
      to.fill(draft.to());
      parcel.fill(draft.parcel());
      reference.set(draft.reference());
      draftId = draft.id();
    }
    remembered = true;
    requote();
  }

  /// What stands in the form is another parcel from now on, so it is another purchase.
  private void changed() {
    if (remembered && editable.get()) {
      renewDraft();
      requote();
    }
  }

  private void stageChanged(Stage stage) {
    if (stage == Stage.BOUGHT) {
      save();
    }
  }

  private void renewDraft() {
    draftId = draftIds.get();
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
    var sender = from.isEnoughForLabel() ? from.draft().get() : null;
    return new ShipDesk.Memory(
        sender,
        to.isEmpty() || label.stage().get() == Stage.BOUGHT
            ? null
            : new ShipDesk.Draft(draftId, to.draft().get(), parcel.draft().get(), reference.get()));
  }

  private void requote() {
    if (from.isEnoughForRate() && to.isEnoughForRate() && parcel.isComplete()) {
      rates.ask(
          RateRequest.of(
              lane(from.draft().get()), lane(to.draft().get()), parcel.draft().get().value()));
    } else {
      rates.forget();
    }
  }

  /// What a price depends on; a name typed later does not ask every carrier again.
  private static Address lane(AddressDraft draft) {
    var address = draft.value();
    return new Address(
        null,
        address.company(),
        null,
        null,
        address.city(),
        address.state(),
        address.zip(),
        address.country(),
        null,
        null);
  }

  private boolean isComplete() {
    return from.isEnoughForLabel() && to.isEnoughForLabel() && parcel.isComplete();
  }

  private Order order(String rateId) {
    var sendersOwn = reference.get().strip();
    return new Order(
        rateId,
        null,
        null,
        from.draft().get(),
        to.draft().get(),
        parcel.draft().get(),
        false,
        null,
        sendersOwn.isEmpty() ? null : sendersOwn,
        LabelFormat.PDF);
  }

  private void notBuyable() {
    if (rates.selected().get() == null || rates.stale().get()) {
      notices.tell(Notice.attention("ship.notice.no-rate"));
    } else {
      rates.refresh();
    }
  }

  private void refused(Problem problem) {
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
