package dev.quayside.app.screen.settings.shops;

import dev.quayside.engine.source.SourceDraft;
import dev.quayside.engine.source.SourceView;
import dev.quayside.engine.source.kind.SourceField;
import dev.quayside.engine.source.kind.SourceKind;
import dev.quayside.engine.source.kind.StatusWords;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// What is typed of one shop, new or not. It holds secrets only until they are stored.
final class ShopForm {

  /// Paths of fields, as the engine calls them in what is wrong.
  static final String EVERY_MINUTES = "pull.everyMinutes";

  static final String SINCE = "pull.since";
  static final String WEIGHT_FIELD = "weightField";
  static final String LOCATIONS = "locations";

  private static final int USUAL_MINUTES = 5;
  private static final int USUAL_DAYS = 30;

  private final SourceKind kind;
  private final @Nullable SourceView before;
  final StringProperty name = new SimpleStringProperty("");
  private final Map<String, StringProperty> values = new LinkedHashMap<>();
  private final Map<String, StringProperty> statuses = new LinkedHashMap<>();

  /// How often it is pulled; 0 for only when a person asks.
  final ObjectProperty<Integer> minutes = new SimpleObjectProperty<>(USUAL_MINUTES);

  /// How far back a new shop's orders are read.
  final ObjectProperty<Integer> days = new SimpleObjectProperty<>(USUAL_DAYS);

  /// The custom field with the weight of a piece; empty for none.
  final StringProperty weightField = new SimpleStringProperty("");

  /// Names of places, one a line: `the shop's id = name`.
  final StringProperty locations = new SimpleStringProperty("");

  /// Whether the shop is told of parcels.
  final BooleanProperty tells = new SimpleBooleanProperty(true);

  /// Whether the shop is to tell the buyer.
  final BooleanProperty notifies = new SimpleBooleanProperty(true);

  /// Whether the shop's order is completed with its last piece.
  final BooleanProperty completes = new SimpleBooleanProperty(true);

  private final @Nullable TablesForm tables;

  /// Of a new shop.
  ShopForm(SourceKind kind) {
    this(kind, null);
    name.set(kind.name());
  }

  /// Of a shop that is here.
  ShopForm(SourceView before) {
    this(before.source().kind(), before);
    var settings = before.source().settings();
    name.set(before.source().name());
    minutes.set(settings.everyMinutes());
    tells.set(settings.postsBack());
    notifies.set(settings.notifiesBuyer());
    completes.set(settings.completes());
    weightField.set(Objects.requireNonNullElse(settings.weightField(), ""));
    locations.set(
        settings.locations().entrySet().stream()
            .map(place -> place.getKey() + " = " + place.getValue())
            .sorted()
            .collect(Collectors.joining("\n")));
    settings.statuses().forEach((group, words) -> status(group).set(String.join(", ", words)));
  }

  private ShopForm(SourceKind kind, @Nullable SourceView before) {
    this.kind = kind;
    this.before = before;
    var shown = before == null ? Map.<String, String>of() : before.source().shown();
    for (var field : kind.fields()) {
      values.put(field.name(), new SimpleStringProperty(shown.getOrDefault(field.name(), "")));
    }
    tables =
        kind.hasTables()
            ? new TablesForm(before == null ? null : before.source().settings().tables())
            : null;
    if (kind.abilities().statuses()) {
      // words that are given take the place of the usual ones: those are there to be kept
      boolean own = before != null && !before.source().settings().statuses().isEmpty();
      var usual = own ? Map.<String, List<String>>of() : kind.usualStatuses();
      StatusWords.GROUPS.forEach(
          group -> statuses.put(group, new SimpleStringProperty(words(usual, group))));
    }
  }

  SourceKind kind() {
    return kind;
  }

  /// Its id; null for a new one.
  @Nullable String id() {
    return before == null ? null : before.source().id();
  }

  StringProperty value(String field) {
    return Objects.requireNonNull(values.get(field), field);
  }

  /// Groups of the shop's own words for an order's status; empty where it has fixed ones.
  Set<String> groups() {
    return statuses.keySet();
  }

  /// The shop's words of a group, with commas between them.
  StringProperty status(String group) {
    return Objects.requireNonNull(statuses.get(group), group);
  }

  /// What is typed of its tables; null where it is no database.
  @Nullable TablesForm tables() {
    return tables;
  }

  boolean keeps(SourceField field) {
    return before != null && before.source().kept().contains(field.name());
  }

  /// What is to be stored. An empty secret stays as it is.
  SourceDraft draft(Instant now) {
    var fields = new HashMap<String, String>();
    for (var field : kind.fields()) {
      var value = value(field.name()).get();
      if (!field.secret() || !value.isEmpty()) {
        fields.put(field.name(), value);
      }
    }
    var draft =
        new SourceDraft(
            before == null ? kind.code() : null,
            name.get(),
            null,
            fields,
            minutes.get(),
            before == null ? now.minus(Duration.ofDays(days.get())) : null,
            statuses.isEmpty() ? null : words(),
            kind.abilities().locations() ? places() : null,
            kind.hasWeightField() ? weightField.get() : null,
            tells.get(),
            notifies.get(),
            completes.get());
    return tables == null ? draft : draft.with(tables.change());
  }

  /// A line without a name leaves the place the name it has in the shop.
  private Map<String, String> places() {
    return locations
        .get()
        .lines()
        .map(line -> line.split("=", 2))
        .filter(line -> line.length == 2 && !line[0].isBlank() && !line[1].isBlank())
        .collect(
            Collectors.toMap(line -> line[0].strip(), line -> line[1].strip(), (_, last) -> last));
  }

  private static String words(Map<String, List<String>> usual, String group) {
    return String.join(", ", usual.getOrDefault(group, List.of()));
  }

  private Map<String, List<String>> words() {
    var typed = new LinkedHashMap<String, List<String>>();
    statuses.forEach(
        (group, words) -> {
          var some =
              Arrays.stream(words.get().split(","))
                  .map(String::strip)
                  .filter(word -> !word.isEmpty())
                  .toList();
          if (!some.isEmpty()) {
            typed.put(group, some);
          }
        });
    return typed;
  }
}
