package dev.quayside.app.cli.api;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// Turns typed arguments into a request's fields: `to.zip=94105` is a text, `parcel.weightOz:=16`
/// is JSON, `events[]=label.created` adds to a list.
final class RequestFields {

  private static final Pattern FIELD =
      Pattern.compile("([^=:\\s]+?)(\\[\\])?(:?=)(.*)", Pattern.DOTALL);

  private final Map<String, Object> fields = new LinkedHashMap<>();

  /// @throws IllegalArgumentException saying what is wrong with a field
  static Map<String, Object> of(List<String> typed) {
    var read = new RequestFields();
    typed.forEach(read::add);
    return read.fields;
  }

  private void add(String typed) {
    var field = FIELD.matcher(typed);
    if (!field.matches()) {
      throw new IllegalArgumentException("'" + typed + "' is not NAME=TEXT or NAME:=JSON");
    }
    var value = field.group(3).equals("=") ? field.group(4) : json(typed, field.group(4));
    var path = List.of(field.group(1).split("\\.", -1));
    var within = fields;
    for (var name : path.subList(0, path.size() - 1)) {
      within =
          object(typed, within.computeIfAbsent(name, _ -> new LinkedHashMap<String, Object>()));
    }
    var last = path.getLast();
    if (field.group(2) != null) {
      list(typed, within.computeIfAbsent(last, _ -> new ArrayList<Object>())).add(value);
    } else if (within.putIfAbsent(last, value) != null) {
      throw twice(typed);
    }
  }

  private static Object json(String typed, String value) {
    try {
      return JsonText.plain(value.getBytes(StandardCharsets.UTF_8));
    } catch (ProblemException notJson) {
      throw new IllegalArgumentException(
          "'" + typed + "' has no JSON behind := (a text is given with = alone)");
    }
  }

  @SuppressWarnings("unchecked") // every such object was made here
  private static Map<String, Object> object(String typed, Object value) {
    if (value instanceof LinkedHashMap<?, ?> object) {
      return (Map<String, Object>) object;
    }
    throw twice(typed);
  }

  @SuppressWarnings("unchecked") // every such list was made here, or holds plain JSON
  private static List<Object> list(String typed, Object value) {
    if (value instanceof ArrayList<?> list) {
      return (List<Object>) list;
    }
    throw twice(typed);
  }

  private static IllegalArgumentException twice(String typed) {
    return new IllegalArgumentException("'" + typed + "' is given twice");
  }
}
