package dev.quayside.app.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.parcel.location.Location;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.webhook.delivery.WebhookSignature;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands for people and scripts, on one engine that runs.
class ApiCommandsTest {

  private static final String PARCEL =
      """
      {"from":{"name":"A","street1":"500 Terry Francois Blvd","city":"San Francisco","state":"CA","zip":"94158","country":"US"},
      "to":{"name":"B","street1":"350 5th Ave","city":"New York","state":"NY","zip":"10118","country":"US"},
      "parcel":{"weightOz":16,"lengthIn":10,"widthIn":8,"heightIn":4},"carrier":"ups","service":"ups_ground"}
      """;

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
  void ratesAreATableJsonOrIds() {
    var lane =
        new String[] {"rates", "--from", "94105", "--to", "11217", "--ounces", "20", "--size"};
    assertThat(done(lane, "12x9x4").out()).contains("UPS Ground", "USD", "rate_");
    var ids = done(lane, "12x9x4", "-q").out();
    assertThat(ids.lines()).isNotEmpty().allMatch(line -> line.matches("rate_[0-9A-Z]{26}"));
    assertThat(json(done(lane, "12x9x4", "--json")).get("rates")).isNotEmpty();
    var wrong = run(lane, "12x9");
    assertThat(wrong.exitCode()).isEqualTo(2);
    assertThat(wrong.err()).contains("12x9x4").hasLineCount(1);
  }

  @Test
  void settingsOfTheSandboxAreCopiedToWhereLabelsAreReal() {
    var demo = TestOrders.demo(engine);
    engine.parcels().locations().add(demo, new LocationDraft("Copied", Sample.SENDER));
    var copy = new String[] {"workspaces", "copy", "--workspace", "main", "--from", "demo"};
    var tried = done(copy, "--dry-run").out();
    assertThat(tried).contains("Nothing done", " new, 0 changed, 0 left, 0 refused");
    var main = engine.accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
    assertThat(engine.parcels().locations().list(main)).isEmpty();
    assertThat(done(copy, "--what", "locations,tags", "-q").out().lines()).contains("Copied");
    assertThat(done(copy, "--what", "locations", "-q").out()).isEmpty();
    assertThat(engine.parcels().locations().list(main))
        .extracting(Location::name)
        .contains("Copied");
    assertThat(run(copy, "--what", "wallet").err()).contains("what[0]").hasLineCount(1);
    assertThat(run(copy, "--sandbox").exitCode()).isEqualTo(1);
    assertThat(run(new String[] {"workspaces", "copy"}, "--from", "demo").err())
        .contains("not copied into itself");
    assertThat(run(copy, "--from", "nowhere").exitCode()).isNotZero();
  }

  @Test
  void aThousandIsAThousandAndWhatIsNoNumberIsRefused() {
    assertThat(prices("1,000")).isEqualTo(prices("1000")).isNotEqualTo(prices("1"));
    assertThat(prices("12,5")).isEqualTo(prices("12.5"));
    for (var wrong : List.of("1,00,0", "ten", "1.2.3")) {
      var run = run(new String[] {"rates", "--from", "94105", "--to", "11217", "--ounces"}, wrong);
      assertThat(run.exitCode()).as(wrong).isEqualTo(2);
      assertThat(run.err()).contains("'" + wrong + "' is not a number").hasLineCount(1);
    }
  }

  private static List<String> prices(String ounces) {
    var lane =
        new String[] {
          "rates", "--from", "94105", "--to", "11217", "--size", "12x9,5x4", "--ounces"
        };
    var rates = json(done(lane, ounces, "--json")).get("rates");
    assertThat(rates).isNotEmpty();
    return rates.findValuesAsText("amount");
  }

  @Test
  void aRepeatedPurchaseIsOneLabelWhichIsDownloadedTrackedAndVoided() throws IOException {
    var request = Files.writeString(directory.resolve("label.json"), PARCEL).toString();
    var buy = new String[] {"labels", "buy", "--file", request};
    var first = done(buy, "--json");
    assertThat(first.err()).contains("--idempotency-key cli-").hasLineCount(1);
    var key = first.err().strip().replaceFirst(".* ", "");
    var label = json(first).get("id").asText();
    var again = done(buy, "-q", "--idempotency-key", key);
    assertThat(again.out().strip()).isEqualTo(label);
    assertThat(again.err()).isEmpty();
    var number = json(first).get("trackingNumber").asText();
    assertThat(done(new String[] {"track", number}).out()).contains(number, "pre_transit");
    var file = directory.resolve("a.zpl");
    done(new String[] {"labels", "download", label}, "--format", "zpl", "--out", file.toString());
    assertThat(file).content().startsWith("^XA");
    assertThat(done(new String[] {"labels", "void", label}).out())
        .startsWith("Label voided: " + label)
        .contains("USD pending");
    var twice = run(new String[] {"labels", "void", label});
    assertThat(twice.exitCode()).isEqualTo(1);
    assertThat(twice.err()).startsWith("quayside: LABEL_ALREADY_CANCELLED: ").hasLineCount(1);
  }

