package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/// The constraints on a value, in words.
final class ValueRules {

  /// Words by schema keyword; `%s` is the keyword's value.
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

  private ValueRules() {}

  /// @param value the field's schema
  /// @param each the schema of the elements of a list; else the same
  static List<String> of(JsonNode value, JsonNode each) {
    List<String> facts = new ArrayList<>();
    choices(each.path("enum"), "one of ", facts);
    choices(each.path(OpenApi.OPEN_ENUM), "today one of ", facts);
    WORDS.forEach(
        (key, words) -> {
          var told = value.has(key) ? value.get(key) : each.path(key);
          if (told.isValueNode() && !isAnyLine(told)) {
            facts.add(words.formatted(told.asText()));
          }
        });
    return facts;
  }

  private static void choices(JsonNode choices, String words, List<String> facts) {
    if (!choices.isEmpty()) {
      facts.add(
          StreamSupport.stream(choices.spliterator(), false)
              .filter(choice -> !choice.isNull())
              .map(JsonNode::asText)
              .collect(Collectors.joining(", ", words, "")));
    }
  }

  /// Whether a pattern only excludes control characters, which a reader need not know.
  private static boolean isAnyLine(JsonNode told) {
    return told.asText().contains("\\x");
  }
}
