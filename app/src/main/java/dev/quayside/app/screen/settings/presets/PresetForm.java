package dev.quayside.app.screen.settings.presets;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.settings.Editing;
import dev.quayside.app.screen.settings.HomeMeasures;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.SidesDraft;
import dev.quayside.engine.parcel.preset.Material;
import dev.quayside.engine.parcel.preset.Preset;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The form of a preset, in the units of the sender's country.
public final class PresetForm implements Editing.Form<PresetDraft> {

  /// A number of the form; `path` is the engine's path of the field.
  public enum Number {
    LENGTH("parcel.lengthIn"),
    WIDTH("parcel.widthIn"),
    HEIGHT("parcel.heightIn"),
    /// In ounces or grams.
    EMPTY("emptyWeightOz"),
    /// In ounces or grams.
    WEIGHT("parcel.weightOz"),
    INNER_LENGTH("innerLengthIn"),
    INNER_WIDTH("innerWidthIn"),
    INNER_HEIGHT("innerHeightIn"),
    /// In ounces or grams.
    MOST("maxWeightOz"),
    COST("cost.amount"),
    FILL("fillPercent");

    /// What every label needs to know.
    static final List<Number> OF_PARCEL = List.of(LENGTH, WIDTH, HEIGHT, EMPTY, WEIGHT);

    /// What only the choice of a box needs to know.
    static final List<Number> OF_CHOICE =
        List.of(INNER_LENGTH, INNER_WIDTH, INNER_HEIGHT, MOST, COST, FILL);

    private final String path;

    Number(String path) {
      this.path = path;
    }

    public String path() {
      return path;
    }

    private boolean isWeight() {
      return this == EMPTY || this == WEIGHT || this == MOST;
    }

    /// The number's name in the bundles and in ids.
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public final StringProperty name = new SimpleStringProperty("");
  public final ObjectProperty<Material> material = new SimpleObjectProperty<>(Material.BOX);
  public final ObjectProperty<Packaging> packaging = new SimpleObjectProperty<>(Packaging.PACKAGE);
  private final Map<Number, TypedNumber> numbers = new EnumMap<>(Number.class);
  private final ReadOnlyObjectWrapper<Units> units = new ReadOnlyObjectWrapper<>(Units.IMPERIAL);

  private final ReadOnlyObjectWrapper<Currency> currency = new ReadOnlyObjectWrapper<>(Money.USD);
  private Currency home = Money.USD;

  PresetForm() {
    for (var number : Number.values()) {
      numbers.put(number, number == Number.COST ? TypedNumber.money() : new TypedNumber());
    }
  }

  @SuppressWarnings("NullAway") // every constant has a number
  public TypedNumber number(Number number) {
    return numbers.get(number);
  }

  public ReadOnlyObjectProperty<Units> units() {
    return units.getReadOnlyProperty();
  }

  /// The currency of the cost: that of the box in the form, else the sender's.
  public ReadOnlyObjectProperty<Currency> currency() {
    return currency.getReadOnlyProperty();
  }

  /// A new box's cost is in the sender's currency.
  void countIn(HomeMeasures now) {
    units.set(now.units());
    if (currency.get().equals(home)) {
      currency.set(now.currency());
    }
    home = now.currency();
  }

  /// Whether anything is known of a preset that only the choice of a box needs.
  static boolean isForChoice(Preset preset) {
    return preset.inner() != null
        || preset.maxWeight() != null
        || preset.cost() != null
        || preset.fillPercent() != null;
  }

  /// Whether anything is typed that only the choice of a box needs.
  boolean isForChoice() {
    return Number.OF_CHOICE.stream().anyMatch(each -> !number(each).get().isBlank());
  }

  @Override
  public void clear() {
    fill(PresetDraft.box("", null));
  }

  @Override
  public void fill(PresetDraft draft) {
    var in = units.get();
    name.set(draft.name());
    material.set(draft.material());
    packaging.set(draft.packaging());
    show(Number.LENGTH, Measure.side(draft.lengthIn(), in));
    show(Number.WIDTH, Measure.side(draft.widthIn(), in));
    show(Number.HEIGHT, Measure.side(draft.heightIn(), in));
    show(Number.EMPTY, Measure.small(draft.emptyOz(), in));
    show(Number.WEIGHT, Measure.small(draft.weightOz(), in));
    var use = draft.use();
    var cost = use.cost();
    currency.set(cost == null ? home : cost.currency());
    show(Number.INNER_LENGTH, Measure.side(use.inner().length(), in));
    show(Number.INNER_WIDTH, Measure.side(use.inner().width(), in));
    show(Number.INNER_HEIGHT, Measure.side(use.inner().height(), in));
    show(Number.MOST, Measure.small(use.maxWeightOz(), in));
    show(Number.COST, cost == null ? null : cost.amount());
    show(Number.FILL, use.fillPercent());
  }

  @Override
  public PresetDraft draft() {
    return new PresetDraft(
        name.get(),
        material.get(),
        packaging.get(),
        read(Number.LENGTH),
        read(Number.WIDTH),
        read(Number.HEIGHT),
        read(Number.EMPTY),
        read(Number.WEIGHT),
        use());
  }

  private PresetDraft.Use use() {
    var cost = number(Number.COST).value();
    return new PresetDraft.Use(
        new SidesDraft(
            read(Number.INNER_LENGTH), read(Number.INNER_WIDTH), read(Number.INNER_HEIGHT)),
        read(Number.MOST),
        cost == null ? null : Money.rounded(cost, currency.get()),
        number(Number.FILL).value());
  }

  /// All violations of the form.
  @Override
  public List<Violation> violations() {
    var found = new Violations();
    for (var number : Number.values()) {
      number(number).check(number.path, found);
    }
    draft().check(found);
    return found.list();
  }

  private @Nullable BigDecimal read(Number number) {
    var typed = number(number).value();
    return number.isWeight()
        ? Measure.ounces(null, typed, units.get())
        : Measure.inches(typed, units.get());
  }

  private void show(Number number, @Nullable BigDecimal value) {
    number(number).show(value);
  }
}
