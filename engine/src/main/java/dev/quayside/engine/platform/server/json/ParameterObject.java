package dev.quayside.engine.platform.server.json;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A body's object that has the parameters of a list, as its query would.
public final class ParameterObject {

  private static final String METADATA = "metadata";

  private ParameterObject() {}

  /// Reads the parameters by name. A name that is none of them is refused: left out, it would mean
  /// everything. `metadata` is `name:value` as in a query, or an object with one name.
  ///
  /// @param names those that narrow the list
  public static Map<String, String> read(Fields filter, List<String> names) {
    var given = new TreeMap<String, String>();
    for (var name : filter.names()) {
      if (!names.contains(name)) {
        filter
            .violations()
            .add(filter.path(name), ServerWords.NOT_A_FILTER, String.join(", ", names));
      } else if (name.equals(METADATA) && filter.isObject(name)) {
        filter.named(name, 1).forEach((key, value) -> given.put(name, key + ":" + value));
      } else {
        var text = filter.text(name);
        if (text != null) {
          given.put(name, text);
        }
      }
    }
    return given;
  }
}
