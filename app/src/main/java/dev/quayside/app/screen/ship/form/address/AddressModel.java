package dev.quayside.app.screen.ship.form.address;

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

/// One address as it is typed, with what is wrong with each line in the engine's own words.
///
/// A line complains once its field was left, or once everything was asked for: an empty form is
/// quiet.
public final class AddressModel {

  /// A line of an address; `path` is its name in the API.
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

  private static final Pattern FLAT_BEHIND_STREET =
      Pattern.compile(
          "(?i)(?<street>\\d+\\s.*\\p{L}.*?)[,\\s]+"
              + "(?<flat>(?:(?:apt|apartment|suite|ste|unit)\\b\\.?\\s*#?|#)\\s*(?:[\\w-]*\\d[\\w-]*|[a-z]))");

  private final String path;
  private final Map<Line, StringProperty> lines = new EnumMap<>(Line.class);
  private final Set<Line> left = EnumSet.noneOf(Line.class);
  private final ObservableMap<Line, Violation> shown = FXCollections.observableHashMap();

  /// Kept, since it hangs on the map by a weak listener only.
  private final ObservableMap<Line, Violation> shownToOthers =
      FXCollections.unmodifiableObservableMap(shown);

  private final ReadOnlyObjectWrapper<AddressDraft> draft;

  /// @param path where it stands in a request: `to` or `from`
  public AddressModel(String path) {
    this.path = path;
    for (var line : Line.values()) {
      var property = new SimpleStringProperty("");
      property.addListener(_ -> changed());
      lines.put(line, property);
    }
    draft = new ReadOnlyObjectWrapper<>(read());
    set(Line.COUNTRY, "US");
  }

  @SuppressWarnings("NullAway") // every line has one
  public StringProperty line(Line line) {
    return lines.get(line);
  }

  /// What stands in the form now; changes with every keystroke.
  public ReadOnlyObjectProperty<AddressDraft> draft() {
    return draft.getReadOnlyProperty();
  }

  /// What to show under each line.
  public ObservableMap<Line, Violation> shown() {
    return shownToOthers;
  }

  /// The person left this line: from now on it may complain.
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

  /// Everything wrong with it for a label, whether shown or not.
  public List<Violation> violations() {
    var found = new Violations();
    draft.get().checkForLabel(path, found);
    if (present(Line.ZIP) && present(Line.COUNTRY)) {
      draft.get().checkDeliverable(path, found);
    }
    return found.list();
  }

  /// Fills the form; nothing complains until it is left again.
  public void fill(Address address) {
    left.clear();
    set(Line.NAME, address.name());
    set(Line.COMPANY, address.company());
    set(Line.STREET1, address.street1());
    set(Line.STREET2, address.street2());
    set(Line.CITY, address.city());
    set(Line.STATE, address.state());
    set(Line.ZIP, address.zip());
    set(Line.COUNTRY, address.country());
    set(Line.PHONE, address.phone());
    set(Line.EMAIL, address.email());
    showViolations();
  }

  /// Fills from a pasted block; what the block does not say stays empty.
  public void fill(AddressDraft block) {
    fill(block.value());
    for (var line : Line.values()) {
      if (present(line)) {
        left.add(line);
      }
    }
    showViolations();
  }

  /// Empties it.
  ///
  /// @param country where most parcels of this sender go
  public void clear(String country) {
    fill(Address.of("", country.isBlank() ? "US" : country));
  }

  /// Whom a packer would say it is for, or from: the name, else what there is of the place.
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
