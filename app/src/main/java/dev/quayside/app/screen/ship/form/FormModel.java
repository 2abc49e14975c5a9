package dev.quayside.app.screen.ship.form;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.screen.ship.contents.ContentsLine;
import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.contents.OrderPart;
import dev.quayside.app.screen.ship.form.options.OptionsForm;
import dev.quayside.engine.carrier.purchase.LabelFormat;
import dev.quayside.engine.order.buyer.OrderMessages;
import dev.quayside.engine.order.fulfilment.CustomsAnswer;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.option.OptionsDraft;
import dev.quayside.engine.parcel.piece.PieceDraft;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import dev.quayside.engine.shipping.rate.RateRequest;
import dev.quayside.printing.address.UsCountries;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form: everything the packer types about one parcel.
public final class FormModel {

  private final AddressForm from = new AddressForm("from");
  private final AddressForm to = new AddressForm("to");
  private final ParcelModel parcel = new ParcelModel();
  private final CustomsModel customs = new CustomsModel();

  private final OptionsForm options = new OptionsForm();
  private final FurtherBoxes boxes;

  /// The sender's own reference, printed on the label.
  public final StringProperty reference = new SimpleStringProperty("");

  /// Whether this is a return label: sender and recipient are exchanged.
  public final BooleanProperty returning = new SimpleBooleanProperty();

  private final ReadOnlyIntegerWrapper turns = new ReadOnlyIntegerWrapper();
  private final ContentsModel contents;

  private @Nullable String orderId;
  private boolean sentApart;
  private @Nullable Choice choice;
  private @Nullable String rule;
  private boolean boxed;
  private final ReadOnlyObjectWrapper<@Nullable Wish> wish = new ReadOnlyObjectWrapper<>();

  /// Whether a return is being filled in, with its addresses already in place.
  private boolean filling;

  /// Whether sender and recipient are being exchanged, so that one address is temporarily in both.
  private boolean turning;

  /// @param told called when anything was typed, chosen or filled in
  public FormModel(Runnable told) {
    Runnable changed =
        () -> {
          if (!turning) {
            told.run();
          }
        };
    contents = new ContentsModel(changed);
    from.draft().addListener(_ -> countries());
    to.draft().addListener(_ -> countries());
    boxes = new FurtherBoxes(parcel, () -> weighGoods(changed));
    parcel.draft().addListener(_ -> customs.weigh(boxes.ounces()));
    parcel.draft().addListener(_ -> compareWeights());
    customs.draft().addListener(_ -> compareWeights());
    customs.needed().addListener(_ -> compareWeights());
    from.draft().addListener(_ -> changed.run());
    to.draft().addListener(_ -> changed.run());
    parcel.draft().addListener(_ -> changed.run());
    customs.draft().addListener(_ -> changed.run());
    reference.addListener(_ -> changed.run());
    options.follow(changed);
    options.agreeWith(customs.incoterm);
    returning.addListener(
        _ -> {
          turn();
          changed.run();
        });
  }

  /// Compares what is declared with the weight of all boxes.
  private void weighGoods(Runnable changed) {
    customs.weigh(boxes.ounces());
    compareWeights();
    changed.run();
  }

  /// Exchanges sender and recipient, to make a return and back again.
  private void turn() {
    if (!filling) {
      turning = true;
      var sender = from.draft().get();
      from.fill(to.draft().get());
      to.fill(sender);
      turning = false;
      turns.set(turns.get() + 1);
    }
  }

  private void setReturning(boolean back) {
    filling = true;
    returning.set(back);
    filling = false;
  }

  public AddressForm from() {
    return from;
  }

  public AddressForm to() {
    return to;
  }

  public ParcelModel parcel() {
    return parcel;
  }

  /// The boxes of the shipment beside the parcel.
  public FurtherBoxes boxes() {
    return boxes;
  }

  /// Adds a box to the shipment. A weight that was worked out for one box with all goods is that of
  /// none of several.
  public void addBox() {
    if (part() != null && boxes.isEmpty()) {
      parcel.forgetWeightWorkedOut();
    }
    boxes.add();
  }

  public CustomsModel customs() {
    return customs;
  }

