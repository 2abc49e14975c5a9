package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Keeps the fullest answer to each operation, and each event, that the contract tests get, as
/// examples for the OpenAPI document.
///
/// It writes only with `-Dquayside.examples=missing`, which fills in what the file lacks or what is
/// no longer as described, or `=all`, which writes every one anew. CONTRIBUTING tells which tests
/// to run.
public final class ExampleRecorder {

  private static final @Nullable String WANTED = System.getProperty("quayside.examples");
  private static final Path FILE =
      Path.of("src/main/resources/dev/quayside/engine/platform/server/openapi/examples.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  /// An example is read by people: of two that fit on a screen or two the fuller one is better.
  private static final int LONG = 5_000;

  /// What an empty field takes off an example's worth, in letters.
  private static final int NULL = 100;

  private static final Map<String, JsonNode> BEST = new ConcurrentHashMap<>();
  private static volatile @Nullable Document document;

  static {
    if (WANTED != null) {
      Runtime.getRuntime().addShutdownHook(new Thread(ExampleRecorder::write));
    }
  }

  private ExampleRecorder() {}

  /// @param name `createLabel 201`, or `label.created` of an event
  public static void offer(Document described, String name, JsonNode value) {
    if (WANTED != null && Document.isOfSandbox(described) && !isOfLimits(value)) {
      document = described;
      var example = ExampleText.normal(value);
      BEST.merge(name, example, (old, now) -> worth(now) > worth(old) ? now : old);
    }
  }

  /// The workspaces in which the rate limit and the archive are tried are of no shop.
  private static boolean isOfLimits(JsonNode value) {
    var text = value.toString();
    return text.contains("\"own-") || text.contains("\"slug\":\"archived\"");
  }

  private static int worth(JsonNode example) {
    var text = example.toString();
    int said = text.length() > LONG ? LONG - text.length() : text.length();
    said -= NULL * (text.split("null", -1).length - 1);
    return example.has("warnings") ? said - LONG : said;
  }

  /// The payload of another event of the same form, which says where that one came to.
  private static @Nullable JsonNode sibling(Document described, String name, String schema) {
    for (Map.Entry<String, String> other : described.exampleSchemas().entrySet()) {
      var like = BEST.get(other.getKey());
      if (like != null
          && other.getKey().contains(".")
          && described.root().at(other.getValue()).equals(described.root().at(schema))) {
        var payload = (ObjectNode) like.deepCopy();
        payload.put("type", name);
        var told = (ObjectNode) payload.get("data").deepCopy();
        told.put("status", name.substring(name.indexOf('.') + 1));
        var moved = payload.deepCopy().<ObjectNode>set("data", told);
        return described.violations(schema, moved).isEmpty() ? moved : payload;
      }
    }
    return null;
  }

  private static void write() {
    var described = document;
    if (described == null) {
      return;
    }
    try {
      var kept = (ObjectNode) JSON.readTree(Files.readAllBytes(FILE));
      var lines = new StringJoiner(",\n", "{\n", "\n}\n");
      var wanted = new TreeMap<>(described.exampleSchemas());
      for (Map.Entry<String, String> each : wanted.entrySet()) {
        var name = each.getKey();
        var old = kept.get(name);
        boolean stays =
            old != null
                && !(BEST.containsKey(name) && "all".equals(WANTED))
                && described.violations(each.getValue(), old).isEmpty();
        var example = stays ? old : BEST.get(name);
        if (example == null && name.contains(".")) {
          example = sibling(described, name, each.getValue());
        }
        if (example != null) {
          lines.add(JSON.writeValueAsString(name) + ": " + JSON.writeValueAsString(example));
        } else {
          System.err.println("no example of " + name);
        }
      }
      Files.writeString(FILE, lines.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
