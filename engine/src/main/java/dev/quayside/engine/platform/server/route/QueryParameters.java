package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.base.page.DaySpan;
import dev.quayside.engine.base.page.Page;
import dev.quayside.engine.base.page.RelativeDays;
import dev.quayside.engine.base.page.Slice;
import dev.quayside.engine.base.page.Times;
import dev.quayside.engine.base.page.Today;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.server.json.Cursor;
import dev.quayside.engine.platform.server.json.ListJson;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.engine.platform.server.json.Timestamps;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads the query string and collects all wrong parameters. A parameter that is absent or wrong
/// reads as null; unknown ones are ignored.
///
/// No parameter may be given twice: of two values one would be left out in silence. What narrows a
/// list may not be empty or blank: that comes from a script whose variable is not set, and would
/// mean everything. An empty search, page, sort or cursor counts as left out.
public final class QueryParameters {

  private static final Pattern ASCII = Pattern.compile("[+-]?[0-9]+");
  private static final int LONGEST = 500;

  private final Map<String, List<String>> given;
  private final Violations violations = new Violations();

  QueryParameters(Map<String, List<String>> given) {
    this.given = given;
    given.forEach(
        (name, values) -> {
          if (values.size() > 1) {
            violations.add(name, ServerWords.GIVEN_TWICE);
          }
        });
  }

