package dev.quayside.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `quayside api`: any request of the API, on one engine that runs.
class ApiRequestTest {

  private static final String WEBHOOK = "url=https://shop.example/hook";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static Engine engine;

  @SuppressWarnings("NullAway.Init")
  private static Server server;

  @BeforeAll
  static void start() {
    engine = Engine.open(EngineOptions.at(directory.resolve("data")));
    server = engine.serve(ServerOptions.standard().withPorts(0, 0));
  }

  @AfterAll
  static void stop() {
    server.close();
    engine.close();
  }

  @Test
  void theAnswerIsJsonAPersonCanRead() {
    var wallet = done("get", "/v1/wallet");
    assertThat(wallet.out()).startsWith("{").contains("\n  \"balance\": ");
    assertThat(wallet.err()).isEmpty();
    assertThat(json(done("GET", "/v1/carriers/ups")).at("/code").asText()).isEqualTo("ups");
  }

  @Test
  void fieldsAreTheBodyOrTheQuery() throws IOException {
    var moved = done("POST", "/v1/sandbox/clock", "-f", "advanceSeconds:=60");
    assertThat(json(moved).at("/offsetSeconds").asInt()).isEqualTo(60);
    var product =
        done(
            "PUT",
            "/v1/products/MUG",
            "-f",
            "name=Mug",
            "-f",
            "value.amount:=12.50",
            "-f",
            "value.currency=USD");
    assertThat(json(product).at("/value/amount").decimalValue()).isEqualByComparingTo("12.5");
    var found = done("GET", "/v1/products", "-f", "search=mug");
    assertThat(json(found).at("/data/0/sku").asText()).isEqualTo("MUG");
    assertThat(json(done("GET", "/v1/products?search=none")).at("/data")).isEmpty();
    var file = Files.writeString(directory.resolve("p.json"), "{\"name\": \"Cup\"}");
    done("PATCH", "/v1/products/MUG", "--input", file.toString());
    assertThat(json(done("GET", "/v1/products/MUG")).at("/name").asText()).isEqualTo("Cup");
    assertThat(done("DELETE", "/v1/products/MUG").out()).isEmpty();
  }

  @Test
  void onlyWithTheRoleItDoesWhatTheRoleMay() {
    var asked = new String[] {"POST", "/v1/webhooks", "-f", WEBHOOK, "-f", "events[]=*"};
    var refused = run(asked);
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(json(refused).at("/error/code").asText()).isEqualTo("FORBIDDEN");
    var made = json(run(with(asked, "--role", "admin")));
    assertThat(made.at("/events/0").asText()).isEqualTo("*");
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    int keys = engine.accounts().keys().list(demo.id()).size();
    done("DELETE", "/v1/webhooks/" + made.at("/id").asText(), "--role", "admin");
    assertThat(engine.accounts().keys().list(demo.id())).hasSize(keys);
  }

  @Test
  void aPostIsDoneOnceUnderTheKeyThatIsTold() {
    var asked =
        new String[] {"POST", "/v1/webhooks", "-f", WEBHOOK, "-f", "events[]=*", "--role", "admin"};
    var first = run(asked);
    assertThat(first.err()).contains("--idempotency-key cli-").hasLineCount(1);
    var key = first.err().strip().replaceFirst(".* ", "");
    var again = run(with(asked, "--idempotency-key", key));
    assertThat(again.err()).isEmpty();
    assertThat(json(again).at("/id")).isEqualTo(json(first).at("/id"));
    assertThat(run("GET", "/v1/me", "--idempotency-key", key).exitCode()).isEqualTo(2);
  }

  @Test
  void everyPageIsReadToTheEnd() {
    for (int i = 0; i < 7; i++) {
      TestOrders.add(engine, "P-" + i);
    }
    var orders = done("GET", "/v1/orders", "-f", "search=P-", "-f", "pageSize=3", "--paginate");
    assertThat(json(orders).at("/data")).hasSize(7);
    assertThat(json(orders).at("/data").findValuesAsText("reference")).doesNotHaveDuplicates();
    var events =
        done("GET", "/v1/events", "-f", "type=order.created", "-f", "pageSize=2", "--paginate");
    assertThat(json(events).at("/data")).hasSize(7);
    var deliveries = run("GET", "/v1/carriers", "--paginate");
    assertThat(json(deliveries).at("/carriers")).isNotEmpty();
  }

  @Test
  void aFileIsSavedAndNeverWrittenOverTheTerminal() throws IOException {
    TestOrders.add(engine, "F-1");
    var rate = json(done("POST", "/v1/rates", "--input", lane())).at("/rates/0/id").asText();
    assertThat(rate).startsWith("rate_");
    var logo = directory.resolve("logo.png");
    done("PUT", "/v1/branding/logo", "--role", "admin", "-f", "content=" + pixel());
    var file = run("GET", "/v1/branding/logo");
    assertThat(file.exitCode()).isEqualTo(1);
    assertThat(file.out()).contains("--out FILE").hasLineCount(1);
    done("GET", "/v1/branding/logo", "--out", logo.toString());
    assertThat(Files.readAllBytes(logo)).startsWith(0x89, 'P', 'N', 'G');
  }

  @Test
  void whatIsWrongIsToldBeforeAnythingIsSent() {
    for (var asked :
        List.of(
            new String[] {"FETCH", "/v1/orders"},
            new String[] {"GET", "https://shop.example/v1/orders"},
            new String[] {"GET", "//shop.example/v1/orders"},
            new String[] {"GET", "/v1/orders", "--input", "x.json"},
            new String[] {"POST", "/v1/rates", "-f", "from"},
            new String[] {"POST", "/v1/rates", "-f", "from=1", "-f", "from.zip=2"},
            new String[] {"POST", "/v1/rates", "-f", "parcel:={"},
            new String[] {"POST", "/v1/rates", "--paginate"})) {
      var refused = run(asked);
      assertThat(refused.exitCode()).as(String.join(" ", asked)).isEqualTo(2);
      assertThat(json(refused).at("/error/code").asText()).isEqualTo("USAGE");
    }
  }

  private static String lane() throws IOException {
    return Files.writeString(
            directory.resolve("lane.json"),
            """
            {"from": {"zip": "94105", "country": "US"}, "to": {"zip": "11217", "country": "US"},
             "parcel": {"weightOz": 16}}
            """)
        .toString();
  }

  /// The logo of docs/api.
  private static String pixel() {
    return "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOQj19BEmIY1TCqYfhqAADEXyYQTKkI3AAAAABJRU5ErkJggg==";
  }

  private static Run done(String... asked) {
    var run = run(asked);
    assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    return run;
  }

  private static Run run(String... asked) {
    var all = new ArrayList<>(List.of("api"));
    all.addAll(List.of(asked));
    all.addAll(List.of("--data", directory.resolve("data").toString()));
    return Run.of(all.toArray(String[]::new));
  }

  private static String[] with(String[] asked, String... more) {
    var all = new ArrayList<>(List.of(asked));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  private static JsonNode json(Run run) {
    return JsonText.parse(run.out().getBytes(UTF_8));
  }
}
