package dev.quayside.app.screen.ship.form;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import dev.quayside.printing.message.Message;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import javafx.collections.ObservableSet;
import org.jspecify.annotations.Nullable;

/// One typed line of a customs declaration.
public final class CustomsItemModel {

  /// A field of the line; `path` is its name in the API.
  public enum Part {
    DESCRIPTION("description"),
    QUANTITY("quantity"),
    VALUE("value"),
    WEIGHT("weightOz"),
    HS_CODE("hsCode"),
    ORIGIN("originCountry");

    private final String path;

    Part(String path) {
      this.path = path;
    }

    /// The field's name in the bundles and in ids.
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Map<Part, TypedNumber> numbers =
      new EnumMap<>(
          Map.of(
              Part.QUANTITY, new TypedNumber(),
              Part.VALUE, TypedNumber.money(),
              Part.WEIGHT, new TypedNumber()));
  private final Map<Part, StringProperty> parts = new EnumMap<>(Part.class);
  public final ObjectProperty<Currency> currency = new SimpleObjectProperty<>();
  private final Set<Part> left = EnumSet.noneOf(Part.class);
  public final ObservableMap<Part, Violation> shown = FXCollections.observableHashMap();

  /// The fields filled in without the packer, until the packer changes them.
  public final ObservableSet<Part> assumed = FXCollections.observableSet();

  private final Units units;
  private boolean assuming;
  private @Nullable Message tooHeavy;

  /// Whether the packer typed or deleted the weight.
  private boolean weighed;

  /// The assumed weight, to a hundredth of an ounce; the field shows whole grams.
  private @Nullable BigDecimal share;

  CustomsItemModel(Currency currency, Units units, Runnable changed) {
    this.units = units;
    this.currency.set(currency);
    for (var part : Part.values()) {
      var property = numbers.containsKey(part) ? number(part) : new SimpleStringProperty("");
      property.addListener(
          _ -> {
            known(part);
            showViolations();
            changed.run();
          });
      parts.put(part, property);
    }
    this.currency.addListener(_ -> changed.run());
    part(Part.QUANTITY).set("1");
  }

  @SuppressWarnings("NullAway") // every constant has a property
  public StringProperty part(Part part) {
    return parts.get(part);
  }

  @SuppressWarnings("NullAway") // only called for fields that are numbers
  TypedNumber number(Part part) {
    return numbers.get(part);
  }

  /// Ounces or grams.
  public Units units() {
    return units;
  }

  public void leave(Part part) {
    if (left.add(part)) {
      showViolations();
    }
  }

  void demandAll() {
    left.addAll(EnumSet.allOf(Part.class));
    showViolations();
  }

  boolean isUntouched() {
    return List.of(Part.DESCRIPTION, Part.VALUE, Part.WEIGHT, Part.HS_CODE, Part.ORIGIN).stream()
        .allMatch(part -> assumed.contains(part) || part(part).get().isBlank());
  }

  /// Whether the description or the origin is missing, which only the sender knows.
  boolean asks() {
    return !isUntouched()
        && List.of(Part.DESCRIPTION, Part.ORIGIN).stream()
            .anyMatch(part -> part(part).get().isBlank());
  }

  /// Fills in the weight if it was not typed.
  ///
  /// @param ounces of one piece; null when unknown
  void assume(@Nullable BigDecimal ounces) {
    if (!weighed) {
      share = ounces;
      assuming = true;
      number(Part.WEIGHT).show(Measure.small(ounces, units));
      assuming = false;
      if (ounces == null) {
        assumed.remove(Part.WEIGHT);
      } else {
        assumed.add(Part.WEIGHT);
      }
    }
  }

  private void known(Part part) {
    if (!assuming && !isTidying(part)) {
      assumed.remove(part);
      weighed |= part == Part.WEIGHT;
    }
  }

  private boolean isTidying(Part part) {
    return part(part) instanceof TypedNumber number && number.isTidying();
  }

  void fill(CustomsItemDraft draft) {
    part(Part.DESCRIPTION).set(draft.description() == null ? "" : draft.description());
    part(Part.QUANTITY).set(draft.quantity() == null ? "" : draft.quantity().toString());
    number(Part.VALUE).show(draft.value());
    number(Part.WEIGHT).show(Measure.small(draft.weightOz(), units));
    weighed = draft.weightOz() != null;
    part(Part.HS_CODE).set(draft.hsCode() == null ? "" : draft.hsCode());
    part(Part.ORIGIN).set(draft.originCountry() == null ? "" : draft.originCountry());
    currency.set(draft.currency());
  }

  /// The line without assumed values.
  CustomsItemDraft typed() {
    var all = draft();
    return new CustomsItemDraft(
        all.description(),
        all.quantity(),
        all.value(),
        all.currency(),
        assumed.contains(Part.WEIGHT) ? null : all.weightOz(),
        all.hsCode(),
        all.originCountry());
  }

  CustomsItemDraft draft() {
    return new CustomsItemDraft(
        part(Part.DESCRIPTION).get(),
        number(Part.QUANTITY).whole(),
        number(Part.VALUE).value(),
        currency.get(),
        assumed.contains(Part.WEIGHT) ? share : ounces(),
        part(Part.HS_CODE).get(),
        part(Part.ORIGIN).get());
  }

  private @Nullable BigDecimal ounces() {
    return Measure.ounces(null, number(Part.WEIGHT).value(), units);
  }

  /// Marks the weight at once, as the goods weigh more than their parcel.
  ///
  /// @param why null when they do not
  void tooHeavy(@Nullable Message why) {
    if (!Objects.equals(tooHeavy, why)) {
      tooHeavy = why;
      showViolations();
    }
  }

  private void showViolations() {
    var found = new Violations();
    numbers.forEach((part, number) -> number.check("item." + part.path, found));
    draft().check("item", found);
    var now = new EnumMap<Part, Violation>(Part.class);
    if (tooHeavy != null) {
      now.put(Part.WEIGHT, new Violation("item." + Part.WEIGHT.path, tooHeavy));
    }
    for (var violation : found.list()) {
      left.stream()
          .filter(part -> violation.field().equals("item." + part.path))
          .forEach(part -> now.putIfAbsent(part, violation));
    }
    shown.keySet().retainAll(now.keySet());
    shown.putAll(now);
  }
}
