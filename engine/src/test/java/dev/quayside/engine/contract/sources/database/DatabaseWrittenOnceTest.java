package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork.State;
import dev.quayside.engine.source.doubles.database.Erp;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A number is written into a shop's own tables once, and taken out of them once, whatever is lost
/// on the way; and one key makes one order.
public class DatabaseWrittenOnceTest extends DatabaseTest {

  static final String TABLE =
      """
      create table erp_order (ord_no integer primary key, ship_name varchar(40), address1 varchar(60),
        city varchar(20), state char(2), zip varchar(10), tracking varchar(40),
        writes integer default 0, voids integer default 0)""";

  public static final String COUNTED =
      "update erp_order set writes = writes + 1, tracking = :trackingNumber where ord_no = :key";

  private static final String UNDONE =
      "update erp_order set voids = voids + 1, tracking = null where ord_no = :reference";

  public static void rows(Erp erp, int most) {
    erp.run(TABLE);
    for (int number = 1; number <= most; number++) {
      erp.run(
          "insert into erp_order (ord_no, ship_name, address1, city, state, zip)"
              + " values (%d, 'Ann', '350 5th Ave', 'New York', 'NY', '10118')".formatted(number));
    }
  }

  private static String count(Erp erp, String what, int number) {
    return String.valueOf(erp.text("select " + what + " from erp_order where ord_no = " + number));
  }

  private static Map<String, String> queries(boolean looked) {
    var queries = new HashMap<>(Map.of("byKey", BY_KEY, "shipped", COUNTED, "voided", UNDONE));
    if (looked) {
      queries.put("found", FOUND);
    }
    return queries;
  }

  /// An order whose number is in the tables.
  private record Told(JsonNode order, JsonNode label) {}

  private Told told(int number) {
    var order = found(Integer.toString(number));
    var label = bought(order);
    awaitPostBack(order, "done");
    return new Told(order, label);
  }

  @Test
  void aLostAnswerToAVoidIsLookedUpAndNotRepeated() {
    var address = PostgresServer.emptyDatabase();
    var erp = postgres(address);
    rows(erp, 2);
    try (var network = new TroubledNetwork(address)) {
      var far = postgres(network.address(""));
      var source = source("ERP", far, queries(true), "");
      var first = told(1);
      var second = told(2);
      network.be(State.LOSES_A_COMMIT);
      cancel(first.label());
      awaitPostBack(first.order(), "withdrawn");
      assertThat(count(erp, "voids", 1)).isEqualTo("1");

      api.patch(SOURCES + "/" + source, "{\"queries\":{\"found\":\"\"}}");
      network.be(State.LOSES_A_COMMIT);
      cancel(second.label());
      awaitPostBack(second.order(), "refused");
      assertThat(count(erp, "voids", 2)).as("never blindly").isEqualTo("1");
      assertThat(order(second.order()).at("/origin/postBacks/0/error").asText())
          .contains("take it out");
    }
  }

  /// The server goes on with a COMMIT whose asker is gone.
  @Test
  void aCommitThatIsStillUnderWayIsWaitedFor() {
    var address = PostgresServer.emptyDatabase();
    var erp = postgres(address);
    rows(erp, 1);
    erp.run(
        "create function slow() returns trigger language plpgsql as"
            + " 'begin perform pg_sleep(3); return null; end'",
        "create constraint trigger slow after update on erp_order deferrable initially deferred"
            + " for each row execute function slow()");
    try (var network = new TroubledNetwork(address)) {
      source("ERP", postgres(network.address("")), queries(true), "");
      var order = found("1");
      bought(order);
      var committing =
          "select count(*) from pg_stat_activity where datname = current_database()"
              + " and application_name = 'Quayside' and state = 'active' and query = 'COMMIT'";
      await().until(() -> !"0".equals(erp.text(committing)));
      network.be(State.CUT);
      network.be(State.WELL);
      awaitPostBack(order, "done");
      await().until(() -> "0".equals(erp.text(committing)));
      assertThat(count(erp, "writes", 1)).isEqualTo("1");
    }
  }

  /// Nothing was written, so nothing is in doubt.
  @Test
  void aStatementThatWasRefusedIsMendedAndTriedAgain() {
    var erp = sqlite("mended.db");
    rows(erp, 1);
    var queries = queries(false);
    queries.put("shipped", COUNTED.replace("writes + 1", "wrote + 1"));
    queries.put("voided", UNDONE.replace("voids + 1", "voided + 1"));
    var source = source("ERP", erp, queries, "");
    var order = found("1");
    var label = bought(order);
    awaitPostBack(order, "refused");
    api.patch(SOURCES + "/" + source, "{\"queries\":" + json(Map.of("shipped", COUNTED)) + "}");
    assertThat(api.post(SOURCES + "/" + source + "/post-backs", "{}").status()).isEqualTo(202);
    awaitPostBack(order, "done");
    cancel(label);
    awaitPostBack(order, "refused");
    api.patch(SOURCES + "/" + source, "{\"queries\":" + json(Map.of("voided", UNDONE)) + "}");
    assertThat(api.post(SOURCES + "/" + source + "/post-backs", "{}").status()).isEqualTo(202);
    awaitPostBack(order, "withdrawn");
    assertThat(count(erp, "writes", 1)).isEqualTo("1");
    assertThat(count(erp, "voids", 1)).isEqualTo("1");
  }

  @Test
  void aKeyThatTwoShopsKnowIsOneOrder() {
    var erp = postgres();
    rows(erp, 6);
    source("ERP", erp, queries(true), "");
    source("Warehouse", erp, queries(true), "");
    for (int number = 1; number <= 6; number++) {
      var key = Integer.toString(number);
      var answers =
          Stream.of(1, 2, 3, 4)
              .map(_ -> CompletableFuture.supplyAsync(() -> lookup(key)))
              .toList()
              .stream()
              .map(CompletableFuture::join)
              .toList();
      assertThat(answers.stream().map(Api.Response::status)).containsOnlyOnce(201);
      assertThat(answers.stream().map(each -> each.json().get("id").asText()).distinct())
          .hasSize(1);
    }
  }
}
