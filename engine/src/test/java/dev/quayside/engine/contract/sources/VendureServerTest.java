package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/// A real Vendure server, as `src/vendure/README.md` says how to have one:
/// `-Dquayside.vendure=FOLDER`.
@EnabledIfSystemProperty(named = "quayside.vendure", matches = ".+")
class VendureServerTest extends SourceTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int ORDERS = 10;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @SuppressWarnings("NullAway.Init") // startVendure() sets it
  private static Process server;

  @SuppressWarnings("NullAway.Init") // startVendure() sets it
  private static JsonNode stands;

  @BeforeAll
  static void startVendure() throws IOException {
    var folder = Path.of(System.getProperty("quayside.vendure")).toFile();
    server =
        new ProcessBuilder("node", "server.cjs", "3901", Integer.toString(ORDERS))
            .directory(folder)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said = server.inputReader();
    var line = said.readLine();
    while (line != null && !line.startsWith("{\"url\"")) {
      line = said.readLine();
    }
    assertThat(line).as("npm install in " + folder).isNotNull();
    stands = JSON.readTree(line);
  }

  @AfterAll
  static void stopVendure() {
    server.destroyForcibly();
  }

  @Override
  protected String source() {
    var draft =
        """
        {"kind":"vendure","name":"Vendure","pull":{"everyMinutes":0,"since":"2020-01-01T00:00:00Z"},
         "weightField":"weightGrams","fields":{"url":"%s","apiKey":"%s"}}"""
            .formatted(stands.get("url").asText(), stands.get("apiKey").asText());
    var made = api.post(SOURCES, draft);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  @Test
  void tenOrdersAreShippedOneIsVoidedAndBothEndsAgree() throws Exception {
    var source = source();
    assertThat(api.post(SOURCES + "/" + source + "/test").json().get("connection").asText())
        .isEqualTo("connected");
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(ORDERS);
    var orders = new ArrayList<JsonNode>();
    var labels = new ArrayList<JsonNode>();
    for (var id : stands.get("orders")) {
      var order = pulled(source, id.asLong());
      assertThat(order.at("/items/0/weightOz").asDouble()).isBetween(11.9, 12.1);
      orders.add(order);
      labels.add(bought(order));
    }
    for (int i = 0; i < ORDERS; i++) {
      var order = orders.get(i);
      await().atMost(PATIENCE).until(() -> postBack(order).equals("done"));
      assertThat(parcels(i)).containsExactly(number(labels.get(i)) + " Shipped");
      assertThat(vendure(i).get("state").asText()).isEqualTo("Shipped");
    }
    cancel(labels.getFirst());
    await().atMost(PATIENCE).until(() -> postBack(orders.getFirst()).equals("withdrawn"));
    assertThat(parcels(0)).containsExactly(number(labels.getFirst()) + " Cancelled");
    synced(source);
    assertThat(order(orders.getFirst()).get("status").asText()).isEqualTo("open");
    for (int i = 1; i < ORDERS; i++) {
      assertThat(order(orders.get(i)).get("status").asText()).isEqualTo("shipped");
      assertThat(codes(order(orders.get(i)))).isEmpty();
    }
    var again = bought(order(orders.getFirst()));
    await().atMost(PATIENCE).until(() -> parcels(0).contains(number(again) + " Shipped"));
  }

  private String postBack(JsonNode order) {
    return order(order).at("/origin/postBacks/0/status").asText();
  }

  private List<String> parcels(int order) throws IOException, InterruptedException {
    var parcels = new ArrayList<String>();
    vendure(order)
        .get("fulfillments")
        .forEach(
            each ->
                parcels.add(each.get("trackingCode").asText() + " " + each.get("state").asText()));
    return parcels;
  }

  private JsonNode vendure(int order) throws IOException, InterruptedException {
    var query = "query ($id: ID!) { order(id: $id) { state fulfillments { trackingCode state } } }";
    var body =
        JSON.writeValueAsString(
            Map.of(
                "query",
                query,
                "variables",
                Map.of("id", stands.get("orders").get(order).asText())));
    var request =
        HttpRequest.newBuilder(URI.create(stands.get("url").asText()))
            .header("Content-Type", "application/json")
            .header("vendure-api-key", stands.get("apiKey").asText())
            .POST(BodyPublishers.ofString(body))
            .build();
    try (var client = HttpClient.newHttpClient()) {
      return JSON.readTree(client.send(request, BodyHandlers.ofString()).body()).at("/data/order");
    }
  }
}