  /// What is asked for beside the parcel.
  public OptionsForm options() {
    return options;
  }

  /// Grows whenever the packer exchanged sender and recipient, so that both are shown.
  public ReadOnlyIntegerProperty turns() {
    return turns.getReadOnlyProperty();
  }

  /// The contents of the box, as its order lists them.
  public ContentsModel contents() {
    return contents;
  }

  /// Whether no customer is known yet.
  public boolean isEmpty() {
    return (returning.get() ? from : to).isEmpty();
  }

  public boolean isComplete() {
    return missing().isEmpty();
  }

  /// What must be filled in first; empty when a label can be bought.
  public Optional<Missing> missing() {
    if (isNothingIn()) {
      return Optional.of(Missing.CONTENTS);
    } else if (!from.isEnoughForLabel()) {
      return Optional.of(Missing.SENDER);
    } else if (!to.isEnoughForLabel()) {
      return Optional.of(Missing.RECIPIENT);
    } else if (!parcel.isComplete() || !boxes.isComplete()) {
      return Optional.of(Missing.PARCEL);
    }
    return needsCustoms() && (!customs.isComplete() || customs.tooHeavy().isPresent())
        ? Optional.of(Missing.CUSTOMS)
        : Optional.empty();
  }

  /// Marks both weights when the goods are heavier than the parcel: either may be the wrong one.
  private void compareWeights() {
    var why = needsCustoms() ? customs.tooHeavy().orElse(null) : null;
    parcel.tooLight(why);
    customs.mark(why);
  }

  public void demandAll() {
    from.demandAll();
    to.demandAll();
    parcel.demandAll();
    boxes.demandAll();
    if (needsCustoms()) {
      customs.demandAll();
    }
  }

  /// The question to the carriers; empty while too little is known, and while the weight is for
  /// other contents than are in the box.
  public Optional<RateRequest> request() {
    return (part() == null || contents.isWorkedOut())
            && !isNothingIn()
            && from.isEnoughForRate()
            && to.isEnoughForRate()
            && parcel.isComplete()
            && boxes.isComplete()
            && !(needsCustoms() && customs.tooHeavy().isPresent())
        ? Optional.of(
            new RateRequest(
                lane(from.draft().get()),
                lane(to.draft().get()),
                parcel.draft().get().value(),
                returning.get(),
                declared(),
                Set.of(),
                Set.of(),
                null,
                options.priced(),
                PieceDraft.values(boxes.pieces())))
        : Optional.empty();
  }

  /// The label to be bought.
  ///
  /// @param rateId null while the rate is not known
  public LabelRequest order(@Nullable String rateId) {
    var sendersOwn = reference.get().strip();
    var label =
        new LabelRequest(
                rateId,
                null,
                null,
                from.draft().get(),
                to.draft().get(),
                parcel.draft().get(),
                returning.get(),
                declared(),
                sendersOwn.isEmpty() ? null : sendersOwn,
                LabelFormat.PDF)
            .with(options.added());
    return boxes.isEmpty() ? label : label.in(boxes.pieces());
  }

  /// What is declared about the order's goods, for the next orders of them. None when customs need
  /// nothing, and for a return, whose contents are not the order's.
  public List<CustomsAnswer> declaredGoods() {
    var lines = ContentsModel.declared(contents.settled());
    var declared = declared();
    if (returning.get() || declared == null || declared.items().size() != lines.size()) {
      return List.of();
    }
    return IntStream.range(0, lines.size())
        .boxed()
        .flatMap(place -> answer(lines.get(place), declared.items().get(place)).stream())
        .toList();
  }

  private static Optional<CustomsAnswer> answer(ContentsLine line, CustomsItem declared) {
    return line.product()
        .map(
            product ->
                new CustomsAnswer(
                    product, declared.description(), declared.originCountry(), declared.hsCode()));
  }

  /// The contents by order; null without an order, and for a return, which ships no order.
  public @Nullable OrderPart part() {
    return orderId == null || returning.get()
        ? null
        : new OrderPart(orderId, contents.packed(), contents.beside());
  }

  /// Whether the parcel has an order and nothing of it is in the box.
  public boolean isNothingIn() {
    return part() != null && contents.isNothingIn();
  }

