// A shop's day with the Quayside API, in Java 17 or newer: the JDK is enough, and nothing is
// compiled beforehand.
//
//   ./quayside serve &
//   export QUAYSIDE_KEY=$(./quayside keys create --workspace demo --role admin)
//   java docs/examples/Shop.java
//
// It talks to the sandbox, so nothing is shipped and nothing costs money. Each step checks what it
// got; the tests of
// Quayside run it as it stands. A program of your own has a JSON library; here two patterns read
// what little is needed.

import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;

public class Shop {

  static final String URL = System.getenv().getOrDefault("QUAYSIDE_URL", "http://127.0.0.1:8781");

  static final String SENDER =
      """
      {"name":"Harbor Supply","street1":"500 Howard St","city":"San Francisco","state":"CA",
       "zip":"94105","country":"US"}\
      """;

  static final String BUYER =
      """
      {"name":"Bob Buyer","street1":"123 Flatbush Ave","city":"Brooklyn","state":"NY",
       "zip":"11217","country":"US"}\
      """;

  static final String PARCEL = "{\"weightOz\":34.5,\"lengthIn\":12,\"widthIn\":9,\"heightIn\":6}";

  // ---- One class is all the client there is.

  record Api(HttpClient http, String key) {

    /** The answer to a request without an Idempotency-Key. */
    Answer send(String method, String path, String body) throws Exception {
      return send(method, path, body, null);
    }

    /** The same again with the same Idempotency-Key is answered the same, and done once. */
    Answer send(String method, String path, String body, String once) throws Exception {
      var request =
          HttpRequest.newBuilder(URI.create(URL + path))
              .timeout(Duration.ofSeconds(60))
              .header("X-API-Key", key);
      if (body == null) {
        request.method(method, BodyPublishers.noBody());
      } else {
        request
            .method(method, BodyPublishers.ofString(body))
            .header("Content-Type", "application/json");
      }
      if (once != null) {
        request.header("Idempotency-Key", once);
      }
      return new Answer(http.send(request.build(), BodyHandlers.ofByteArray()));
    }
  }

  record Answer(HttpResponse<byte[]> response) {

    String body() {
      return new String(response.body(), StandardCharsets.UTF_8);
    }

    /** What is not done is an error here, with what the server says of it. */
    Answer done() {
      check(response.statusCode() < 300, response.statusCode() + " " + body());
      return this;
    }

    void refused(String code) {
      check(text("code").equals(code), "expected " + code + ", got " + body());
    }

    /** The first text of this name in the answer. */
    String text(String name) {
      return first("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"");
    }

    BigDecimal number(String name) {
      return new BigDecimal(first("\"" + name + "\"\\s*:\\s*(-?[0-9.]+)"));
    }

    List<String> all(String name) {
      return Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"")
          .matcher(body())
          .results()
          .map(found -> found.group(1))
          .toList();
    }

    private String first(String pattern) {
      var found = Pattern.compile(pattern).matcher(body());
      check(found.find(), pattern + " is not in " + body());
      return found.group(1);
    }
  }

