package dev.quayside.engine.platform.server.route;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads a form, in which all values are texts, as the JSON that it stands for: `options[copies]=2`
/// is a number in an object.
///
/// @param numbers names of fields that are whole numbers
/// @param flags names of fields that are true or false
/// @param base64 names of fields in base64
public record FormFields(Set<String> numbers, Set<String> flags, Set<String> base64) {

  private static final int MOST = 100;
  private static final Pattern NAME = Pattern.compile("([^\\[\\]]+)(?:\\[([^\\[\\]]+)\\])?");
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

  /// @throws ProblemException `INVALID_REQUEST` when it is no form
  public JsonNode read(byte[] form) {
    var object = JsonNodeFactory.instance.objectNode();
    var pairs = new String(form, StandardCharsets.US_ASCII).split("&", MOST + 1);
    if (pairs.length > MOST) {
      throw refused("a form has at most " + MOST + " fields");
    }
    for (var pair : pairs) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        put(object, decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
    return object;
  }

  /// What is deeper than a field of a field has no meaning here.
  private void put(ObjectNode object, String name, String value) {
    var parts = NAME.matcher(name);
    if (!parts.matches()) {
      return;
    }
    var inner = parts.group(2);
    if (inner == null) {
      object.set(name, value(name, value));
    } else if (object.withObjectProperty(parts.group(1)) instanceof ObjectNode nested) {
      nested.set(inner, value(inner, value));
    }
  }

  private JsonNode value(String name, String text) {
    if (numbers.contains(name) && WHOLE.matcher(text).matches()) {
      return LongNode.valueOf(Long.parseLong(text));
    }
    if (numbers.contains(name) && text.isEmpty()) {
      return JsonNodeFactory.instance.nullNode();
    }
    if (flags.contains(name)) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "true", "1" -> BooleanNode.TRUE;
        case "false", "0" -> BooleanNode.FALSE;
        default -> TextNode.valueOf(text);
      };
    }
    // a plus that was not escaped was read as a blank, which base64 does not have
    return TextNode.valueOf(base64.contains(name) ? text.replace(' ', '+') : text);
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw refused("the body is not a form: write a percent sign as %25");
    }
  }

  private static ProblemException refused(String message) {
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, message);
  }
}
