package dev.quayside.engine.contract;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/// An answer as an example: ids, times, keys, ports and folders of the machine that recorded it are
/// those of the documentation, and lists have four elements at most.
final class ExampleText {

  private static final int MOST_ELEMENTS = 4;

  /// The day of the documentation's examples.
  private static final Instant THEN = Instant.parse("2026-11-24T15:00:00Z");

  private static final Instant NOW = Instant.now().truncatedTo(ChronoUnit.SECONDS);

  private static final Pattern ID = Pattern.compile("\\b([a-z]{2,5}_)([0-9A-HJKMNP-TV-Z]{26})\\b");
  private static final Pattern TIME =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d\\d-\\d\\d");
  private static final String ID_BEGINS = "01KAJM3T8E2Q4S5VHW6XYZ7A";
  private static final String ID_LETTERS = "89ABCDEFGHJKMNPQRSTVWXYZ01234567";

  private static final String HOST = host();

  private final Map<String, Integer> ids = new HashMap<>();
  private final Map<String, Integer> ofKind = new HashMap<>();

  private ExampleText() {}

  static JsonNode normal(JsonNode value) {
    return new ExampleText().of(value.deepCopy());
  }

  private JsonNode of(JsonNode value) {
    switch (value) {
      case ArrayNode list -> {
        while (list.size() > MOST_ELEMENTS) {
          list.remove(MOST_ELEMENTS);
        }
        for (int i = 0; i < list.size(); i++) {
          list.set(i, of(list.get(i)));
        }
      }
      case ObjectNode object -> {
        object.properties().forEach(each -> each.setValue(of(each.getValue())));
        if (object.path("pagination") instanceof ObjectNode pages && pages.has("totalCount")) {
          int rows = object.path("data").size();
          pages.put("totalCount", rows).put("totalPages", rows == 0 ? 0 : 1);
          pages.putNull("nextCursor");
        }
      }
      case TextNode text -> {
        return TextNode.valueOf(text(text.asText()));
      }
      default -> {
        // numbers and booleans say nothing of the machine
      }
    }
    return value;
  }

  private String text(String said) {
    if (said.equals(HOST)) {
      return "Desk 1";
    }
    if (TIME.matcher(said).matches()) {
      return time(Instant.parse(said));
    }
    if (DATE.matcher(said).matches()) {
      var days = ChronoUnit.DAYS.between(LocalDate.ofInstant(NOW, ZoneOffset.UTC), day(said));
      return LocalDate.ofInstant(THEN, ZoneOffset.UTC).plusDays(days).toString();
    }
    var told =
        ID.matcher(said).replaceAll(found -> found.group(1) + id(found.group(1), found.group()));
    told = TIME.matcher(told).replaceAll(found -> time(Instant.parse(found.group())));
    return told.replaceAll("http://(127\\.0\\.0\\.1|localhost):\\d+", "http://127.0.0.1:8781")
        .replaceAll("tcp://127\\.0\\.0\\.1:\\d+", "tcp://127.0.0.1:9100")
        .replaceAll("/tmp/junit[^/]*", "/home/ann/quayside")
        .replaceAll("qk_test_[0-9A-Za-z]{20,}", "qk_test_3mW8kq0dRZx1uYJ7pTfBvL2s9cHaE")
        .replaceAll("whsec_[0-9a-f]{64}", "whsec_" + "0123456789abcdef".repeat(4))
        .replaceAll(
            "eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+",
            "eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoidmlld2VyIn0.c2lnbmVk");
  }

  /// An engine is called as the machine it runs on.
  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost";
    }
  }

  private static LocalDate day(String said) {
    try {
      return LocalDate.parse(said);
    } catch (java.time.DateTimeException e) {
      return LocalDate.ofInstant(NOW, ZoneOffset.UTC);
    }
  }

  private static String time(Instant at) {
    var shifted = THEN.plus(Duration.between(NOW, at)).truncatedTo(ChronoUnit.SECONDS);
    return shifted.toString().replace("Z", ".000Z");
  }

  /// The first id of a kind is the one in the paths of the documentation.
  private String id(String kind, String id) {
    int place = ids.computeIfAbsent(id, _ -> ofKind.merge(kind, 1, Integer::sum) - 1);
    int letters = ID_LETTERS.length();
    return ID_BEGINS
        + "BCDEFGHJKMNPQRSTVWXYZ".charAt(place / letters)
        + ID_LETTERS.charAt(place % letters);
  }
}