  static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalStateException(otherwise);
    }
  }

  public static void main(String[] none) throws Exception {
    var admin = System.getenv("QUAYSIDE_KEY");
    check(admin != null, "set QUAYSIDE_KEY to a sandbox key of role admin");
    var http = HttpClient.newHttpClient();

    // ---- A workspace of one's own; its key is shown this once.

    var slug = "shop-" + UUID.randomUUID().toString().substring(0, 8);
    var workspace =
        new Api(http, admin)
            .send(
                "POST",
                "/v1/workspaces",
                "{\"name\":\"Harbor Supply\",\"slug\":\"" + slug + "\",\"plan\":\"desk\"}")
            .done();
    check(workspace.text("environment").equals("sandbox"), "nothing here costs money");
    var api = new Api(http, workspace.text("key"));
    new Api(http, "qk_test_nobodys").send("GET", "/v1/shipments", null).refused("UNAUTHORIZED");
    System.out.println("workspace " + workspace.text("id"));

    // ---- What would it cost?

    var rates =
        api.send(
                "POST",
                "/v1/rates",
                "{\"from\":" + SENDER + ",\"to\":" + BUYER + ",\"parcel\":" + PARCEL + "}")
            .done();
    var rateId =
        rates
            .body()
            .replaceFirst(
                "(?s).*?\"rates\"\\s*:\\s*\\[\\s*\\{\\s*\"id\"\\s*:\\s*\"([^\"]*)\".*", "$1");
    System.out.println("rates from " + rates.number("amount") + " " + rates.text("currency"));

    // ---- Buy it: once, however often we ask.

    var purchase =
        "{\"rateId\":\"" + rateId + "\",\"reference\":\"order-1001\",\"labelFormat\":\"zpl\"}";
    var label = api.send("POST", "/v1/labels", purchase, "order-1001").done();
    check(
        api.send("POST", "/v1/labels", purchase, "order-1001").body().equals(label.body()),
        "bought once");
    System.out.println("label " + label.text("id") + " " + label.text("trackingNumber"));
    var pdf =
        api.send("GET", "/v1/labels/" + label.text("id") + "/download?format=pdf", null).done();
    check(pdf.body().startsWith("%PDF-"), "a label to print");

    // ---- Two orders to one address: taken in once, shipped in one parcel.

    var orders =
        """
        {"orders":[{"reference":"order-2001","to":%s,"parcel":{"weightOz":18}},
                   {"reference":"order-2002","to":%s,"parcel":{"weightOz":9}}]}\
        """
            .formatted(BUYER, BUYER);
    var taken = api.send("POST", "/v1/orders/batch", orders).done();
    check(taken.all("outcome").equals(List.of("created", "created")), "both are new");
    var again = api.send("POST", "/v1/orders/batch", orders).done();
    check(again.all("outcome").equals(List.of("unchanged", "unchanged")), "no order is made twice");
    var ids = taken.all("id");
    var first = "/v1/orders/" + ids.get(0);
    var together = api.send("GET", first + "/together", null).done();
    check(together.text("reference").equals("order-2002"), "it goes to the same address");
    var both =
        "{\"from\":"
            + SENDER
            + ",\"carrier\":\"ups\",\"service\":\"ups_ground\",\"with\":[\""
            + ids.get(1)
            + "\"]}";
    var shared = api.send("POST", first + "/labels", both, "ship-order-2001").done();
    for (var id : ids) {
      check(
          api.send("GET", "/v1/orders/" + id, null).text("status").equals("shipped"),
          id + " has gone");
    }
    api.send("POST", first + "/labels", both).refused("CONFLICT");
    System.out.println("two orders shipped with " + shared.text("trackingNumber"));

    // ---- Follow it. The sandbox moves parcels when told to; a real carrier does it by itself.

    var tracking = label.text("trackingNumber");
    for (var status : List.of("accepted", "out_for_delivery", "delivered")) {
      api.send(
              "POST",
              "/v1/sandbox/tracking/" + tracking + "/events",
              "{\"status\":\"" + status + "\"}")
          .done();
    }
    check(
        api.send("GET", "/v1/tracking/" + tracking, null).text("status").equals("delivered"),
        "it is there");
    api.send("POST", "/v1/labels/" + label.text("id") + "/cancel", null)
        .refused("VOID_WINDOW_EXPIRED");
    System.out.println("delivered");

    // ---- Changed our mind: both orders wait again, the money comes back, the wallet agrees to the
    // cent.

    api.send("POST", "/v1/labels/" + shared.text("id") + "/cancel", null).done();
    check(api.send("GET", first, null).text("status").equals("open"), "it can be shipped again");
    api.send("POST", "/v1/sandbox/clock", "{\"advanceSeconds\":" + 15 * 24 * 60 * 60 + "}").done();
    check(
        api.send("GET", "/v1/labels/" + shared.text("id"), null).body().contains("\"refunded\""),
        "the money is back");
    var balance = api.send("GET", "/v1/wallet", null).done().number("balance");
    var left = new BigDecimal("1000").subtract(label.number("amount"));
    check(balance.compareTo(left) == 0, balance + " is not " + left);
    System.out.println("refunded - the wallet holds " + balance);
    System.out.println("done");
  }
}
