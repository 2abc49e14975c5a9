import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What the API of a desk says, for programs: orders in, and at the end whether everything adds up.
final class Ledger {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final BigDecimal PLAY_MONEY = new BigDecimal("1000");

  private final HttpClient http = HttpClient.newHttpClient();
  private final String key;
  private Desk desk;

  /// @param key of an admin of the sandbox
  Ledger(String key, Desk desk) {
    this.key = key;
    this.desk = desk;
  }

  /// Asks another desk from now on.
  void at(Desk other) {
    desk = other;
  }

  JsonNode get(String path) throws IOException, InterruptedException {
    return ask(request(path).GET());
  }

  JsonNode post(String path, Object body) throws IOException, InterruptedException {
    var text = JSON.writeValueAsString(body);
    return ask(request(path).POST(HttpRequest.BodyPublishers.ofString(text)));
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + desk.port() + path))
        .header("X-API-Key", key)
        .header("Content-Type", "application/json");
  }

  private JsonNode ask(HttpRequest.Builder request) throws IOException, InterruptedException {
    var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() == 429) {
      Thread.sleep(1_000);
      return ask(request);
    }
    if (answer.statusCode() >= 300) {
      throw new IOException(answer.uri() + " " + answer.statusCode() + " " + answer.body());
    }
    return JSON.readTree(answer.body());
  }

  /// Takes in orders of one mug each, from W-FIRST on.
  void orders(int first, int count) throws IOException, InterruptedException {
    var orders = new ArrayList<Map<String, Object>>();
    for (int i = first; i < first + count; i++) {
      orders.add(
          Map.of(
              "reference",
              "W-" + i,
              "to",
              Map.of(
                  "name", "Ann Lee " + i,
                  "street1", 300 + i % 90 + " 5th Ave",
                  "city", "New York",
                  "state", "NY",
                  "zip", "10118",
                  "country", "US"),
              "items",
              List.of(Map.of("sku", "MUG", "name", "Mug with a handle", "quantity", 1)),
              "parcel",
              Map.of("weightOz", 14, "lengthIn", 9, "widthIn", 6, "heightIn", 4)));
    }
    post("/v1/orders", Map.of("orders", orders));
  }

  List<JsonNode> all(String path) throws IOException, InterruptedException {
    var rows = new ArrayList<JsonNode>();
    for (int page = 1; ; page++) {
      var data = get(path + "?page=" + page).get("data");
      data.forEach(rows::add);
      if (data.isEmpty()) {
        return rows;
      }
    }
  }

  long shipped() throws IOException, InterruptedException {
    return orders("shipped");
  }

  long open() throws IOException, InterruptedException {
    return orders("open");
  }

  private long orders(String status) throws IOException, InterruptedException {
    return all("/v1/orders").stream()
        .filter(order -> order.get("status").asText().equals(status))
        .count();
  }

  /// Says what does not add up, in words for people; empty when all does.
  List<String> faults(List<String> printed) throws IOException, InterruptedException {
    var faults = new ArrayList<String>();
    for (var order : all("/v1/orders")) {
      long parcels = 0;
      for (var parcel : order.get("parcels")) {
        parcels += parcel.get("status").asText().equals("voided") ? 0 : 1;
      }
      if (parcels > 1) {
        faults.add(order.get("reference").asText() + " has " + parcels + " labels");
      }
    }
    // labels are sent as dots, so their numbers cannot be read in them
    int bought = all("/v1/labels").size();
    long different = printed.stream().distinct().count();
    if (printed.size() != bought || different != bought) {
      faults.add(printed.size() + " printed, " + different + " of them different, of " + bought);
    }
    var sum = PLAY_MONEY;
    for (var entry : all("/v1/wallet/transactions")) {
      if (!entry.path("type").asText().equals("deposit")) {
        sum =
            sum.add(
                entry.get("amount").isObject()
                    ? entry.at("/amount/amount").decimalValue()
                    : entry.get("amount").decimalValue());
      }
    }
    var wallet = get("/v1/wallet");
    System.out.println("wallet " + wallet + ", by its lines " + sum);
    if (sum.compareTo(number(wallet.get("balance"))) != 0
        || number(wallet.get("held")).signum() != 0) {
      faults.add("the wallet says " + wallet + ", its lines " + sum);
    }
    return faults;
  }

  private static BigDecimal number(JsonNode money) {
    return money.isObject() ? money.get("amount").decimalValue() : money.decimalValue();
  }
}
