package dev.quayside.engine.contract.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.contract.Document;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// Goes through a request's schema along a good request and bends it, one field at a time: every
/// required field left out, every field of another type, beyond its bounds, out of its set.
final class Mutations {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private static final String UNKNOWN = "no such thing !";

  private final Document document;
  private final JsonNode good;
  private final List<Mutation> found = new ArrayList<>();

  private Mutations(Document document, JsonNode good) {
    this.document = document;
    this.good = good;
  }

  /// @param field what a refusal names
  /// @param leaf whether the field holds no others
  /// @param bend does the same to another request
  /// @param accepted whether it is as good as before
  record Mutation(
      String what,
      String field,
      JsonNode body,
      boolean accepted,
      boolean leaf,
      Consumer<JsonNode> bend) {

    /// Whether what else is in the request may decide otherwise: a field can be left out when there
    /// is an alternative to it, and a word may need another field beside it.
    boolean isOpen() {
      return accepted || what.startsWith("without");
    }

    @Override
    public String toString() {
      return what + " " + field;
    }
  }

  /// @param schema of the request
  /// @param good a request that it allows
  static List<Mutation> of(Document document, JsonNode schema, JsonNode good) {
    var mutations = new Mutations(document, good);
    mutations.object(schema, "");
    return mutations.found;
  }

  /// Everything wrong at once: of each field without fields of its own, one thing.
  ///
  /// @param kinds what is wrong with them, by {@link Mutation#what}
  /// @return the fields, sorted, and the request
  static Map.Entry<List<String>, JsonNode> together(
      Document document, JsonNode schema, JsonNode good, Set<String> kinds) {
    var body = good.deepCopy();
    var fields = new TreeSet<String>();
    for (var mutation : of(document, schema, good)) {
      if (mutation.leaf() && kinds.contains(mutation.what()) && fields.add(mutation.field())) {
        mutation.bend().accept(body);
      }
    }
    return Map.entry(List.copyOf(fields), body);
  }