  /// Parameters that are kept, or stand in a body.
  public static QueryParameters of(Map<String, String> parameters) {
    return new QueryParameters(
        parameters.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, each -> List.of(each.getValue()))));
  }

  public Violations violations() {
    return violations;
  }

  /// A parameter of which an empty one can only be a mistake.
  public @Nullable String text(String name) {
    if (isBlank(name)) {
      violations.add(name, ServerWords.EMPTY_PARAMETER);
      return null;
    }
    return textOrNothing(name);
  }

  /// A parameter of which an empty one counts as left out: what is searched for, or a place in a
  /// list.
  public @Nullable String textOrNothing(String name) {
    var values = given.getOrDefault(name, List.of());
    if (values.isEmpty() || isBlank(name)) {
      return null;
    }
    var text = values.getFirst();
    if (text.length() > LONGEST) {
      violations.add(name, FieldWords.LONGER, LONGEST);
      return null;
    }
    return text;
  }

  private boolean isBlank(String name) {
    var values = given.getOrDefault(name, List.of());
    return !values.isEmpty()
        && values
            .getFirst()
            .codePoints()
            .allMatch(each -> Character.isWhitespace(each) || Character.isISOControl(each));
  }

  /// @return `otherwise` when absent or wrong
  public int integer(String name, int otherwise, int least, int most) {
    var text = textOrNothing(name);
    if (text == null) {
      return otherwise;
    }
    try {
      // parseInt also takes the digits of other scripts
      int value = ASCII.matcher(text).matches() ? Integer.parseInt(text) : least - 1;
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    violations.add(
        name,
        most == Integer.MAX_VALUE
            ? ServerWords.INTEGER_FROM.of(least)
            : ServerWords.INTEGER_FROM_TO.of(least, most));
    return otherwise;
  }

  /// The page asked for (docs/api/answers.md).
  private Page.Request page() {
    return new Page.Request(
        integer("page", 1, 1, Integer.MAX_VALUE),
        integer("pageSize", Page.Request.DEFAULT_SIZE, 1, Page.Request.LARGEST_SIZE));
  }

  /// Reads a name and its value from `name:value`; the value may hold colons.
  public Map.@Nullable Entry<String, String> named(String name) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    int colon = text.indexOf(':');
    if (colon < 1) {
      violations.add(name, ServerWords.NAME_AND_VALUE);
      return null;
    }
    return Map.entry(text.substring(0, colon), text.substring(colon + 1));
  }

  /// Reads the page of a list that can be sorted and read from cursor to cursor.
  ///
  /// @param sorts the sorts allowed; the first is the default
  public <S extends Slice.Sort> Slice<S> slice(List<S> sorts) {
    var request = page();
    var known =
        sorts.stream()
            .flatMap(
                sort ->
                    Stream.of(sort.descends(), !sort.descends())
                        .map(down -> new Slice<>(sort, down, request, null)))
            .toList();
    var given = textOrNothing("sort");
    var asked =
        given == null
            ? known.getFirst()
            : known.stream().filter(each -> each.order().equals(given)).findFirst().orElse(null);
    if (asked == null) {
      var names = known.stream().map(Slice::order).collect(Collectors.joining(", "));
      violations.add("sort", FieldWords.ONE_OF, names);
      return known.getFirst();
    }
    var text = textOrNothing("cursor");
    return text == null ? asked : from(text, asked);
  }

  /// Reads the page of a short list, in its own order.
  ///
  /// @return null when none is asked for
  @Nullable Slice<ListJson.Place> part() {
    boolean isWhole =
        Stream.of("page", "pageSize", "cursor").allMatch(name -> textOrNothing(name) == null);
    return isWhole ? null : slice(List.of(ListJson.Place.values()));
  }

  /// Reads the page of a list that is sorted by age only, and narrowed by it.
  public Slice<Age> byAge() {
    return slice(List.of(Age.values())).within(age());
  }

  /// Reads the page of a list that is sorted by age only, and narrowed by age and last change.
  public Slice<Age> byAgeOrChange() {
    return slice(List.of(Age.values())).within(times());
  }

  /// Reads `createdAfter` and `createdBefore`.
  public Times age() {
    return inOrder(Times.created(instant("createdAfter"), instant("createdBefore")));
  }

  /// Reads `createdAfter`, `createdBefore`, `updatedAfter` and `updatedBefore`.
  public Times times() {
    return inOrder(
        new Times(
            instant("createdAfter"),
            instant("createdBefore"),
            instant("updatedAfter"),
            instant("updatedBefore")));
  }

  /// Nothing is between two moments of which the later one comes first.
  private Times inOrder(Times times) {
    inOrder("created", times.createdAfter(), times.createdBefore());
    inOrder("updated", times.updatedAfter(), times.updatedBefore());
    return times;
  }

  private void inOrder(String what, @Nullable Instant after, @Nullable Instant before) {
    if (after != null && before != null && before.isBefore(after)) {
      violations.add(what + "Before", ServerWords.BEFORE_START, what + "After");
    }
  }

  /// Reads the same, and `created` and `updated`: days that are told from today, in words.
  ///
  /// @param today asked only when a parameter names such days
  public Times times(Supplier<Today> today) {
    return times().on(days("created", today), days("updated", today));
  }

  /// Reads days that are told from today, in words.
  ///
  /// @param today asked only when the parameter is there
  public @Nullable DaySpan days(String name, Supplier<Today> today) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    var days = RelativeDays.of(text);
    if (days.isEmpty()) {
      violations.add(name, FieldWords.ONE_OF, RelativeDays.WORDS);
      return null;
    }
    return days.get().at(today.get());
  }

  private <S extends Slice.Sort> Slice<S> from(String text, Slice<S> asked) {
    var cursor = Cursor.read(text).filter(each -> each.order().equals(asked.order()));
    if (cursor.isEmpty() || textOrNothing("page") != null) {
      violations.add("cursor", FieldWords.CURSOR);
      return asked;
    }
    var request = new Page.Request(cursor.get().page(), asked.request().size());
    return new Slice<>(asked.sort(), asked.descending(), request, cursor.get().from());
  }

  /// Reads one of a closed set of values.
  ///
  /// @param wire the text of each choice
  public <E> @Nullable E choice(String name, E[] choices, Function<E, String> wire) {
    return choice(name, choices, wire, String::equals);
  }

  /// The same of a word that a list is narrowed by, in upper or lower case.
  public <E> @Nullable E filter(String name, E[] choices, Function<E, String> wire) {
    return choice(name, choices, wire, String::equalsIgnoreCase);
  }

  /// The same of several words with commas between them.
  ///
  /// @return empty when absent or wrong
  public <E> Set<E> filters(String name, E[] choices, Function<E, String> wire) {
    var text = text(name);
    var found = new LinkedHashSet<E>();
    for (var word : text == null ? new String[0] : text.split(",", -1)) {
      var choice = choice(name, word.strip(), choices, wire, String::equalsIgnoreCase);
      if (choice == null) {
        return Set.of();
      }
      found.add(choice);
    }
    return found;
  }

  private <E> @Nullable E choice(
      String name, E[] choices, Function<E, String> wire, BiPredicate<String, String> isMeant) {
    var text = text(name);
    return text == null ? null : choice(name, text, choices, wire, isMeant);
  }

  private <E> @Nullable E choice(
      String name,
      String text,
      E[] choices,
      Function<E, String> wire,
      BiPredicate<String, String> isMeant) {
    for (E choice : choices) {
      if (isMeant.test(wire.apply(choice), text)) {
        return choice;
      }
    }
    var known = Stream.of(choices).map(wire).collect(Collectors.joining(", "));
    violations.add(name, FieldWords.ONE_OF, known);
    return null;
  }

  /// Reads a date-time of ISO 8601 with its offset, or a date as its first moment in UTC. A `+`
  /// that was not percent-encoded arrives as a space and is read as a `+`.
  public @Nullable Instant instant(String name) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    try {
      return Timestamps.instantOrDate(text.replace(' ', '+'));
    } catch (DateTimeException e) {
      violations.add(name, Timestamps.TIME_OR_DATE_EXPECTED);
      return null;
    }
  }
}
