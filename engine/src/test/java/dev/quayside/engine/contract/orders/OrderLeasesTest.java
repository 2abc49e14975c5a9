package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.event.Topic;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Orders in hand (docs/api/orders.md), with two engines on one database.
@TestInstance(Lifecycle.PER_CLASS)
class OrderLeasesTest {

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Path folder;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private ServedEngine deskA;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private ServedEngine deskB;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Api a;

  @SuppressWarnings("NullAway.Init") // start() sets it
  private Api b;

  /// For tests on another database than the default.
  EngineOptions on(EngineOptions options) {
    return options;
  }

  @BeforeAll
  void start(@TempDir Path directory) {
    folder = directory;
    deskA = open(directory, "Desk A");
    deskB = open(directory, "Desk B");
    a = Api.of(deskA.sandbox()).key(deskA.key("demo", Role.ADMIN));
    b = Api.of(deskB.sandbox()).key(deskB.key("demo", Role.ADMIN));
  }

  private ServedEngine open(Path directory, String name) {
    var options =
        ServedEngine.engineOptions(directory.resolve("data"))
            .withOwnFolder(directory.resolve(name))
            .atStation(name);
    return ServedEngine.open(on(options), ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
  }

  @AfterAll
  void stop() {
    deskA.close();
    deskB.close();
  }

  private JsonNode order() {
    var made =
        a.post(
            "/v1/orders",
            "{\"reference\":\"%s\",\"to\":%s,\"items\":[{\"name\":\"Mug\"}],\"parcel\":%s}"
                .formatted(UUID.randomUUID(), ShopTest.TO, ShopTest.PARCEL));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json();
  }

  @Test
  void whatOneDeskHasInHandTheOthersSeeAndTakeOverOnlyOnPurpose() {
    var order = order();
    assertThat(order.get("lease").isNull()).isTrue();
    var path = "/v1/orders/" + order.get("id").asText();
    var taken = a.post(path + "/lease");
    assertThat(taken.status()).as(taken.text()).isEqualTo(200);
    var lease = taken.json().get("lease");
    assertThat(lease.get("station").asText()).isEqualTo("Desk A");
    assertThat(lease.get("user").isNull()).isTrue();
    assertThat(Instant.parse(lease.get("expiresAt").asText()))
        .isBetween(Instant.now().plusSeconds(60), Instant.now().plus(Duration.ofSeconds(125)));
    assertThat(b.get(path).json().at("/lease/station").asText()).isEqualTo("Desk A");
    assertThat(a.post(path + "/lease").status()).as("renewed").isEqualTo(200);

    var refused = b.post(path + "/lease", "{}");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.code()).isEqualTo("ORDER_LEASED");
    assertThat(refused.message()).contains("Desk A");
    var label =
        "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\"}".formatted(ShopTest.FROM);
    var bought = b.post(path + "/labels", label);
    assertThat(bought.code()).as(bought.text()).isEqualTo("ORDER_LEASED");
    assertThat(b.get(path).json().get("status").asText()).as("it did not fail").isEqualTo("open");
    assertThat(b.send("DELETE", path + "/lease").code()).isEqualTo("ORDER_LEASED");

    var over = b.post(path + "/lease", "{\"takeOver\":true}");
    assertThat(over.json().at("/lease/station").asText()).isEqualTo("Desk B");
    assertThat(a.post(path + "/lease").code()).isEqualTo("ORDER_LEASED");
    var sold = b.post(path + "/labels", label).json();
    assertThat(sold.at("/boughtBy/station").asText()).isEqualTo("Desk B");
    var stored = a.get("/v1/labels/" + sold.get("id").asText()).json();
    assertThat(stored.at("/boughtBy/station").asText()).isEqualTo("Desk B");
    var noted = a.get("/v1/audit?subject=" + sold.get("shipmentId").asText()).json();
    assertThat(noted.at("/data/0/station").asText()).isEqualTo("Desk B");
    assertThat(b.send("DELETE", path + "/lease").status()).isEqualTo(204);
    assertThat(b.send("DELETE", path + "/lease").status()).isEqualTo(204);
    assertThat(a.get(path).json().get("lease").isNull()).isTrue();
    assertThat(a.post("/v1/orders/ord_none/lease").code()).isEqualTo("NOT_FOUND");
    assertThat(a.send("DELETE", "/v1/orders/ord_none/lease").code()).isEqualTo("NOT_FOUND");
  }

