package dev.quayside.engine.platform.server.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.printing.message.MessageKey;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Reads the fields of one JSON object and collects every field of a wrong type or range by its
/// path. A field that is absent, null or wrong reads as null; unknown fields are ignored.
public final class Fields {

  private static final int LONGEST_TEXT = 500;
  private static final int LONGEST_NAME = 40;
  private static final Pattern SEPARATORS = Pattern.compile("[\\x04\\x1D\\x1E]");
  private static final int MOST_METADATA = 20;
  private static final Pattern LINE_BREAK = Pattern.compile("\\R");

  /// The largest number accepted, on either side of zero.
  public static final long LARGEST = 999_999_999_999L;

  private static final int MOST_FRACTION_DIGITS = 9;

  private final JsonNode object;
  private final String path;
  private final Violations violations;
  private final Supplier<Currency> account;

  private Fields(JsonNode object, String path, Violations violations, Supplier<Currency> account) {
    this.object = object;
    this.path = path;
    this.violations = violations;
    this.account = account;
  }

  /// @param account finds the currency of amounts that name none; asked when there is one
  public static Fields of(JsonNode object, Violations violations, Supplier<Currency> account) {
    return new Fields(object, "", violations, account);
  }

  /// The currency of amounts that name none: that of the account of the caller's workspace.
  Currency account() {
    return account.get();
  }

  /// The violations found by this reader and those of its nested objects.
  public Violations violations() {
    return violations;
  }

  /// The JSON path of `name` in the whole request, for example `to.zip`.
  public String path(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /// The path of this object itself; empty for the whole body.
  public String path() {
    return path;
  }

  /// The names of the fields that are there.
  public List<String> names() {
    return object.properties().stream().map(Map.Entry::getKey).toList();
  }

  public boolean has(String name) {
    return node(name) != null;
  }

  public boolean isEmptyList(String name) {
    var node = node(name);
    return node != null && node.isArray() && node.isEmpty();
  }

  public boolean isObject(String name) {
    var node = node(name);
    return node != null && node.isObject();
  }

  public boolean isList(String name) {
    return node(name) instanceof ArrayNode;
  }

  public @Nullable String text(String name) {
    return text(name, LONGEST_TEXT);
  }

  /// @param longest the most characters
  public @Nullable String text(String name, int longest) {
    var node = node(name);
    return node == null ? null : text(node, path(name), longest);
  }

  /// A text in which line breaks and tabs are allowed.
  ///
  /// @return the text with ` ` for every line break
  public @Nullable String lines(String name, int longest) {
    var node = node(name);
    if (node == null || !node.isTextual()) {
      return text(name, longest);
    }
    var lines = LINE_BREAK.matcher(node.textValue()).replaceAll("\n");
    var flat = TextNode.valueOf(lines.replace('\n', ' ').replace('\t', ' '));
    return text(flat, path(name), longest) == null ? null : lines;
  }

  /// A text that is reported as missing when absent or blank, and then reads as "".
  public String requiredText(String name) {
    return requiredText(name, LONGEST_TEXT);
  }

  /// @param longest the most characters
  public String requiredText(String name, int longest) {
    int before = violations.list().size();
    var text = text(name, longest);
    if (violations.list().size() == before) {
      violations.require(path(name), text);
    }
    return text == null ? "" : text;
  }

  /// Reports `name` as missing when it is absent.
  public void require(String name) {
    if (!has(name)) {
      violations.add(path(name), FieldWords.REQUIRED);
    }
  }

  /// A number rounded to nine decimals, which removes the errors of binary arithmetic as in
  /// 0.30000000000000004. A number above zero stays above zero.
  public @Nullable BigDecimal decimal(String name) {
    var node = node(name);
    if (node == null) {
      return null;
    }
    return node.isNumber() ? number(name, node.decimalValue()) : wrong(name, ServerWords.NUMBER);
  }

  /// An amount whose currency is a separate field.
  public @Nullable BigDecimal amount(String name) {
    var node = node(name);
    return node == null || node.isNumber() ? decimal(name) : wrong(name, ServerWords.AMOUNT);
  }

  private @Nullable BigDecimal number(String name, BigDecimal value) {
    if (value.abs().compareTo(BigDecimal.valueOf(LARGEST)) > 0) {
      return wrong(name, ServerWords.OUT_OF_RANGE);
    }
    return value.scale() > MOST_FRACTION_DIGITS ? rounded(value) : value;
  }

  private static BigDecimal rounded(BigDecimal value) {
    var least = BigDecimal.ONE.movePointLeft(MOST_FRACTION_DIGITS);
    return value.abs().compareTo(least) < 0
        ? least.multiply(BigDecimal.valueOf(value.signum()))
        : value.setScale(MOST_FRACTION_DIGITS, RoundingMode.HALF_UP);
  }

  public @Nullable Integer integer(String name) {
    var node = node(name);
    if (node == null) {
      return null;
    }
    if (!node.isNumber()) {
      return wrong(name, ServerWords.INTEGER);
    }
    var value = decimal(name);
    if (value == null) {
      return null;
    }
    if (value.stripTrailingZeros().scale() > 0) {
      return wrong(name, ServerWords.INTEGER);
    }
    if (value.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) > 0) {
      return wrong(name, ServerWords.OUT_OF_RANGE);
    }
    return value.intValueExact();
  }