  /// The choice of a rule or the buyer; null leaves it to the packer, as for a return, which they
  /// did not consider.
  public @Nullable Choice choice() {
    return returning.get() ? null : choice;
  }

  /// The service the buyer asked for; null for none.
  public ReadOnlyObjectProperty<@Nullable Wish> wish() {
    return wish.getReadOnlyProperty();
  }

  private @Nullable String wanted() {
    var now = wish.get();
    return now == null ? null : now.words();
  }

  /// Whether a rule leaves the box to the contents.
  public boolean isBoxed() {
    return boxed;
  }

  /// The name of the rule that chose; null when none did.
  public @Nullable String rule() {
    return rule;
  }

  public Draft draft(String id) {
    return new Draft(
        id,
        returning.get() || sentApart ? from.draft().get() : null,
        to.draft().get(),
        parcel.draft().get(),
        customs.isUntouched() ? null : customs.typed(),
        returning.get(),
        reference.get(),
        orderId,
        choice,
        rule,
        wanted(),
        contents.settled(),
        contents.messages().get(),
        options.draft(),
        boxed,
        boxes.drafts());
  }

  public void fill(Draft draft) {
    setReturning(draft.isReturn());
    if (draft.from() != null) {
      from.fill(draft.from());
    }
    sentApart = draft.from() != null && !draft.isReturn();
    to.fill(draft.to());
    parcel.fill(draft.parcel());
    declare(draft.customs());
    reference.set(draft.reference());
    options.fill(draft.options());
    orderId = draft.orderId();
    choice = draft.choice();
    rule = draft.rule();
    boxed = draft.boxed();
    wish.set(Wish.of(draft.wanted(), choice));
    contents.say(draft.messages());
    contents.fill(draft.contents());
    boxes.fill(draft.further());
  }

  /// Updates the form for the present contents of the box; of several boxes the packer weighs each.
  public void repack(
      ParcelDraft now, @Nullable CustomsDraft goods, @Nullable Choice chosen, @Nullable String by) {
    parcel.repack(boxes.isEmpty() ? now : now.weighing(parcel.draft().get().weightOz()));
    declare(goods);
    choice = chosen;
    rule = by;
    wish.set(Wish.of(wanted(), choice));
    contents.fill(List.copyOf(contents.lines()));
  }

  private void declare(@Nullable CustomsDraft goods) {
    if (goods == null) {
      customs.clear();
    } else {
      customs.fill(goods);
    }
  }

  /// Empties the form for the next parcel.
  ///
  /// @param sender the usual sender; null when none is known yet
  public void clear(@Nullable AddressDraft sender) {
    if (sentApart && sender != null) {
      from.fill(sender);
    }
    sentApart = false;
    if (returning.get()) {
      from.fill(sender == null ? AddressDraft.of(Address.of("", "US")) : sender);
      setReturning(false);
    }
    to.clear(from.country());
    parcel.clear();
    customs.clear();
    reference.set("");
    options.fill(OptionsDraft.NONE);
    orderId = null;
    choice = null;
    rule = null;
    boxed = false;
    wish.set(null);
    contents.say(OrderMessages.NONE);
    contents.fill(List.of());
    boxes.fill(List.of());
  }

  /// Whether this parcel alone leaves from elsewhere than the desk, as a rule says.
  public boolean isSentApart() {
    return sentApart;
  }

  /// The packer chose the sender: it is that of the next parcels too.
  void sendAsChosen() {
    sentApart = false;
  }

  private boolean needsCustoms() {
    return customs.needed().get()
        && !(UsCountries.POSTAL.contains(from.country())
            && UsCountries.POSTAL.contains(to.country()));
  }

  private @Nullable Customs declared() {
    return customs.needed().get() && customs.isComplete() ? customs.draft().get().value() : null;
  }

  private void countries() {
    parcel.sendFrom(from.line(Line.COUNTRY).get());
    boxes.sendFrom(from.line(Line.COUNTRY).get());
    customs.goBetween(from.country(), to.country());
  }

  /// The part of an address that prices depend on: a name typed later must not ask every carrier
  /// again.
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
}
