package dev.quayside.engine.source.kind;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.quayside.engine.base.number.BoundedDecimal;
import dev.quayside.engine.base.number.BoundedJson;
import dev.quayside.engine.base.text.StorableText;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// A shop's JSON read by paths of names, since plugins send numbers as texts, empty lists for empty
/// objects and whatever else: what is not there reads as empty, and one odd order spoils no page.
public record TreeWire(JsonNode node) {

  private static final ObjectMapper JSON =
      JsonMapper.builder(BoundedJson.factory())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          // what one order's plugin writes amiss must not keep the others out
          .enable(
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
              JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS,
              JsonReadFeature.ALLOW_TRAILING_COMMA)
          .build();

  /// Where JSON may begin behind what a server printed before it.
  private static final Pattern BEGINNING = Pattern.compile("(?<=[>\\n])\\s*[\\[{]");

  private static final int MOST_BEGINNINGS = 50;

  /// Empty for what is no JSON. Servers write in other encodings than they say, and PHP prints its
  /// warnings before the answer.
  public static Optional<TreeWire> read(Said said) {
    return read(() -> JSON.createParser(said.body()))
        .or(() -> read(SpokenWords.text(said)))
        .or(() -> behindWarnings(SpokenWords.text(said)));
  }

  private static Optional<TreeWire> behindWarnings(String text) {
    return BEGINNING
        .matcher(text)
        .results()
        .limit(MOST_BEGINNINGS)
        .flatMap(found -> toTheEnd(text.substring(found.start())).stream())
        .findFirst();
  }

  /// JSON with nothing behind it: a page has some in its scripts.
  private static Optional<TreeWire> toTheEnd(String text) {
    var whole = text.stripTrailing();
    return whole.endsWith("]") || whole.endsWith("}")
        ? read(() -> JSON.createParser(whole))
        : Optional.empty();
  }

  /// Empty for what is no JSON.
  public static Optional<TreeWire> read(String text) {
    return read(() -> JSON.createParser(text));
  }

  private static Optional<TreeWire> read(Opened opened) {
    try (var parser = BoundedJson.asTexts(opened.parser())) {
      return Optional.<JsonNode>ofNullable(JSON.readTree(parser))
          .filter(node -> !node.isMissingNode())
          .map(TreeWire::new);
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  private interface Opened {
    JsonParser parser() throws IOException;
  }

  /// A map, list or record as JSON.
  public static String write(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(value.getClass().getSimpleName(), e);
    }
  }

  public TreeWire at(String... path) {
    var here = node;
    for (var name : path) {
      here = here.path(name);
    }
    return new TreeWire(here);
  }

  /// What is written there, numbers too, without what no database stores; empty for nothing.
  public String text(String... path) {
    var there = at(path).node;
    return there.isValueNode() && !there.isNull() ? StorableText.of(there.asText()).strip() : "";
  }

  /// Empty for what is no number, in a text or not.
  public Optional<BigDecimal> number(String... path) {
    return BoundedDecimal.read(text(path));
  }

  public boolean isTrue(String... path) {
    return text(path).equalsIgnoreCase("true");
  }

  public boolean isThere(String... path) {
    var there = at(path).node;
    return !there.isMissingNode() && !there.isNull();
  }

  public boolean isList() {
    return node.isArray();
  }

  public boolean isObject() {
    return node.isObject();
  }

  /// Elements of a list; none where there is no list.
  public List<TreeWire> list(String... path) {
    var there = at(path).node;
    return there.isArray()
        ? StreamSupport.stream(there.spliterator(), false).map(TreeWire::new).toList()
        : List.of();
  }

  public Stream<Map.Entry<String, TreeWire>> fields() {
    return node.properties().stream()
        .map(each -> Map.entry(each.getKey(), new TreeWire(each.getValue())));
  }
}