  @Test
  void aFileOfOrdersIsTakenInOnce() throws IOException {
    var csv =
        "Order number,Name,Address,City,State,Zip,Country,Weight"
            + " oz,Length,Width,Height,Colour,Risk\n"
            + "A-1,Bob Büyer,350 5th Ave,New York,NY,10118,US,16,10,8,4,blue,\n"
            + "A-2,Nobody,,,,,US,16,10,8,4\n";
    var file = Files.write(directory.resolve("o.csv"), csv.getBytes(ISO_8859_1)).toString();
    var take = new String[] {"orders", "import", file};
    assertThat(done(take, "--dry-run").out()).contains("Orders in the file: 1", "A-2");
    assertThat(done(take, "--dry-run").out()).containsPattern("columns not read: Colour\\R");
    assertThat(done(take, "--dry-run", "--currency", "EUR").out()).contains("1 new", "1 refused");
    assertThat(run(new String[] {"orders", "import", file, "--currency", "EURO"}).err())
        .contains("currency");
    assertThat(done(take).out()).contains("1 new");
    assertThat(done(take).out()).contains("0 new, 0 updated, 1 unchanged");
    var list = new String[] {"orders", "list", "--search", "A-1"};
    assertThat(done(list).out()).contains("Bob Büyer", "open");
    assertThat(done(list, "-q").out()).matches("ord_[0-9A-Z]{26}\\R");
    assertThat(run(new String[] {"orders", "list", "--status", "lost"}).err())
        .contains("INVALID_REQUEST")
        .hasLineCount(1);
    assertThat(run(new String[] {"rates", "--order", "A-9"}).err()).contains("no order 'A-9'");
  }

  @Test
  void ordersLeaveAnotherWayOneByOneAndByAFile() throws IOException {
    var ids = new ArrayList<String>();
    for (var number : List.of("W-1", "W-2")) {
      TestOrders.add(engine, number);
      ids.add(done(new String[] {"orders", "list", "--search", number}, "-q").out().strip());
    }
    var ship = new String[] {"orders", "shipped", ids.getFirst(), "--carrier-name", "Own van"};
    var shipped = done(ship, "--tracking", "VAN-1", "-q", "--idempotency-key", "van-1");
    assertThat(shipped.out().strip()).matches("pcl_[0-9A-Z]{26}");
    assertThat(run(ship).err()).contains("quayside: CONFLICT: ");
    var back = new String[] {"orders", "take-back", ids.getFirst(), shipped.out().strip()};
    assertThat(done(back).out()).contains("W-1", "open");
    assertThat(run(back).err()).contains("NOT_FOUND");
    var file =
        Files.writeString(
                directory.resolve("left.csv"), "Order,Carrier,Tracking\nW-2,UPS,1\nW-9,UPS,2\n")
            .toString();
    var take = new String[] {"orders", "import-shipped", file};
    assertThat(done(take, "--dry-run").out()).contains("Nothing done", "1 shipped");
    assertThat(done(take).out()).contains("1 shipped, 0 unchanged, 1 refused", "W-9, line 3");
    assertThat(done(take).out()).contains("0 shipped, 1 unchanged");
  }

  @Test
  void aBatchIsVoidedAndALabelWantsAMailServer() throws IOException {
    assertThat(run(new String[] {"batches", "void", "bat_none"}).err()).contains("NOT_FOUND");
    assertThat(done(new String[] {"batches", "list"}).exitCode()).isZero();
    var request = Files.writeString(directory.resolve("mailed.json"), PARCEL).toString();
    var label = done(new String[] {"labels", "buy", "--file", request}, "-q").out().strip();
    assertThat(run(new String[] {"labels", "email", label, "--to", "ann@example.com"}).err())
        .contains("CONFLICT", "mail server");
  }

  @Test
  void ordersToOneAddressShipWithOneLabel() {
    senderIsKnown();
    for (var number : List.of("T-1", "T-2", "T-3")) {
      TestOrders.add(engine, number);
    }
    var buy = new String[] {"labels", "buy", "--order", "T-1", "--service", "ups:ups_ground"};
    var label = json(done(buy, "--with", "T-2,T-3", "--json"));
    for (var number : List.of("T-1", "T-2", "T-3")) {
      var order = json(done(new String[] {"orders", "list", "--search", number}, "--json"));
      assertThat(order.at("/data/0/status").asText()).as(number).isEqualTo("shipped");
      assertThat(order.at("/data/0/parcels/0/labelId")).isEqualTo(label.get("id"));
      assertThat(order.at("/data/0/parcels/0/with")).hasSize(2);
    }
    var file = new String[] {"labels", "buy", "--file", "-", "--with", "T-2"};
    assertThat(run(file).err()).contains("--with goes with --order").hasLineCount(1);
  }

