package dev.quayside.app.screen.ship.form;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Decimals;
import dev.quayside.app.measure.Measure;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.customs.CustomsItemDraft;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.jspecify.annotations.Nullable;

/// One line of goods as it is typed.
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

    /// Its name in the bundles and in ids.
    String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Map<Part, StringProperty> parts = new EnumMap<>(Part.class);
  private final ObjectProperty<Currency> currency = new SimpleObjectProperty<>();
  private final Set<Part> left = EnumSet.noneOf(Part.class);
  private final ObservableMap<Part, Violation> shown = FXCollections.observableHashMap();
  private final Units units;

  CustomsItemModel(Currency currency, String origin, Units units, Runnable changed) {
    this.units = units;
    this.currency.set(currency);
    for (var part : Part.values()) {
      var property = new SimpleStringProperty("");
      property.addListener(
          _ -> {
            showViolations();
            changed.run();
          });
      parts.put(part, property);
    }
    this.currency.addListener(_ -> changed.run());
    part(Part.QUANTITY).set("1");
    part(Part.ORIGIN).set(origin);
  }

  @SuppressWarnings("NullAway") // every part has one
  public StringProperty part(Part part) {
    return parts.get(part);
  }

  public ObjectProperty<Currency> currency() {
    return currency;
  }

  public ObservableMap<Part, Violation> shown() {
    return shown;
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
    return List.of(Part.DESCRIPTION, Part.VALUE, Part.WEIGHT, Part.HS_CODE).stream()
        .allMatch(part -> part(part).get().isBlank());
  }

  void fill(CustomsItemDraft draft) {
    part(Part.DESCRIPTION).set(draft.description() == null ? "" : draft.description());
    part(Part.QUANTITY).set(draft.quantity() == null ? "" : draft.quantity().toString());
    part(Part.VALUE).set(Decimals.write(draft.value()));
    part(Part.WEIGHT).set(Decimals.write(Measure.small(draft.weightOz(), units)));
    part(Part.HS_CODE).set(draft.hsCode() == null ? "" : draft.hsCode());
    part(Part.ORIGIN).set(draft.originCountry() == null ? "" : draft.originCountry());
    currency.set(draft.currency());
  }

  CustomsItemDraft draft() {
    return new CustomsItemDraft(
        part(Part.DESCRIPTION).get(),
        quantity(),
        Decimals.read(part(Part.VALUE).get()),
        currency.get(),
        ounces(),
        part(Part.HS_CODE).get(),
        part(Part.ORIGIN).get());
  }

  private @Nullable Integer quantity() {
    return Decimals.whole(part(Part.QUANTITY).get());
  }

  private @Nullable BigDecimal ounces() {
    return Measure.ounces(null, Decimals.read(part(Part.WEIGHT).get()), units);
  }

  private void showViolations() {
    var found = new Violations();
    for (var part : List.of(Part.QUANTITY, Part.VALUE, Part.WEIGHT)) {
      var text = part(part).get();
      if (!text.isBlank() && Decimals.read(text) == null) {
        found.add("item." + part.path, Decimals.NOT_A_NUMBER);
      }
    }
    draft().check("item", found);
    var now = new EnumMap<Part, Violation>(Part.class);
    for (var violation : found.list()) {
      left.stream()
          .filter(part -> violation.field().equals("item." + part.path))
          .forEach(part -> now.putIfAbsent(part, violation));
    }
    shown.keySet().retainAll(now.keySet());
    shown.putAll(now);
  }
}
