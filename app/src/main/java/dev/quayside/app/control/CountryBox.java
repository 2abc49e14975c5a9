package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import java.text.Collator;
import java.util.Arrays;
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

  /// Where most parcels go, before the alphabet.
  private static final List<String> FIRST = List.of("US", "CA", "AU", "GB", "MX", "DE", "FR");

  /// By the words of a language; putting them in order takes a while, and there are many such
  /// boxes.
  private static final Map<Locale, List<String>> ORDERS = new ConcurrentHashMap<>();

  // While words are typed nothing is chosen in the list: the country stays what it was until then.
  private final StringProperty chosen = new SimpleStringProperty("");

  public CountryBox(StringProperty code, Texts texts) {
    setConverter(new DisplayText<>(country -> country.isEmpty() ? "" : name(country, texts)));
    setButtonCell(new Chosen(texts));
    getItems().setAll(all(texts));
    chosen.bindBidirectional(code);
    chosen.subscribe(country -> setValue(country));
    valueProperty().subscribe(this::choose);
    showingProperty().subscribe(_ -> choose(getValue()));
    skinProperty().subscribe(_ -> nameSearchField());
  }

  /// A list closed without a choice shows the country again.
  private void choose(@Nullable String country) {
    if (country != null) {
      chosen.set(country);
    } else if (!isShowing()) {
      setValue(chosen.get());
    }
  }

  /// The field one types into while the list is open is the same thing to whoever hears it.
  private void nameSearchField() {
    lookupAll(".combo-box-search")
        .forEach(field -> field.accessibleTextProperty().bind(accessibleTextProperty()));
  }

  /// `Canada (CA)`
  public static String name(String code, Texts texts) {
    return Locale.of("", code).getDisplayCountry(texts.locale()) + " (" + code + ")";
  }

  private static List<String> all(Texts texts) {
    return ORDERS.computeIfAbsent(texts.locale(), _ -> ordered(texts));
  }

  private static List<String> ordered(Texts texts) {
    var order = Collator.getInstance(texts.locale());
    var rest =
        Arrays.stream(Locale.getISOCountries())
            .filter(code -> !FIRST.contains(code))
            .map(code -> Map.entry(order.getCollationKey(name(code, texts)), code))
            .sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue);
    return Stream.concat(FIRST.stream(), rest).toList();
  }

  /// Without the code, which helps to find a country and then only takes room.
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