  @Test
  void aRateThatIsShownIsBoughtAtItsPriceAndShipsItsOrder() {
    senderIsKnown();
    for (var number : List.of("R-1", "R-2")) {
      TestOrders.add(engine, number);
      var rates = json(done(new String[] {"rates", "--order", number}, "--json")).at("/rates");
      var dear = rates.get(rates.size() - 1);
      var buy = new String[] {"labels", "buy", "--rate", dear.get("id").asText()};
      var label =
          json(number.equals("R-1") ? done(buy, "--json") : done(buy, "--order", number, "--json"));
      assertThat(label.get("service")).isEqualTo(dear.get("service"));
      assertThat(label.at("/rate/amount")).isEqualTo(dear.get("amount"));
      var order = json(done(new String[] {"orders", "list", "--search", number}, "--json"));
      assertThat(order.at("/data/0/parcels/0/labelId")).isEqualTo(label.get("id"));
      assertThat(run(buy).err()).contains("quayside: DUPLICATE_SHIPMENT: ");
      assertThat(run(buy, "--service", "ups:ups_ground").exitCode()).isEqualTo(2);
    }
  }

  @Test
  void whatHappensIsPostedSignedToAProgramOfOnesOwn() throws IOException {
    var request = Files.writeString(directory.resolve("heard.json"), PARCEL).toString();
    done(new String[] {"labels", "buy", "--file", request});
    var got = new ArrayList<String>();
    var program = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    program.createContext(
        "/hook",
        exchange -> {
          var body = exchange.getRequestBody().readAllBytes();
          got.add(exchange.getRequestHeaders().getFirst("X-Service-Signature"));
          got.add(new String(body, UTF_8));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    program.start();
    try {
      var url = "http://127.0.0.1:" + program.getAddress().getPort() + "/hook";
      var zero = "evt_" + "0".repeat(26);
      var listen =
          new String[] {
            "webhooks", "listen", "--forward-to", url, "--type", "label.created", "--count", "1"
          };
      var heard = done(listen, "--since", zero);
      assertThat(heard.out()).contains("label.created", "204").hasLineCount(1);
      var secret = heard.err().replaceFirst("(?s).*(whsec_\\w+).*", "$1");
      assertThat(got.getFirst()).isEqualTo(WebhookSignature.of(got.get(1).getBytes(UTF_8), secret));
      assertThat(JsonText.parse(got.get(1).getBytes(UTF_8)).at("/type").asText())
          .isEqualTo("label.created");
    } finally {
      program.stop(0);
    }
    var astray = new String[] {"webhooks", "listen", "--forward-to", "http://shop.example/hook"};
    assertThat(run(astray).exitCode()).isEqualTo(2);
  }

  @Test
  void theKeyBehindItIsMadeOnceAndCanBeRevoked() {
    var list = new String[] {"orders", "list"};
    done(list);
    int keys = keys();
    done(list);
    assertThat(keys()).isEqualTo(keys);
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    engine.accounts().keys().list(demo.id()).stream()
        .filter(key -> key.revokedAt() == null)
        .forEach(key -> engine.accounts().keys().revoke(demo.id(), key.id()));
    done(list);
    assertThat(keys()).isEqualTo(keys + 1);
    assertThat(run(new String[] {"orders", "list", "--workspace", "nope"}).err())
        .contains("there is no workspace 'nope'");
  }

  @Test
  void withoutAnEngineOneIsOpenedAndWithoutAnApiThatIsSaid() {
    var data = directory.resolve("other");
    var list = new String[] {"orders", "list", "--data", data.toString()};
    assertThat(Run.of(list).out()).contains("No orders.");
    try (var _ = Engine.open(EngineOptions.at(data))) {
      assertThat(Run.of(list).err()).contains("serves no API").hasLineCount(1);
    }
  }

  @Test
  void everyShellCompletesAndHelpExplains() {
    assertThat(Run.of("help", "labels", "buy").out()).contains("--idempotency-key");
    assertThat(Run.of("help", "bogus").exitCode()).isEqualTo(2);
    for (var shell : List.of("bash", "zsh", "fish")) {
      assertThat(Run.of("completion", shell).out()).contains("quayside", "idempotency-key");
    }
    assertThat(Run.of("completion", "tcsh").exitCode()).isEqualTo(2);
  }

  private static void senderIsKnown() {
    var desk = TestOrders.demo(engine);
    if (engine.parcels().locations().list(desk).isEmpty()) {
      engine.parcels().locations().add(desk, new LocationDraft("Oakland", Sample.SENDER));
    }
  }

  private static int keys() {
    return engine
        .accounts()
        .keys()
        .list(engine.accounts().workspaces().bySlug("demo").orElseThrow().id())
        .size();
  }

  private static Run done(String[] command, String... more) {
    var run = run(command, more);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private static Run run(String[] command, String... more) {
    var all = new ArrayList<>(List.of(command));
    all.addAll(List.of(more));
    all.addAll(List.of("--data", directory.resolve("data").toString()));
    return Run.of(all.toArray(String[]::new));
  }

  private static JsonNode json(Run run) {
    return JsonText.parse(run.out().getBytes(UTF_8));
  }
}
