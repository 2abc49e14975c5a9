package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/// Reads the OpenAPI document's schemas as fields.
final class FieldReader {

  /// Levels of nested fields shown in place; deeper ones are described on the page of objects.
  private static final int DEEPEST = 3;

  private static final String PROPERTIES = "properties";
  private static final String DESCRIPTION = "description";

  private final JsonNode document;
  private final Markdown markdown;

  FieldReader(JsonNode document, Markdown markdown) {
    this.document = document;
    this.markdown = markdown;
  }

  /// The fields of a request, with those of the objects in it.
  List<Field> request(JsonNode schema) {
    return fields(schema, DEEPEST);
  }

  /// The fields of an answer; objects in it are described once, on their page.
  List<Field> answer(JsonNode schema) {
    return fields(schema, 1);
  }

  /// @param node a parameter of an operation
  Field parameter(JsonNode node) {
    var parameter = OpenApi.resolve(document, node);
    var field =
        field(
            parameter.get("name").asText(),
            parameter.get("schema"),
            parameter.path("required").asBoolean(),
            1);
    var told = parameter.path(DESCRIPTION).asText();
    var facts = new ArrayList<>(List.of("in " + parameter.get("in").asText()));
    facts.addAll(field.facts());
    return new Field(
        field.name(),
        field.type(),
        field.object(),
        field.required(),
        told.isEmpty() ? field.html() : markdown.html(told),
        facts,
        field.fields());
  }

  /// The name of the object a schema refers to.
  @Nullable String object(JsonNode schema) {
    return kind(schema).object();
  }

  private List<Field> fields(JsonNode schema, int depth) {
    var object = kind(schema).schema();
    Set<String> required = new TreeSet<>();
    object.path("required").forEach(each -> required.add(each.asText()));
    List<Field> fields = new ArrayList<>();
    Addresses.each(
        object.path(PROPERTIES),
        (name, each) -> fields.add(field(name, each, required.contains(name), depth)));
    return fields;
  }

  private Field field(String name, JsonNode schema, boolean required, int depth) {
    var kind = kind(schema);
    var told = schema.path(DESCRIPTION).asText();
    if (told.isEmpty()) {
      told = kind.schema().path(DESCRIPTION).asText();
    }
    boolean nested =
        kind.schema().has(PROPERTIES) && (depth > 1 || kind.object() == null && depth > 0);
    return new Field(
        name,
        kind.words(),
        kind.object(),
        required,
        markdown.html(told),
        ValueRules.of(schema, kind.schema()),
        nested ? fields(kind.schema(), depth - 1) : List.of());
  }

  /// The type of a value.
  ///
  /// @param object the name of the object it holds, or has a list of
  /// @param schema of the value, or of each element of a list
  private record Kind(String words, @Nullable String object, JsonNode schema) {}

  private Kind kind(JsonNode schema) {
    if (schema.has("$ref")) {
      var resolved = OpenApi.resolve(document, schema);
      var name = schema.get("$ref").asText().replaceAll(".*/", "");
      return resolved.has(PROPERTIES) ? new Kind(name, name, resolved) : kind(resolved);
    }
    for (String either : List.of("anyOf", "oneOf")) {
      if (schema.has(either)) {
        return either(schema.get(either));
      }
    }
    if (schema.path("type").asText().equals("array") && schema.has("items")) {
      var item = kind(schema.get("items"));
      return new Kind("list of " + item.words(), item.object(), item.schema());
    }
    return new Kind(type(schema), null, schema);
  }

  private Kind either(JsonNode schemas) {
    var kinds = StreamSupport.stream(schemas.spliterator(), false).map(this::kind).toList();
    var words = kinds.stream().map(Kind::words).distinct().collect(Collectors.joining(" or "));
    return kinds.stream()
        .filter(each -> each.object() != null)
        .findFirst()
        .map(each -> new Kind(words, each.object(), each.schema()))
        .orElseGet(() -> new Kind(words, null, kinds.getFirst().schema()));
  }

  private static String type(JsonNode schema) {
    var type = schema.path("type");
    var words =
        type.isArray()
            ? StreamSupport.stream(type.spliterator(), false).map(JsonNode::asText)
            : Stream.of(type.asText());
    return Optional.of(words.collect(Collectors.joining(" or ")))
        .filter(each -> !each.isEmpty())
        .orElseGet(() -> schema.has("enum") || schema.has("const") ? "string" : "any");
  }
}