  /// @param at JSON pointer of the object in the request
  private void object(JsonNode schema, String at) {
    var always = new LinkedHashSet<String>();
    schema.path("required").forEach(name -> always.add(name.asText()));
    for (String name : required(schema, good.at(at))) {
      var what = always.contains(name) ? "without" : "without, though the others need it,";
      add(what, at, name, parent -> parent.remove(name), false);
    }
    for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
      value(whole(property.getValue()), at, property.getKey());
    }
  }

  /// Those of the schema, of its conditions that apply, and of its alternative when that applies.
  private LinkedHashSet<String> required(JsonNode schema, JsonNode object) {
    var names = new LinkedHashSet<String>();
    schema.path("required").forEach(name -> names.add(name.asText()));
    if (schema.has("then") && holds(schema.get("if"), object)) {
      schema.at("/then/required").forEach(name -> names.add(name.asText()));
    }
    names.addAll(dependent(schema, object));
    for (JsonNode choice : schema.at("/if/required")) {
      if (!object.has(choice.asText())) {
        schema.at("/else/required").forEach(name -> names.add(name.asText()));
        names.addAll(dependent(schema.path("else"), object));
      }
    }
    return names;
  }

  private static LinkedHashSet<String> dependent(JsonNode schema, JsonNode object) {
    var names = new LinkedHashSet<String>();
    for (Map.Entry<String, JsonNode> dependent : schema.path("dependentRequired").properties()) {
      if (object.has(dependent.getKey())) {
        dependent.getValue().forEach(name -> names.add(name.asText()));
      }
    }
    return names;
  }

  private static boolean holds(JsonNode condition, JsonNode object) {
    for (Map.Entry<String, JsonNode> each : condition.get("properties").properties()) {
      var value = object.path(each.getKey());
      boolean among = false;
      for (JsonNode allowed : each.getValue().path("enum")) {
        among |= allowed.equals(value);
      }
      if (!among && !each.getValue().path("const").equals(value)) {
        return false;
      }
    }
    return true;
  }

  private void value(JsonNode schema, String at, String name) {
    switch (schema.path("type").asText()) {
      case "string" -> text(schema, at, name);
      case "number" -> number(schema, at, name, new BigDecimal("0.01"));
      case "integer" -> {
        number(schema, at, name, BigDecimal.ONE);
        wrong("a fraction in", at, name, JSON.numberNode(1.5));
      }
      case "boolean" -> wrong("a text in", at, name, JSON.textNode("maybe"));
      case "array" -> list(schema, at, name);
      case "object" -> {
        wrong("a text in", at, name, JSON.textNode("x"));
        if (good.at(at + "/" + name).isObject()) {
          object(schema, at + "/" + name);
        }
      }
      default -> throw new IllegalStateException(at + "/" + name + " has no type: " + schema);
    }
  }

  private void text(JsonNode schema, String at, String name) {
    wrong("a number in", at, name, JSON.numberNode(7));
    schema.path("enum").forEach(each -> add("a known word in", at, name, set(name, each), true));
    if (schema.has("enum") || schema.has("format") || refuses(schema, UNKNOWN)) {
      wrong("an unknown word in", at, name, JSON.textNode(UNKNOWN));
    }
    if (schema.has("maxLength")) {
      wrong(
          "too long a text in",
          at,
          name,
          JSON.textNode("x".repeat(schema.get("maxLength").asInt() + 1)));
    }
    if (schema.path("minLength").asInt() > 0) {
      wrong("nothing in", at, name, JSON.textNode(""));
      wrong("a blank in", at, name, JSON.textNode(" "));
    }
  }

  private static boolean refuses(JsonNode schema, String text) {
    return schema.has("pattern")
        && !Pattern.compile(schema.get("pattern").asText()).matcher(text).find();
  }

  private void number(JsonNode schema, String at, String name, BigDecimal step) {
    wrong("a text in", at, name, JSON.textNode("7"));
    if (schema.has("exclusiveMinimum")) {
      wrong(
          "too little in",
          at,
          name,
          JSON.numberNode(schema.get("exclusiveMinimum").decimalValue()));
    }
    if (schema.has("minimum")) {
      wrong(
          "too little in",
          at,
          name,
          JSON.numberNode(schema.get("minimum").decimalValue().subtract(step)));
    }
    if (schema.has("maximum")) {
      wrong(
          "too much in", at, name, JSON.numberNode(schema.get("maximum").decimalValue().add(step)));
    }
  }

  private void list(JsonNode schema, String at, String name) {
    wrong("a text in", at, name, JSON.textNode("x"));
    if (schema.path("minItems").asInt() > 0) {
      wrong("no element in", at, name, JSON.arrayNode());
    }
    var items = whole(schema.get("items"));
    var elements = good.at(at + "/" + name);
    if (schema.has("maxItems") && !elements.isEmpty()) {
      var many = JSON.arrayNode();
      for (int i = 0; i <= schema.get("maxItems").asInt(); i++) {
        many.add(elements.get(0));
      }
      wrong("too many elements in", at, name, many);
    }
    if (elements.isEmpty()) {
      return;
    }
    var element = at + "/" + name + "/0";
    if (items.path("type").asText().equals("object")) {
      object(items, element);
    }
    var odd = elements.deepCopy();
    ((ArrayNode) odd).set(0, JSON.numberNode(7));
    add("another type in", at, name + "[0]", set(name, odd), false);
    for (JsonNode word : items.path("enum")) {
      var one = JSON.arrayNode().add(word);
      add("a known word in", at, name + "[0]", set(name, one), true);
    }
    if (items.has("enum")) {
      add(
          "an unknown word in",
          at,
          name + "[0]",
          set(name, JSON.arrayNode().add("no such thing")),
          false);
    }
  }

  private void wrong(String what, String at, String name, JsonNode value) {
    add(what, at, name, set(name, value), false);
  }

  private static Consumer<ObjectNode> set(String name, JsonNode value) {
    return parent -> parent.set(name, value);
  }

  private void add(
      String what, String at, String name, Consumer<ObjectNode> bend, boolean accepted) {
    Consumer<JsonNode> whole = body -> bend.accept((ObjectNode) body.at(at));
    var body = good.deepCopy();
    whole.accept(body);
    boolean leaf = !good.at(at).path(name).isContainerNode();
    found.add(new Mutation(what, field(at, name), body, accepted, leaf, whole));
  }

  /// `customs.items[0].value` for `/customs/items/0` and `value`.
  private static String field(String at, String name) {
    var parent =
        at.isEmpty() ? "" : at.substring(1).replaceAll("/(\\d+)", "[$1]").replace('/', '.') + ".";
    return parent + name;
  }

  /// The schema behind a reference, also behind one with a default beside it.
  private JsonNode whole(JsonNode schema) {
    var resolved = document.resolve(schema);
    return resolved.has("allOf") ? document.resolve(resolved.at("/allOf/0")) : resolved;
  }
}
