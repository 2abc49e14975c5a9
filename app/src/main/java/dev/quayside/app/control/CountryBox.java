package dev.quayside.app.control;

import dev.quayside.app.control.popup.SearchedList;
import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.text.CountryCode;
import java.text.Collator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ListCell;
import org.controlsfx.control.SearchableComboBox;
import org.jspecify.annotations.Nullable;

/// A country, found by typing part of its name or its code; the value is ISO 3166-1 alpha-2.
public final class CountryBox extends SearchableComboBox<String> {

  /// The countries most parcels go to, listed before the others.
  private static final List<String> FIRST = List.of("US", "CA", "AU", "GB", "MX", "DE", "FR");

  /// The countries in the order of a language; sorting takes long, and there are many such boxes.
  private static final Map<Locale, List<String>> ORDERS = new ConcurrentHashMap<>();

  // While the user types in the search field nothing is selected in the list: this keeps the
  // country until then.
  private final StringProperty chosen = new SimpleStringProperty("");

  public CountryBox(StringProperty code, Texts texts) {
    setConverter(new DisplayText<>(country -> country.isEmpty() ? "" : name(country, texts)));
    setButtonCell(new Chosen(texts));
    getItems().setAll(all(texts));
    chosen.bindBidirectional(code);
    chosen.subscribe(country -> setValue(country));
    valueProperty().subscribe(this::choose);
    showingProperty().subscribe(_ -> choose(getValue()));
    SearchedList.dress(this);
  }

  /// Takes over a selected country; a list closed without a selection shows the old country again.
  private void choose(@Nullable String country) {
    if (country != null) {
      chosen.set(country);
    } else if (!isShowing()) {
      setValue(chosen.get());
    }
  }

  /// The country with its code: `Canada (CA)`.
  public static String name(String code, Texts texts) {
    return Locale.of("", code).getDisplayCountry(texts.locale()) + " (" + code + ")";
  }

  private static List<String> all(Texts texts) {
    return ORDERS.computeIfAbsent(texts.locale(), _ -> ordered(texts));
  }

  private static List<String> ordered(Texts texts) {
    var order = Collator.getInstance(texts.locale());
    var rest =
        CountryCode.all().stream()
            .filter(code -> !FIRST.contains(code))
            .map(code -> Map.entry(order.getCollationKey(name(code, texts)), code))
            .sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue);
    return Stream.concat(FIRST.stream(), rest).toList();
  }

  /// Shows the selected country without the code, which only helps to find it.
  private static final class Chosen extends ListCell<String> {

    private final Texts texts;

    private Chosen(Texts texts) {
      this.texts = texts;
    }

    @Override
    protected void updateItem(@Nullable String code, boolean empty) {
      super.updateItem(code, empty);
      setText(
          empty || code == null || code.isEmpty()
              ? null
              : Locale.of("", code).getDisplayCountry(texts.locale()));
    }
  }
}
