package dev.quayside.app.address;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import org.jspecify.annotations.Nullable;

/// One address as it is typed, with the engine's messages about each field.
///
/// A field shows its message once it was left, or once everything was asked for: an empty form
/// shows none.
public final class AddressForm {

  /// A field of an address; `path` is its name in the API.
  public enum Line {
    NAME,
    COMPANY,
    STREET1,
    STREET2,
    CITY,
    STATE,
    ZIP,
    COUNTRY,
    PHONE,
    EMAIL;

    public String path() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    static Optional<Line> of(String path) {
      return Arrays.stream(values()).filter(line -> line.path().equals(path)).findFirst();
    }
  }

  /// Where a street begins with its house number and may end with a flat: `12 Elm St, Apt 4`.
  private static final Set<String> FLATS_BEHIND = Set.of("US", "CA");

  /// A telephone number in the wrong field is not one.
  private static final Pattern EMAIL = Pattern.compile("[^\\s@]+@[^\\s@]+\\.[^\\s@]+");

  private static final Pattern FLAT_BEHIND_STREET =
      Pattern.compile(
          "(?i)(?<street>\\d+\\s.*\\p{L}.*?)[,\\s]+"
              + "(?<flat>(?:(?:apt|apartment|suite|ste|unit)\\b\\.?\\s*#?|#)\\s*(?:[\\w-]*\\d[\\w-]*|[a-z]))");

  private final String path;
  private final Map<Line, StringProperty> lines = new EnumMap<>(Line.class);
  private final Set<Line> left = EnumSet.noneOf(Line.class);
  private final ObservableMap<Line, Violation> shown = FXCollections.observableHashMap();

  /// A field, since only a weak listener connects it to the map.
  private final ObservableMap<Line, Violation> shownToOthers =
      FXCollections.unmodifiableObservableMap(shown);

  private final ReadOnlyObjectWrapper<AddressDraft> draft;

  /// @param path of the address in a request: `to` or `from`
  public AddressForm(String path) {
    this.path = path;
    for (var line : Line.values()) {
      var property = new SimpleStringProperty("");
      property.addListener(_ -> changed());
      lines.put(line, property);
    }
    draft = new ReadOnlyObjectWrapper<>(read());
    set(Line.COUNTRY, "US");
  }

  @SuppressWarnings("NullAway") // every constant has a property
  public StringProperty line(Line line) {
    return lines.get(line);
  }

  /// The address in the form; changes with every keystroke.
  public ReadOnlyObjectProperty<AddressDraft> draft() {
    return draft.getReadOnlyProperty();
  }

  /// The messages to show under the fields.
  public ObservableMap<Line, Violation> shown() {
    return shownToOthers;
  }

  /// Called when the packer leaves a field: from now on its message is shown.
  public void leave(Line line) {
    if (line == Line.STREET1) {
      divideStreet();
    }
    if (left.add(line)) {
      showViolations();
    }
  }

  /// A flat typed behind its street goes to the line it has.
  private void divideStreet() {
    var typed = FLAT_BEHIND_STREET.matcher(line(Line.STREET1).get().strip());
    if (FLATS_BEHIND.contains(country()) && !present(Line.STREET2) && typed.matches()) {
      set(Line.STREET1, typed.group("street"));
      set(Line.STREET2, typed.group("flat"));
    }
  }

  /// Shows everything that is missing.
  public void demandAll() {
    left.addAll(EnumSet.allOf(Line.class));
    showViolations();
  }

  public boolean isEmpty() {
    return Arrays.stream(Line.values())
        .filter(line -> line != Line.COUNTRY)
        .allMatch(line -> line(line).get().isBlank());
  }

  /// Whether a carrier can be asked for a price.
  public boolean isEnoughForRate() {
    var found = new Violations();
    draft.get().checkForRate(path, found);
    if (found.isEmpty()) {
      draft.get().checkDeliverable(path, found);
    }
    return found.isEmpty();
  }

  public boolean isEnoughForLabel() {
    return violations().isEmpty();
  }

  /// All violations for a label, whether shown or not.
  public List<Violation> violations() {
    var found = new Violations();
    draft.get().checkForLabel(path, found);
    if (present(Line.ZIP) && present(Line.COUNTRY)) {
      draft.get().checkDeliverable(path, found);
    }
    if (present(Line.EMAIL) && !EMAIL.matcher(line(Line.EMAIL).get().strip()).matches()) {
      found.add(path + "." + Line.EMAIL.path(), FieldWords.EMAIL);
    }
    return found.list();
  }

  /// Fills the form; a field shows no message until it is left again.
  public void fill(Address address) {
    restore(AddressDraft.of(address));
  }

  /// Puts back what was typed before, letter for letter; a field shows no message until it is left
  /// again.
  public void restore(AddressDraft typed) {
    left.clear();
    set(Line.NAME, typed.name());
    set(Line.COMPANY, typed.company());
    set(Line.STREET1, typed.street1());
    set(Line.STREET2, typed.street2());
    set(Line.CITY, typed.city());
    set(Line.STATE, typed.state());
    set(Line.ZIP, typed.zip());
    set(Line.COUNTRY, typed.country());
    set(Line.PHONE, typed.phone());
    set(Line.EMAIL, typed.email());
    showViolations();
  }

  /// Fills the form from a pasted block; what the block lacks stays empty.
  public void fill(AddressDraft block) {
    fill(block.value());
    for (var line : Line.values()) {
      if (present(line)) {
        left.add(line);
      }
    }
    showViolations();
  }

  /// Empties the form.
  ///
  /// @param country where most parcels of this sender go
  public void clear(String country) {
    fill(Address.of("", country.isBlank() ? "US" : country));
  }

  /// The name a packer would use: the addressee's, else the company, the city or the postal code.
  public String addressee() {
    return Stream.of(Line.NAME, Line.COMPANY, Line.CITY, Line.ZIP)
        .map(one -> line(one).get())
        .filter(words -> !words.isBlank())
        .findFirst()
        .orElse("?");
  }

  /// ISO 3166-1 alpha-2; empty while none is chosen.
  public String country() {
    return line(Line.COUNTRY).get();
  }

  private boolean present(Line line) {
    return !line(line).get().isBlank();
  }

  private void set(Line line, @Nullable String value) {
    line(line).set(value == null ? "" : value);
  }

  private void changed() {
    draft.set(read());
    showViolations();
  }

  private void showViolations() {
    var now = new EnumMap<Line, Violation>(Line.class);
    for (var violation : violations()) {
      var field = violation.field().substring(path.length() + 1);
      for (var line : left) {
        if (line.path().equals(field)) {
          now.putIfAbsent(line, violation);
        }
      }
    }
    shown.keySet().retainAll(now.keySet());
    shown.putAll(now);
  }

  private AddressDraft read() {
    return new AddressDraft(
        line(Line.NAME).get(),
        line(Line.COMPANY).get(),
        line(Line.STREET1).get(),
        line(Line.STREET2).get(),
        line(Line.CITY).get(),
        line(Line.STATE).get(),
        line(Line.ZIP).get(),
        line(Line.COUNTRY).get(),
        line(Line.PHONE).get(),
        line(Line.EMAIL).get());
  }
}
