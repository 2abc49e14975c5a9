package dev.quayside.app.screen.ship;

import dev.quayside.engine.money.Money;
import dev.quayside.engine.parcel.ParcelDraft;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.problem.Violation;
import dev.quayside.engine.problem.Violations;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.jspecify.annotations.Nullable;

/// The box as it is typed: pounds and ounces, inches, and what the sender asks for it.
public final class ParcelModel {

  /// A number somebody types; `path` is what a violation of it is called in the API.
  public enum Number {
    POUNDS("weightOz"),
    OUNCES("weightOz"),
    LENGTH("lengthIn"),
    WIDTH("widthIn"),
    HEIGHT("heightIn"),
    INSURED("insuredValue.amount");

    private final String path;

    Number(String path) {
      this.path = path;
    }
  }

  /// What kind of door it goes to, when the sender knows.
  public enum Door {
    UNKNOWN,
    HOME,
    BUSINESS
  }

  /// What a violation says when a field holds no number; translated like the engine's own.
  public static final String NOT_A_NUMBER = "must be a number, for example 12.5";

  private static final BigDecimal OUNCES_PER_POUND = BigDecimal.valueOf(16);
  private static final String PATH = "parcel";
  private static final Pattern DECIMAL = Pattern.compile("-?(\\d{1,9}(\\.\\d{0,4})?|\\.\\d{1,4})");

  private final Map<Number, StringProperty> numbers = new EnumMap<>(Number.class);
  private final ObjectProperty<Signature> signature = new SimpleObjectProperty<>(Signature.NONE);
  private final ObjectProperty<Door> door = new SimpleObjectProperty<>(Door.UNKNOWN);
  private final Set<Number> left = EnumSet.noneOf(Number.class);
  private final ObservableMap<Number, Violation> shown = FXCollections.observableHashMap();

  /// Kept, since it hangs on the map by a weak listener only.
  private final ObservableMap<Number, Violation> shownToOthers =
      FXCollections.unmodifiableObservableMap(shown);

  private final ReadOnlyObjectWrapper<ParcelDraft> draft;

  public ParcelModel() {
    for (var number : Number.values()) {
      var property = new SimpleStringProperty("");
      property.addListener(_ -> changed());
      numbers.put(number, property);
    }
    draft = new ReadOnlyObjectWrapper<>(read());
    signature.addListener(_ -> changed());
    door.addListener(_ -> changed());
  }

  @SuppressWarnings("NullAway") // every number has one
  public StringProperty number(Number number) {
    return numbers.get(number);
  }

  public ObjectProperty<Signature> signature() {
    return signature;
  }

  public ObjectProperty<Door> door() {
    return door;
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

  /// Everything wrong with it, whether shown or not.
  public List<Violation> violations() {
    var found = new Violations();
    for (var number : Number.values()) {
      if (!isBlank(number) && parse(number) == null) {
        found.add(PATH + "." + number.path, NOT_A_NUMBER);
      }
    }
    draft.get().check(PATH, found);
    return found.list();
  }

  public void fill(ParcelDraft parcel) {
    left.clear();
    var weight = parcel.weightOz() == null ? BigDecimal.ZERO : parcel.weightOz();
    var poundsAndOunces = weight.divideAndRemainder(OUNCES_PER_POUND);
    set(Number.POUNDS, poundsAndOunces[0].signum() == 0 ? null : poundsAndOunces[0]);
    set(Number.OUNCES, poundsAndOunces[1].signum() == 0 ? null : poundsAndOunces[1]);
    set(Number.LENGTH, parcel.lengthIn());
    set(Number.WIDTH, parcel.widthIn());
    set(Number.HEIGHT, parcel.heightIn());
    var insured = parcel.insuredValue();
    set(Number.INSURED, insured == null ? null : insured.amount());
    signature.set(parcel.signature());
    var residential = parcel.residential();
    door.set(residential == null ? Door.UNKNOWN : residential ? Door.HOME : Door.BUSINESS);
    showViolations();
  }

  public void clear() {
    left.clear();
    numbers.values().forEach(property -> property.set(""));
    signature.set(Signature.NONE);
    door.set(Door.UNKNOWN);
    showViolations();
  }

  private void set(Number number, @Nullable BigDecimal value) {
    number(number).set(value == null ? "" : value.stripTrailingZeros().toPlainString());
  }

  private void changed() {
    draft.set(read());
    showViolations();
  }

  private void showViolations() {
    var now = new EnumMap<Number, Violation>(Number.class);
    for (var violation : violations()) {
      for (var number : left) {
        if (violation.field().equals(PATH + "." + number.path) && isToBlame(number, violation)) {
          now.putIfAbsent(number, violation);
        }
      }
    }
    shown.keySet().retainAll(now.keySet());
    shown.putAll(now);
  }

  /// Pounds and ounces are one weight in the API: what is no number is said at its own field, what
  /// is wrong with the weight at the pounds.
  private boolean isToBlame(Number number, Violation violation) {
    return violation.message().equals(NOT_A_NUMBER)
        ? !isBlank(number) && parse(number) == null
        : number != Number.OUNCES;
  }

  private ParcelDraft read() {
    return new ParcelDraft(
        weightOz(),
        parse(Number.LENGTH),
        parse(Number.WIDTH),
        parse(Number.HEIGHT),
        false,
        signature.get(),
        insuredValue(),
        switch (door.get()) {
          case UNKNOWN -> null;
          case HOME -> Boolean.TRUE;
          case BUSINESS -> Boolean.FALSE;
        });
  }

  private @Nullable BigDecimal weightOz() {
    var parts = new ArrayList<BigDecimal>();
    var pounds = parse(Number.POUNDS);
    var ounces = parse(Number.OUNCES);
    if (pounds != null) {
      parts.add(pounds.multiply(OUNCES_PER_POUND));
    }
    if (ounces != null) {
      parts.add(ounces);
    }
    return parts.isEmpty() ? null : parts.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  private @Nullable Money insuredValue() {
    var amount = parse(Number.INSURED);
    return amount == null || amount.signum() == 0 ? null : Money.rounded(amount, Money.USD);
  }

  private boolean isBlank(Number number) {
    return number(number).get().isBlank();
  }

  /// A number with a point or, as a Spanish keypad types it, a comma.
  private @Nullable BigDecimal parse(Number number) {
    var text = number(number).get().strip().replace(',', '.');
    return DECIMAL.matcher(text).matches() ? new BigDecimal(text) : null;
  }
}