  public @Nullable Boolean bool(String name) {
    var node = node(name);
    if (node == null) {
      return null;
    }
    return node.isBoolean() ? node.booleanValue() : wrong(name, ServerWords.BOOLEAN);
  }

  /// A date-time of ISO 8601 with its offset.
  public @Nullable Instant instant(String name) {
    return parsed(name, Timestamps::instant, Timestamps.TIME_EXPECTED);
  }

  /// An hour of the day: `08:00`.
  public @Nullable LocalTime hour(String name) {
    return parsed(name, Timestamps::hour, Timestamps.HOUR_EXPECTED);
  }

  public @Nullable LocalDate date(String name) {
    return parsed(name, Timestamps::date, Timestamps.DATE_EXPECTED);
  }

  /// One of a closed set.
  ///
  /// @param wire how each choice is written in JSON
  public <E> @Nullable E choice(String name, E[] choices, Function<E, String> wire) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    for (E choice : choices) {
      if (wire.apply(choice).equals(text)) {
        return choice;
      }
    }
    var known = Stream.of(choices).map(wire).collect(Collectors.joining(", "));
    return wrong(name, FieldWords.ONE_OF, known);
  }

  public @Nullable Fields object(String name) {
    var node = node(name);
    if (node == null) {
      return null;
    }
    return node.isObject()
        ? new Fields(node, path(name), violations, account)
        : wrong(name, ServerWords.OBJECT);
  }

  /// An object with an amount and its currency.
  @Nullable Fields money(String name) {
    var node = node(name);
    return node == null || node.isObject() ? object(name) : wrong(name, ServerWords.MONEY);
  }

  /// An object that is reported as missing when absent. It then reads as an empty one whose own
  /// violations are dropped, since the object itself is reported.
  public Fields requiredObject(String name) {
    require(name);
    var object = object(name);
    return object == null
        ? new Fields(MissingNode.getInstance(), path(name), new Violations(), account)
        : object;
  }

  /// An element that is no object is reported as such. It then reads as an empty one whose own
  /// violations are dropped.
  ///
  /// @param most elements allowed
  public List<Fields> objects(String name, int most) {
    var found = new ArrayList<Fields>();
    for (JsonNode element : elements(name, most)) {
      var at = path(name) + "[" + found.size() + "]";
      if (element.isObject()) {
        found.add(new Fields(element, at, violations, account));
      } else {
        violations.add(at, ServerWords.OBJECT);
        found.add(new Fields(MissingNode.getInstance(), at, new Violations(), account));
      }
    }
    return found;
  }

  /// Objects that each have their own violations, so that a fault in one does not affect the
  /// others.
  ///
  /// @param most elements allowed
  public List<Fields> apart(String name, int most) {
    var found = new ArrayList<Fields>();
    for (JsonNode element : elements(name, most)) {
      var at = path(name) + "[" + found.size() + "]";
      var own = new Fields(element, at, new Violations(), account);
      if (!element.isObject()) {
        own.violations().add(own.path(), ServerWords.OBJECT);
      }
      found.add(own);
    }
    return found;
  }

  /// @param most elements allowed
  public List<String> texts(String name, int most) {
    var found = new ArrayList<String>();
    for (JsonNode element : elements(name, most)) {
      var text = text(element, path(name) + "[" + found.size() + "]", LONGEST_TEXT);
      found.add(text == null ? "" : text);
    }
    return found;
  }

  /// Texts as a scanner sends them, with the separators of {@link #scan}.
  public List<String> scans(String name, int most) {
    var found = new ArrayList<String>();
    for (JsonNode element : elements(name, most)) {
      var text = text(flat(element), path(name) + "[" + found.size() + "]", LONGEST_TEXT);
      found.add(text == null ? "" : element.textValue());
    }
    return found;
  }

  /// A text as a scanner sends it: FNC1 between the parts of a GS1 bar code stays U+001D, and so do
  /// the separators of carriers' two-dimensional codes (U+001D, U+001E, U+0004; ANSI MH10.8.3).
  public @Nullable String scan(String name) {
    var node = node(name);
    boolean good = node != null && text(flat(node), path(name), LONGEST_TEXT) != null;
    return good && node != null ? node.textValue() : null;
  }

  private static JsonNode flat(JsonNode scanned) {
    return scanned.isTextual()
        ? TextNode.valueOf(SEPARATORS.matcher(scanned.textValue()).replaceAll(" "))
        : scanned;
  }

  /// The field `metadata`: up to 20 texts under names of the caller's own, of 1 to 40 characters.
  public Map<String, String> metadata() {
    return named("metadata", MOST_METADATA, LONGEST_NAME);
  }

  /// Texts under names the caller chooses.
  ///
  /// @param most the most texts allowed
  public Map<String, String> named(String name, int most) {
    return named(name, most, LONGEST_TEXT);
  }

  private Map<String, String> named(String name, int most, int longestName) {
    var own = object(name);
    if (own == null) {
      return Map.of();
    }
    if (own.object.size() > most) {
      violations.add(path(name), ServerWords.TOO_MANY_ELEMENTS, own.object.size(), most);
      return Map.of();
    }
    var found = new HashMap<String, String>();
    for (Map.Entry<String, JsonNode> entry : own.object.properties()) {
      if (entry.getKey().isEmpty()) {
        violations.add(path(name), FieldWords.REQUIRED);
      } else if (entry.getValue().isNull()) {
        continue;
      }
      var key = text(TextNode.valueOf(entry.getKey()), path(name), longestName);
      var text = text(entry.getValue(), path(name), LONGEST_TEXT);
      if (key != null && text != null) {
        found.put(key, text);
      }
    }
    return found;
  }

  private List<JsonNode> elements(String name, int most) {
    var node = node(name);
    if (node == null) {
      return List.of();
    }
    if (!node.isArray()) {
      violations.add(path(name), ServerWords.LIST);
      return List.of();
    }
    if (node.size() > most) {
      violations.add(path(name), ServerWords.TOO_MANY_ELEMENTS, node.size(), most);
      return List.of();
    }
    var elements = new ArrayList<JsonNode>(node.size());
    node.forEach(elements::add);
    return elements;
  }

  private @Nullable JsonNode node(String name) {
    var node = object.get(name);
    return node == null || node.isNull() ? null : node;
  }

  private @Nullable String text(JsonNode node, String at, int longest) {
    if (!node.isTextual()) {
      violations.add(at, ServerWords.STRING);
      return null;
    }
    var text = node.textValue();
    if (text.length() > longest) {
      violations.add(at, FieldWords.LONGER, longest);
      return null;
    }
    if (text.codePoints().anyMatch(Fields::unwritable)) {
      violations.add(at, ServerWords.UNWRITABLE);
      return null;
    }
    return text;
  }

  /// Whether a character cannot be used: control characters cannot be printed, and a lone surrogate
  /// cannot be written as UTF-8.
  public static boolean unwritable(int codePoint) {
    return Character.isISOControl(codePoint)
        || (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE);
  }

  private <T> @Nullable T parsed(String name, Function<String, T> parse, MessageKey otherwise) {
    var text = text(name);
    if (text == null) {
      return null;
    }
    try {
      return parse.apply(text);
    } catch (DateTimeException e) {
      return wrong(name, otherwise);
    }
  }

  private <T> @Nullable T wrong(String name, MessageKey key, Object... arguments) {
    violations.add(path(name), key, arguments);
    return null;
  }
}
