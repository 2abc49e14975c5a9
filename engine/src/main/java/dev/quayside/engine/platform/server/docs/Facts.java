package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// What a value has to be, in words.
final class Facts {

  /// `%s` is the value the schema has.
  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  static {
    WORDS.put("const", "always %s");
    WORDS.put("format", "%s");
    WORDS.put("default", "default %s");
    WORDS.put("minimum", "at least %s");
    WORDS.put("exclusiveMinimum", "more than %s");
    WORDS.put("maximum", "at most %s");
    WORDS.put("minLength", "at least %s characters");
    WORDS.put("maxLength", "at most %s characters");
    WORDS.put("minItems", "at least %s of them");
    WORDS.put("maxItems", "at most %s of them");
    WORDS.put("pattern", "as %s");
  }

  private Facts() {}

  /// @param value of the field
  /// @param each of what is in it, where it is a list; else the same
  static List<String> of(JsonNode value, JsonNode each) {
    List<String> facts = new ArrayList<>();
    choices(each, facts);
    WORDS.forEach(
        (key, words) -> {
          var told = value.has(key) ? value.get(key) : each.path(key);
          if (told.isValueNode() && !isAnyLine(told)) {
            facts.add(words.formatted(told.asText()));
          }
        });
    return facts;
  }

  private static void choices(JsonNode schema, List<String> facts) {
    if (schema.has("enum")) {
      facts.add(
          StreamSupport.stream(schema.get("enum").spliterator(), false)
              .filter(choice -> !choice.isNull())
              .map(JsonNode::asText)
              .collect(Collectors.joining(", ", "one of ", "")));
    }
  }

  /// A pattern that only keeps control characters out tells a reader nothing.
  private static boolean isAnyLine(JsonNode told) {
    return told.asText().contains("\\x");
  }
}
