package dev.quayside.app.screen.ship.form;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.ContentsType;
import dev.quayside.engine.parcel.customs.CustomsDraft;
import dev.quayside.engine.parcel.customs.CustomsReferences;
import dev.quayside.engine.parcel.customs.Incoterm;
import dev.quayside.engine.parcel.customs.TaxId;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The customs declaration of a parcel that crosses a border.
public final class CustomsModel {

  private static final CustomsReferences NONE = new CustomsReferences(null, null, null, null, null);

  public final ObjectProperty<ContentsType> contents =
      new SimpleObjectProperty<>(ContentsType.MERCHANDISE);

  /// Whether sender or recipient pays the duties.
  public final ObjectProperty<Incoterm> incoterm = new SimpleObjectProperty<>(Incoterm.DDU);

  /// A description of the contents, when no kind fits.
  public final StringProperty explanation = new SimpleStringProperty("");

  private final ReadOnlyBooleanWrapper explanationMissing = new ReadOnlyBooleanWrapper();
  public final ObservableList<CustomsItemModel> items = FXCollections.observableArrayList();
  private final ReadOnlyBooleanWrapper needed = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper asks = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<CustomsDraft> draft;

  private Currency currency = Money.USD;
  private Units units = Units.IMPERIAL;
  private String sender = "US";

  /// The sender's EORI, VAT or other tax number.
  public final StringProperty exporter = new SimpleStringProperty("");

  /// The recipient's tax number.
  public final StringProperty importer = new SimpleStringProperty("");

  /// Duties and taxes that the sender has paid, in the currency of the goods.
  final TypedNumber dutiesPrepaid = TypedNumber.money();

  /// The references of the filled-in declaration: some cannot be typed here, and must not be lost.
  private CustomsReferences references = NONE;

  /// Tax numbers with kinds, which cannot be typed here and must not be lost.
  private List<TaxId> taxIds = List.of();

  private String usualExporter = "";

  private @Nullable BigDecimal parcelOz;
  private boolean demanded;
  private boolean filling;

  CustomsModel() {
    filling = true;
    items.add(newItem());
    draft = new ReadOnlyObjectWrapper<>(read());
    filling = false;
    contents.addListener(_ -> changed());
    incoterm.addListener(_ -> changed());
    explanation.addListener(_ -> changed());
    exporter.addListener(_ -> changed());
    importer.addListener(_ -> changed());
    dutiesPrepaid.addListener(_ -> changed());
  }

  /// Sets the sender's usual tax number, and fills it in unless the packer typed another one for
  /// this parcel.
  public void usualExporter(String number) {
    if (exporter.get().equals(usualExporter)) {
      usualExporter = number;
      exporter.set(number);
    }
    usualExporter = number;
  }

  public ReadOnlyBooleanProperty explanationMissing() {
    return explanationMissing.getReadOnlyProperty();
  }

  /// Whether the parcel crosses a border.
  public ReadOnlyBooleanProperty needed() {
    return needed.getReadOnlyProperty();
  }

