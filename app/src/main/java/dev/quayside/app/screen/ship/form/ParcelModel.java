package dev.quayside.app.screen.ship.form;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.jspecify.annotations.Nullable;

/// The parcel as it is typed, in the units of the sender's country, with the options the sender
/// wants.
public final class ParcelModel {

  /// A number of the form; `path` is its name in violations of the API.
  public enum Number {
    /// Pounds or kilograms.
    WEIGHT("weightOz"),
    /// Ounces or grams beyond them.
    REST("weightOz"),
    LENGTH("lengthIn"),
    WIDTH("widthIn"),
    HEIGHT("heightIn"),
    INSURED("insuredValue.amount");

    private final String path;

    Number(String path) {
      this.path = path;
    }
  }

  /// Whether the recipient is a home or a business, if the sender knows.
  public enum Door {
    UNKNOWN,
    HOME,
    BUSINESS
  }

  private static final String PATH = "parcel";

  private final Map<Number, TypedNumber> numbers = new EnumMap<>(Number.class);
  public final ObjectProperty<Signature> signature = new SimpleObjectProperty<>(Signature.NONE);

  /// The sender's own packaging, or a carrier's with one price for any weight.
  public final ObjectProperty<Packaging> packaging = new SimpleObjectProperty<>(Packaging.PACKAGE);

  public final ObjectProperty<Door> door = new SimpleObjectProperty<>(Door.UNKNOWN);

  /// Whether the parcel contains dangerous goods.
  public final BooleanProperty hazmat = new SimpleBooleanProperty();

  private final ReadOnlyObjectWrapper<Units> units = new ReadOnlyObjectWrapper<>(Units.IMPERIAL);
  private final ReadOnlyObjectWrapper<Currency> currency = new ReadOnlyObjectWrapper<>(Money.USD);
  private boolean filling;
  private boolean weightTyped;
  private @Nullable Message tooLight;

  /// The parcel as it was filled in, before the packer changed it.
  private ParcelDraft filled;

  private final Set<Number> left = EnumSet.noneOf(Number.class);
  private final ObservableMap<Number, Violation> shown = FXCollections.observableHashMap();

  /// A field, since only a weak listener connects it to the map.
  private final ObservableMap<Number, Violation> shownToOthers =
      FXCollections.unmodifiableObservableMap(shown);

  private final ReadOnlyObjectWrapper<ParcelDraft> draft;

  public ParcelModel() {
    for (var number : Number.values()) {
      var property = number == Number.INSURED ? TypedNumber.money() : new TypedNumber();
      property.addListener(_ -> typed(number));
      numbers.put(number, property);
    }
    filled = read();
    draft = new ReadOnlyObjectWrapper<>(filled);
    signature.addListener(_ -> changed());
    packaging.addListener(_ -> changed());
    door.addListener(_ -> changed());
    hazmat.addListener(_ -> changed());
  }

  @SuppressWarnings("NullAway") // every constant has a number
  public TypedNumber number(Number number) {
    return numbers.get(number);
  }

  public ReadOnlyObjectProperty<Units> units() {
    return units.getReadOnlyProperty();
  }

  /// The currency of the insurance: that of the sender's country.
  public ReadOnlyObjectProperty<Currency> currency() {
    return currency.getReadOnlyProperty();
  }

  /// Changes units and currency to the sender country's; the parcel stays the same.
  ///
  /// @param country ISO 3166-1 alpha-2
  void sendFrom(String country) {
    var same = draft.get();
    currency.set(Money.currencyOf(country));
    if (units.get() != Units.of(country)) {
      units.set(Units.of(country));
      showMeasures(same);
    }
    changed();
  }

  public ReadOnlyObjectProperty<ParcelDraft> draft() {
    return draft.getReadOnlyProperty();
  }

  public ObservableMap<Number, Violation> shown() {
    return shownToOthers;
  }

  public void leave(Number number) {
    if (left.add(number)) {
      showViolations();
    }
  }

  public void demandAll() {
    left.addAll(EnumSet.allOf(Number.class));
    showViolations();
  }

  public boolean isComplete() {
    return violations().isEmpty();
  }

