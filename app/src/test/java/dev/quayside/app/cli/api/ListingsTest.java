package dev.quayside.app.cli.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.app.cli.Run;
import dev.quayside.app.cli.api.Listing.Paging;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.server.Server;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.json.JsonText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lists of the command line beside the document of the API, on an engine that runs.
class ListingsTest {

  /// What `keys list`, `printers` and `printers discover` show by themselves, and what is no list
  /// of things: kinds of shop (`sources kinds`), wordings of e-mails, reports, a shop's address.
  private static final Set<String> OTHERS =
      Set.of(
          "/v1/analytics/people",
          "/v1/keys",
          "/v1/printers",
          "/v1/printers/search",
          "/v1/source-kinds",
          "/v1/emails/settings",
          "/v1/emails/templates",
          "/v1/branding",
          "/v1/analytics/carriers",
          "/v1/analytics/invoices",
          "/v1/analytics/payors",
          "/v1/analytics/savings");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private static Path directory;

  @SuppressWarnings("NullAway.Init")
  private static Engine engine;

  @SuppressWarnings("NullAway.Init")
  private static Server server;

  @SuppressWarnings("NullAway.Init")
  private static JsonNode document;

  @BeforeAll
  static void start() {
    engine = Engine.open(EngineOptions.at(directory));
    server = engine.serve(ServerOptions.standard().withPorts(0, 0));
    document = json(run("api", "GET", "/v1/openapi.json"));
  }

  @AfterAll
  static void stop() {
    server.close();
    engine.close();
  }

  @Test
  void everythingTheApiListsIsListed() {
    var listed = new ArrayList<String>();
    for (var path : document.get("paths").properties()) {
      var answer = answer(path.getKey());
      if (!path.getKey().contains("{") && holdsList(answer)) {
        listed.add(path.getKey());
      }
    }
    listed.removeAll(OTHERS);
    assertThat(Listings.ALL).extracting(Listing::path).containsExactlyInAnyOrderElementsOf(listed);
  }

  @Test
  void whatIsShownAndAskedIsInTheDocument() {
    for (var listing : Listings.ALL) {
      var item =
          resolved(resolved(fields(answer(listing.path())).get(listing.items())).get("items"));
      for (var column : listing.columns()) {
        var within = item;
        for (var name : column.field().split("\\.")) {
          assertThat(fields(within)).as(listing.name() + " " + column).containsKey(name);
          within = resolved(fields(within).get(name));
        }
      }
      var parameters = parameters(listing.path());
      assertThat(parameters).as(listing.name()).containsAll(listing.filters());
      assertThat(parameters.contains("page") || listing.paging() != Paging.PAGES).isTrue();
    }
  }

  @Test
  void everyListAnswersATableJsonAndNames() {
    for (int i = 0; i < 3; i++) {
      TestOrders.add(engine, "L-" + i);
    }
    for (var listing : Listings.ALL) {
      var table = run(listing.name(), "list");
      assertThat(table.err()).as(listing.name()).isEmpty();
      assertThat(table.out()).isNotEmpty();
      assertThat(json(run(listing.name(), "list", "--json")).at("/" + listing.items()).isArray())
          .isTrue();
      assertThat(run(listing.name(), "list", "-q").err()).isEmpty();
    }
    assertThat(run("orders", "list", "--search", "L-").out()).contains("Tracking", "L-2", "open");
    assertThat(run("orders", "list", "--search", "L-", "-q").out().lines())
        .hasSize(3)
        .allMatch(line -> line.startsWith("ord_"));
    assertThat(run("carriers", "list").out()).containsPattern("ups +UPS +yes");
    assertThat(run("transactions", "list").out()).contains("deposit", "1000", "USD");
    assertThat(run("workspaces", "list", "-q").out()).contains("demo");
    assertThat(json(run("events", "list", "--all", "--json")).at("/data")).hasSizeGreaterThan(2);
    assertThat(run("orders", "list", "--page", "2").out()).contains("No orders.");
    assertThat(run("shipments", "list").out()).isEqualToIgnoringNewLines("No shipments.");
  }

  private static JsonNode answer(String path) {
    return resolved(
        resolved(document.at("/paths").path(path).at("/get/responses/200"))
            .path("content")
            .path("application/json")
            .path("schema"));
  }

  private static List<String> parameters(String path) {
    var names = new ArrayList<String>();
    for (var parameter : document.at("/paths").path(path).at("/get/parameters")) {
      names.add(resolved(parameter).path("name").asText());
    }
    return names;
  }

  /// Every answer may have warnings.
  private static boolean holdsList(JsonNode answer) {
    return fields(answer).entrySet().stream()
        .filter(field -> !field.getKey().equals("warnings"))
        .anyMatch(field -> resolved(field.getValue()).path("type").asText().equals("array"));
  }

  private static Map<String, JsonNode> fields(JsonNode schema) {
    var fields = new LinkedHashMap<String, JsonNode>();
    for (var part : List.of("allOf", "anyOf", "oneOf")) {
      for (var one : schema.path(part)) {
        fields.putAll(fields(resolved(one)));
      }
    }
    fields.putAll(
        schema.path("properties").properties().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    return fields;
  }

  private static JsonNode resolved(@Nullable JsonNode described) {
    var schema = Objects.requireNonNull(described);
    var to = schema.path("$ref").asText();
    return to.isEmpty() ? schema : resolved(document.at(to.substring(1)));
  }

  private static Run run(String... command) {
    var all = new ArrayList<>(List.of(command));
    all.addAll(List.of("--data", directory.toString()));
    return Run.of(all.toArray(String[]::new));
  }

  private static JsonNode json(Run run) {
    return JsonText.parse(run.out().getBytes(UTF_8));
  }
}