  /// Whether the description or the origin of a line is missing.
  public ReadOnlyBooleanProperty asks() {
    return asks.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<CustomsDraft> draft() {
    return draft.getReadOnlyProperty();
  }

  public void addItem() {
    items.add(newItem());
    changed();
  }

  /// Removes a line; the last one stays, since a declaration has at least one.
  public void remove(CustomsItemModel item) {
    if (items.size() > 1) {
      items.remove(item);
      changed();
    }
  }

  /// Whether nothing is missing or wrong.
  public boolean isComplete() {
    return draft.get().isComplete();
  }

  /// Sets the parcel's weight, from which missing weights of pieces are assumed.
  void weigh(@Nullable BigDecimal ounces) {
    if (!Objects.equals(parcelOz, ounces)) {
      parcelOz = ounces;
      changed();
    }
  }

  /// The declaration without assumed values.
  CustomsDraft typed() {
    return new CustomsDraft(
        contents.get(),
        explanation.get(),
        items.stream().map(CustomsItemModel::typed).toList(),
        incoterm.get(),
        references(),
        taxIds,
        prepaid());
  }

  boolean isUntouched() {
    return items.stream().allMatch(CustomsItemModel::isUntouched);
  }

  void demandAll() {
    demanded = true;
    items.forEach(CustomsItemModel::demandAll);
    changed();
  }

  /// @param sender country of the sender
  /// @param recipient country of the recipient
  void goBetween(String sender, String recipient) {
    needed.set(!sender.isBlank() && !recipient.isBlank() && !sender.equals(recipient));
    if (!this.sender.equals(sender) && !sender.isBlank()) {
      this.sender = sender;
      currency = Money.currencyOf(sender);
      units = Units.of(sender);
      if (isUntouched()) {
        clear();
      }
    }
  }

  void fill(CustomsDraft from) {
    filling = true;
    contents.set(from.contentsType());
    incoterm.set(from.incoterm());
    refer(from.references());
    taxIds = from.taxIds();
    prepay(from.dutiesPrepaid());
    explanation.set(from.contentsExplanation() == null ? "" : from.contentsExplanation());
    items.setAll(
        from.items().stream()
            .map(
                item -> {
                  var model = newItem();
                  model.fill(item);
                  return model;
                })
            .toList());
    if (items.isEmpty()) {
      items.add(newItem());
    }
    filling = false;
    changed();
  }

  void clear() {
    filling = true;
    demanded = false;
    contents.set(ContentsType.MERCHANDISE);
    incoterm.set(Incoterm.DDU);
    refer(null);
    taxIds = List.of();
    prepay(null);
    explanation.set("");
    items.setAll(newItem());
    filling = false;
    changed();
  }

  private CustomsItemModel newItem() {
    return new CustomsItemModel(currency, units, this::changed);
  }

  private void changed() {
    if (!filling) {
      filling = true;
      assume();
      filling = false;
      draft.set(read());
      asks.set(items.stream().anyMatch(CustomsItemModel::asks));
      explanationMissing.set(
          demanded && contents.get() == ContentsType.OTHER && explanation.get().isBlank());
    }
  }

  private void assume() {
    var begun = items.stream().filter(item -> !item.isUntouched()).toList();
    var typed = begun.stream().map(CustomsItemModel::typed).toList();
    var known = new CustomsDraft(contents.get(), null, typed, incoterm.get());
    var filled = known.sharingWeight(parcelOz).items();
    for (int i = 0; i < filled.size(); i++) {
      begun.get(i).assume(filled.get(i).weightOz());
    }
    items.stream().filter(CustomsItemModel::isUntouched).forEach(item -> item.assume(null));
  }

  private void refer(@Nullable CustomsReferences given) {
    references = given == null ? NONE : given;
    var own = references.exporterTaxId();
    exporter.set(own == null ? usualExporter : own);
    importer.set(Objects.requireNonNullElse(references.importerTaxId(), ""));
  }

  private void prepay(@Nullable Money paid) {
    dutiesPrepaid.show(paid == null ? null : paid.amount());
  }

  /// What was typed, while the sender pays the duties; in the currency of the goods.
  private @Nullable Money prepaid() {
    var typed = dutiesPrepaid.value();
    return incoterm.get() == Incoterm.DDP && typed != null && typed.signum() > 0 && !items.isEmpty()
        ? Money.rounded(typed, items.getFirst().currency.get())
        : null;
  }

  private @Nullable CustomsReferences references() {
    var all =
        new CustomsReferences(
            number(exporter),
            number(importer),
            references.licenseNumber(),
            references.certificateNumber(),
            references.invoiceNumber());
    return all.equals(NONE) ? null : all;
  }

  private static @Nullable String number(StringProperty typed) {
    var number = typed.get().strip();
    return number.isEmpty() ? null : number;
  }

  /// Why the goods are too heavy for their parcel; empty when they are not, or not known yet.
  Optional<Message> tooHeavy() {
    var all = draft.get();
    if (parcelOz == null || parcelOz.signum() <= 0 || !all.isComplete()) {
      return Optional.empty();
    }
    var found = new Violations();
    var customs = all.value();
    customs.checkWeight(new Weight(parcelOz), found);
    return found.isEmpty()
        ? Optional.empty()
        : Optional.of(
            AppWords.GOODS_HEAVIER.of(shown(customs.goodsWeight().ounces()), shown(parcelOz)));
  }

  private String shown(BigDecimal ounces) {
    var small = Objects.requireNonNull(Measure.small(ounces, units));
    return small.stripTrailingZeros().toPlainString() + (units == Units.IMPERIAL ? " oz" : " g");
  }

  /// Marks the weight of each piece, or no longer.
  void mark(@Nullable Message why) {
    items.forEach(item -> item.tooHeavy(why));
  }

  private CustomsDraft read() {
    return new CustomsDraft(
        contents.get(),
        explanation.get(),
        items.stream().map(CustomsItemModel::draft).toList(),
        incoterm.get(),
        references(),
        taxIds,
        prepaid());
  }
}