  /// All violations, whether shown or not.
  public List<Violation> violations() {
    var found = new Violations();
    for (var number : Number.values()) {
      number(number).check(PATH + "." + number.path, found);
    }
    crowded().ifPresent(rest -> found.add(rest.field(), rest.message()));
    draft.get().check(PATH, found);
    return found.list();
  }

  public void fill(ParcelDraft parcel) {
    left.clear();
    weightTyped = false;
    showMeasures(parcel);
    var insured = parcel.insuredValue();
    set(Number.INSURED, insured == null ? null : insured.amount());
    signature.set(parcel.signature());
    packaging.set(parcel.packaging());
    hazmat.set(parcel.hazmat());
    var residential = parcel.residential();
    door.set(residential == null ? Door.UNKNOWN : residential ? Door.HOME : Door.BUSINESS);
    filled = draft.get();
    showViolations();
  }

  /// Fills in the parcel of other contents. What the packer changed stays, except a weight that the
  /// new contents determine.
  void repack(ParcelDraft now) {
    var was = filled;
    var here = draft.get();
    boolean weighed = now.weightOz() == null && !Objects.equals(was.weightOz(), here.weightOz());
    fill(mixed(now, here, was, here, weighed));
    filled = mixed(draft.get(), was, was, here, weighed);
  }

  /// @param told used for values that are as they were filled in
  /// @param own used for values the packer changed
  private static ParcelDraft mixed(
      ParcelDraft told, ParcelDraft own, ParcelDraft was, ParcelDraft here, boolean weighed) {
    var sides = isSameSize(was, here) ? told : own;
    return new ParcelDraft(
        (weighed ? own : told).weightOz(),
        sides.lengthIn(),
        sides.widthIn(),
        sides.heightIn(),
        (was.hazmat() == here.hazmat() ? told : own).hazmat(),
        (was.signature() == here.signature() ? told : own).signature(),
        (Objects.equals(was.insuredValue(), here.insuredValue()) ? told : own).insuredValue(),
        (Objects.equals(was.residential(), here.residential()) ? told : own).residential(),
        (was.packaging() == here.packaging() ? told : own).packaging());
  }

  private static boolean isSameSize(ParcelDraft one, ParcelDraft other) {
    return Objects.equals(one.lengthIn(), other.lengthIn())
        && Objects.equals(one.widthIn(), other.widthIn())
        && Objects.equals(one.heightIn(), other.heightIn());
  }

  /// Clears the weight, when that of the contents is unknown.
  public void forgetWeight() {
    weightTyped = false;
    set(Number.WEIGHT, null);
    set(Number.REST, null);
  }

  /// Clears a weight that is as it was filled in.
  void forgetWeightWorkedOut() {
    if (!weightTyped && Objects.equals(filled.weightOz(), draft.get().weightOz())) {
      forgetWeight();
    }
  }

  /// Takes a weight from the scale.
  public void weigh(Weight weight) {
    weightTyped = false;
    show(asWeighed(weight));
    left.add(Number.WEIGHT);
    showViolations();
  }

  /// Whether the packer typed the present weight.
  boolean isWeightTyped() {
    return weightTyped;
  }

  boolean isOtherThan(Weight weight) {
    var now = draft.get().weightOz();
    var parts = Measure.parts(asWeighed(weight), units.get());
    var then = Measure.ounces(parts[0], parts[1], units.get());
    return now == null || then == null || now.compareTo(then) != 0;
  }

  /// The weight to enter, in tenths of an ounce rounded up, the finest step of postal scales:
  /// converted grams must neither show ten decimals nor declare the parcel too light. Grams are
  /// whole numbers.
  private BigDecimal asWeighed(Weight weight) {
    return units.get() == Units.IMPERIAL
        ? weight.ounces().setScale(1, RoundingMode.CEILING).stripTrailingZeros()
        : weight.ounces();
  }

  /// Takes a typed number over. A typed weight counts as the packer's until it is deleted.
  private void typed(Number number) {
    if (!filling
        && !number(number).isTidying()
        && (number == Number.WEIGHT || number == Number.REST)) {
      weightTyped = !isBlank(Number.WEIGHT) || !isBlank(Number.REST);
    }
    changed();
  }