  /// On a folder's own database no second desk works.
  @Test
  @EnabledIfSystemProperty(named = "quayside.postgres", matches = "true")
  void everyDeskHearsWhoHasAnOrderInHand() {
    var workspace = deskB.engine().accounts().workspaces().bySlug("demo").orElseThrow().id();
    var heard = new CopyOnWriteArrayList<String>();
    try (var _ =
        deskB
            .engine()
            .eventFeeds()
            .live()
            .listen(
                workspace,
                changes ->
                    changes.stream()
                        .filter(each -> each.topic() == Topic.ORDER_CHANGED)
                        .forEach(each -> heard.addAll(each.ids())))) {
      var id = order().get("id").asText();
      await().until(() -> Collections.frequency(heard, id) == 1);
      a.post("/v1/orders/" + id + "/lease");
      await().until(() -> Collections.frequency(heard, id) == 2);
      a.post("/v1/orders/" + id + "/lease");
      a.send("DELETE", "/v1/orders/" + id + "/lease");
      await().until(() -> Collections.frequency(heard, id) == 3);
    }
  }

  @Test
  void aCheckGoesOnAtAnotherDeskWithWhatIsCounted() {
    a.put("/v1/pack-check", "{\"required\":\"always\"}");
    try {
      var body = "{\"reference\":\"%s\",\"to\":%s,\"items\":[{\"sku\":\"JUG-1\",\"quantity\":3}]}";
      var order = a.post("/v1/orders", body.formatted(UUID.randomUUID(), ShopTest.TO)).json();
      var path = "/v1/orders/" + order.get("id").asText();
      var check = "/v1/checks/" + a.post(path + "/checks").json().get("id").asText();
      var scan = "{\"code\":\"JUG-1\"}";
      assertThat(a.post(check + "/scans", scan).json().get("result").asText()).isEqualTo("counted");
      assertThat(b.get(check).json().at("/lines/0/counted").asInt()).isEqualTo(1);
      assertThat(b.post(check + "/scans", scan).code()).isEqualTo("ORDER_LEASED");
      assertThat(b.post(path + "/checks").code()).isEqualTo("ORDER_LEASED");
      b.post(path + "/lease", "{\"takeOver\":true}");
      assertThat(b.post(path + "/checks").json().at("/lines/0/counted").asInt())
          .as("as they are")
          .isEqualTo(1);
      assertThat(b.post(check + "/scans", scan).json().at("/check/lines/0/counted").asInt())
          .isEqualTo(2);
      assertThat(a.post(check + "/scans", scan).code()).isEqualTo("ORDER_LEASED");
      var last = b.post(check + "/scans", scan).json();
      assertThat(last.get("result").asText()).isEqualTo("complete");
      assertThat(last.at("/check/status").asText()).isEqualTo("passed");
      var label =
          "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":%s}"
              .formatted(ShopTest.FROM, ShopTest.PARCEL);
      assertThat(b.post(path + "/labels", label).status()).isEqualTo(201);
    } finally {
      a.put("/v1/pack-check", "{\"required\":\"never\"}");
    }
  }

  @Test
  void anotherKeyAtTheSameDeskIsAnotherHolder() {
    var path = "/v1/orders/" + order().get("id").asText();
    a.post(path + "/lease");
    var other = Api.of(deskA.sandbox()).key(deskA.key("demo", Role.OPERATOR));
    assertThat(other.post(path + "/lease").code()).isEqualTo("ORDER_LEASED");
  }

  @Test
  void aLeaseEndsWithItsDesk() {
    var path = "/v1/orders/" + order().get("id").asText();
    var deskC = open(folder, "Desk C");
    try {
      Api.of(deskC.sandbox()).key(deskC.key("demo", Role.ADMIN)).post(path + "/lease");
      assertThat(a.get(path).json().at("/lease/station").asText()).isEqualTo("Desk C");
    } finally {
      deskC.close();
    }
    await().until(() -> a.get(path).json().get("lease").isNull());
    assertThat(a.post(path + "/lease").status()).isEqualTo(200);
  }

  /// The unfinished form, the watched folder and the like.
  @Test
  void whatADeskKeepsForItselfNoOtherDeskOverwrites() {
    record Draft(String name) {}
    var caller = deskA.engine().accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
    var ofA = deskA.engine().installation().deskSettings();
    var ofB = deskB.engine().installation().deskSettings();
    deskA.engine().installation().settings().keep(caller, "draft", new Draft("before desks"));
    assertThat(ofA.find(caller, "draft", Draft.class)).contains(new Draft("before desks"));
    assertThat(ofB.find(caller, "draft", Draft.class)).isEmpty();
    ofA.keep(caller, "draft", new Draft("of A"));
    ofB.keep(caller, "draft", new Draft("of B"));
    assertThat(ofA.find(caller, "draft", Draft.class)).contains(new Draft("of A"));
    assertThat(ofB.find(caller, "draft", Draft.class)).contains(new Draft("of B"));
  }
}