  private void showMeasures(ParcelDraft parcel) {
    show(parcel.weightOz() == null ? BigDecimal.ZERO : parcel.weightOz());
    set(Number.LENGTH, Measure.side(parcel.lengthIn(), units.get()));
    set(Number.WIDTH, Measure.side(parcel.widthIn(), units.get()));
    set(Number.HEIGHT, Measure.side(parcel.heightIn(), units.get()));
  }

  private void show(BigDecimal ounces) {
    var parts = Measure.parts(ounces, units.get());
    set(Number.WEIGHT, parts[0].signum() == 0 ? null : parts[0]);
    set(Number.REST, parts[1].signum() == 0 ? null : parts[1]);
  }

  public void clear() {
    left.clear();
    for (var number : Number.values()) {
      set(number, null);
    }
    weightTyped = false;
    signature.set(Signature.NONE);
    packaging.set(Packaging.PACKAGE);
    door.set(Door.UNKNOWN);
    hazmat.set(false);
    showViolations();
  }

  private void set(Number number, @Nullable BigDecimal value) {
    filling = true;
    number(number).show(value);
    filling = false;
  }

  private void changed() {
    draft.set(read());
    showViolations();
  }

  /// Marks the weight at once, as it is less than what is in the parcel.
  ///
  /// @param why null when it is not
  void tooLight(@Nullable Message why) {
    tooLight = why;
    showViolations();
  }

  private void showViolations() {
    var now = new EnumMap<Number, Violation>(Number.class);
    if (tooLight != null) {
      now.put(Number.WEIGHT, new Violation(PATH + "." + Number.WEIGHT.path, tooLight));
    }
    for (var number : left) {
      number(number)
          .fault()
          .map(why -> new Violation(PATH + "." + number.path, why))
          .or(() -> wrongWith(number))
          .ifPresent(violation -> now.putIfAbsent(number, violation));
    }
    shown.keySet().retainAll(now.keySet());
    shown.putAll(now);
  }

  /// The violation to show at a number. Both parts of the weight are one field in the API: its
  /// violation is shown at the first, unless the second is no number.
  private Optional<Violation> wrongWith(Number number) {
    if (number == Number.REST) {
      return crowded();
    }
    if (number == Number.WEIGHT && number(Number.REST).fault().isPresent()) {
      return Optional.empty();
    }
    var found = new Violations();
    draft.get().check(PATH, found);
    return found.list().stream()
        .filter(violation -> violation.field().equals(PATH + "." + number.path))
        .findFirst();
  }

  /// The violation when more than a pound or a kilogram stands beside pounds or kilograms: an
  /// order's number was scanned there, or a digit too many was typed.
  private Optional<Violation> crowded() {
    var rest = parse(Number.REST);
    var whole = parse(Number.WEIGHT);
    boolean alone = whole == null || whole.signum() == 0;
    return alone || rest == null || rest.compareTo(Measure.perWhole(units.get())) < 0
        ? Optional.empty()
        : Optional.of(
            new Violation(
                PATH + "." + Number.REST.path,
                AppWords.REST_OF_WEIGHT.of(Measure.perWhole(units.get()))));
  }

  private ParcelDraft read() {
    var in = units.get();
    return new ParcelDraft(
        Measure.ounces(parse(Number.WEIGHT), parse(Number.REST), in),
        Measure.inches(parse(Number.LENGTH), in),
        Measure.inches(parse(Number.WIDTH), in),
        Measure.inches(parse(Number.HEIGHT), in),
        hazmat.get(),
        signature.get(),
        insuredValue(),
        switch (door.get()) {
          case UNKNOWN -> null;
          case HOME -> Boolean.TRUE;
          case BUSINESS -> Boolean.FALSE;
        },
        packaging.get());
  }

  private @Nullable Money insuredValue() {
    var amount = parse(Number.INSURED);
    return amount == null || amount.signum() == 0 ? null : Money.rounded(amount, currency.get());
  }

  private boolean isBlank(Number number) {
    return number(number).get().isBlank();
  }

  private @Nullable BigDecimal parse(Number number) {
    return number(number).value();
  }
}
