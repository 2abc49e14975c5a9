package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.TroubledNetwork;
import dev.quayside.engine.source.doubles.database.Erp;
import dev.quayside.engine.source.doubles.database.FirebirdServer;
import dev.quayside.engine.source.doubles.database.MariadbServer;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// A scan finds the order in the shop's own tables, and its number goes back into them once.
class DatabaseLinkTest extends DatabaseTest {

  /// With a number for a key, padded texts, and decimals that a text could be read two ways.
  private static void table(Erp erp, String more) {
    erp.run(
        """
        create table erp_order (ord_no integer primary key, ship_name char(40), address1 varchar(60),
          city char(20), state char(2), zip char(10), country char(2), weight_lb decimal(9,3),
          email varchar(60), tracking varchar(40)%s)\
        """
            .formatted(more));
  }

  private static void row(Erp erp, int number) {
    erp.run(
        """
        insert into erp_order (ord_no, ship_name, address1, city, state, zip, country, weight_lb, email)
        values (%d, 'Zoë Müller', '350 5th Ave', 'New York', 'NY', '10118', 'US', 1.250, '')\
        """
            .formatted(number));
  }

  private static void drop(Erp erp) {
    try {
      erp.run("drop table erp_order");
    } catch (IllegalStateException notThere) {
      // the first time
    }
  }

  private void roundTrip(Erp erp) {
    drop(erp);
    table(erp, "");
    row(erp, 1001);
    row(erp, 0);
    var source = source(erp);
    var preview = preview(source, "1001");
    assertThat(preview.get("refused").isNull()).as(preview.toString()).isTrue();
    assertThat(preview.get("rows")).hasSize(1);
    assertThat(preview.at("/order/reference").asText()).isEqualTo("1001");
    assertThat(preview.get("order").has("id")).isFalse();
    assertThat(preview.at("/order/parcel/weightOz").decimalValue())
        .as("1.250 lb, not 1,250")
        .isEqualByComparingTo("20");
    assertThat(api.get("/v1/orders?sourceId=" + source).json().get("data")).isEmpty();
    var order = found("1001");
    assertThat(order.at("/to/name").asText()).isEqualTo("Zoë Müller");
    assertThat(order.at("/to/city").asText()).isEqualTo("New York");
    assertThat(order.get("status").asText()).isEqualTo("open");
    assertThat(order.at("/origin/externalId").asText()).isEqualTo("1001");
    assertThat(order.at("/origin/key").asText()).isEqualTo("1001");
    assertThat(lookup("1001").status()).isEqualTo(200);
    assertThat(lookup(" 1001 ").status()).isEqualTo(200);
    for (var other :
        List.of("1002", "abc", "1001abc", "10 01", "9".repeat(30), "1001' or '1'='1")) {
      assertThat(lookup(other).status()).as(other).isEqualTo(404);
    }
    var label = bought(order);
    awaitPostBack(order, "done");
    var tracking = "select tracking from erp_order where ord_no = 1001";
    assertThat(erp.text(tracking)).isEqualTo(number(label));
    assertThat(erp.text("select count(*) from erp_order where tracking is not null"))
        .isEqualTo("1");
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(erp.text(tracking)).isNull();
    drop(erp);
  }

  @Test
  void aScanFindsTheOrderAndItsNumberGoesBackInPostgresql() {
    roundTrip(postgres());
  }

  @Test
  void aScanFindsTheOrderAndItsNumberGoesBackInMariadb() {
    roundTrip(MariadbServer.erp());
  }

  @Test
  void aScanFindsTheOrderAndItsNumberGoesBackInFirebird() {
    roundTrip(FirebirdServer.erp());
  }

  @Test
  void aScanFindsTheOrderAndItsNumberGoesBackInAFile() {
    roundTrip(sqlite("shop.db"));
  }

  @Test
  void aFunctionThatWritesWritesNothing() {
    var postgres = postgres();
    table(postgres, "");
    row(postgres, 1);
    postgres.run(
        "create function grab(n integer) returns integer language plpgsql as"
            + " 'begin update erp_order set tracking = ''x'' where ord_no = n; return n; end'");
    var mariadb = MariadbServer.erp();
    drop(mariadb);
    table(mariadb, "");
    row(mariadb, 1);
    mariadb.run(
        "create or replace function grab(n integer) returns integer modifies sql data begin"
            + " update erp_order set tracking = 'x' where ord_no = n; return n; end");
    var firebird = FirebirdServer.erp();
    drop(firebird);
    table(firebird, "");
    row(firebird, 1);
    firebird.run(
        "create or alter function grab(n integer) returns integer as begin"
            + " update erp_order set tracking = 'x' where ord_no = :n; return n; end");
    for (var erp : List.of(postgres, mariadb, firebird)) {
      var source =
          source(
              "Writes",
              erp,
              Map.of("byKey", "select * from erp_order where ord_no = grab(:key)"),
              "");
      var preview = api.post(SOURCES + "/" + source + "/preview", "{\"key\":\"1\"}");
      assertThat(preview.status()).as(preview.text()).isEqualTo(400);
      assertThat(lookup("1").status()).as(erp.url()).isEqualTo(502);
      assertThat(erp.text("select tracking from erp_order")).isNull();
      api.send("DELETE", SOURCES + "/" + source);
    }
    firebird.run("drop function grab");
    drop(firebird);
    drop(mariadb);
  }

  @Test
  void aLostCommitIsLookedUpAndNotRepeated() {
    var address = PostgresServer.emptyDatabase();
    var erp = postgres(address);
    table(erp, ", writes integer default 0");
    row(erp, 7);
    row(erp, 8);
    try (var network = new TroubledNetwork(address)) {
      var far = postgres(network.address(""));
      var counting =
          "update erp_order set writes = writes + 1, tracking = :trackingNumber where ord_no ="
              + " :key";
      var source =
          source("ERP", far, Map.of("byKey", BY_KEY, "shipped", counting, "found", FOUND), "");
      var order = found("7");
      network.be(TroubledNetwork.State.LOSES_A_COMMIT);
      var label = bought(order);
      awaitPostBack(order, "done");
      assertThat(erp.text("select tracking from erp_order where ord_no = 7"))
          .isEqualTo(number(label));
      assertThat(erp.text("select writes from erp_order where ord_no = 7")).isEqualTo("1");

      api.patch(SOURCES + "/" + source, "{\"queries\":{\"found\":\"\"}}");
      var second = found("8");
      network.be(TroubledNetwork.State.LOSES_A_COMMIT);
      bought(second);
      awaitPostBack(second, "refused");
      assertThat(erp.text("select writes from erp_order where ord_no = 8"))
          .as("never blindly")
          .isEqualTo("1");

      network.be(TroubledNetwork.State.CUT);
      assertThat(lookup("7").status()).as("here already").isEqualTo(200);
      var gone = lookup("99");
      assertThat(gone.status()).isEqualTo(502);
      assertThat(gone.json().at("/error/code").asText()).isEqualTo("SOURCE_UNAVAILABLE");
      network.be(TroubledNetwork.State.SILENT);
      long begun = System.nanoTime();
      assertThat(lookup("98").status()).isEqualTo(502);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(20));
    }
  }

  /// The server was started anew, or a firewall ended what stood still: a packer hears nothing of
  /// it, and a write that could not be looked up is no case of doubt.
  @Test
  void connectionsThatAreGoneAreReplaced() {
    var address = PostgresServer.emptyDatabase();
    var erp = postgres(address);
    table(erp, "");
    row(erp, 7);
    row(erp, 8);
    try (var network = new TroubledNetwork(address)) {
      source("ERP", postgres(network.address("")), Map.of("byKey", BY_KEY, "shipped", SHIPPED), "");
      var order = found("7");
      endsAll(network);
      assertThat(found("8").get("reference").asText()).isEqualTo("8");
      endsAll(network);
      var label = bought(order);
      awaitPostBack(order, "done");
      assertThat(erp.text("select tracking from erp_order where ord_no = 7"))
          .isEqualTo(number(label));
    }
  }

  private static void endsAll(TroubledNetwork network) {
    network.be(TroubledNetwork.State.CUT);
    network.be(TroubledNetwork.State.WELL);
  }

  @Test
  void aLockedTableIsGivenUpAndTheNumberFollows() throws SQLException {
    var erp = postgres();
    table(erp, "");
    row(erp, 5);
    row(erp, 6);
    source(erp);
    var order = found("5");
    var other = sqlite("other.db");
    table(other, "");
    row(other, 77);
    source("File", other, Map.of("byKey", BY_KEY), "");
    try (var connection = erp.open()) {
      connection.setAutoCommit(false);
      connection.createStatement().execute("lock table erp_order in access exclusive mode");
      long begun = System.nanoTime();
      assertThat(lookup("77").status()).as("another knows it").isEqualTo(201);
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(4));
      var label = bought(order);
      begun = System.nanoTime();
      assertThat(lookup("6").status()).isEqualTo(502);
      assertThat(Duration.ofNanos(System.nanoTime() - begun))
          .isBetween(Duration.ofSeconds(4), Duration.ofSeconds(20));
      assertThat(order(order).at("/origin/postBacks/0/status").asText()).isEqualTo("waiting");
      assertThat(
              PostgresServer.texts(
                  new PostgresAddress(erp.admin(), null),
                  "select count(*) from pg_stat_activity where application_name = 'Quayside'"
                      + " and datname = current_database()"))
          .allMatch(count -> Integer.parseInt(count) <= 2);
      connection.rollback();
      awaitPostBack(order, "done");
      assertThat(erp.text("select tracking from erp_order where ord_no = 5"))
          .isEqualTo(number(label));
    }
  }

  @Test
  void oneWriteTouchesOneRow() {
    var erp = sqlite("rows.db");
    table(erp, "");
    row(erp, 1);
    row(erp, 2);
    var source =
        source(
            "ERP",
            erp,
            Map.of(
                "byKey",
                BY_KEY,
                "shipped",
                "update erp_order set tracking = :trackingNumber where :reference <> ''"),
            "");
    var order = found("1");
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(erp.texts("select tracking from erp_order where tracking is not null")).isEmpty();
    api.patch(
        SOURCES + "/" + source,
        "{\"queries\":{\"shipped\":\"update erp_order set tracking = :trackingNumber"
            + " where ord_no = -1 and :reference <> ''\"}}");
    var other = found("2");
    bought(other);
    awaitPostBack(other, "done");
    assertThat(order(other).at("/origin/warnings").findValuesAsText("code"))
        .containsExactly("NOT_WRITTEN");
  }

  @Test
  void twoDesksMakeOneOrder() {
    var erp = postgres();
    table(erp, "");
    for (int number = 1; number <= 6; number++) {
      row(erp, number);
    }
    source(erp);
    for (int number = 1; number <= 6; number++) {
      var key = Integer.toString(number);
      var both =
          Stream.of(1, 2, 3, 4).map(_ -> CompletableFuture.supplyAsync(() -> lookup(key))).toList();
      var answers = both.stream().map(CompletableFuture::join).toList();
      assertThat(answers.stream().map(Api.Response::status)).containsOnlyOnce(201);
      assertThat(answers.stream().map(each -> each.json().get("id").asText()).distinct())
          .hasSize(1);
    }
  }

  @Test
  void aListIsPulledByTheDatabasesOwnClock() {
    var erp = postgres();
    table(erp, ", changed timestamptz default now()");
    row(erp, 1);
    row(erp, 2);
    erp.run(
        "insert into erp_order (ord_no, ship_name, address1) values (3, 'No Zip', '1 Main St')");
    var source =
        source(
            "ERP",
            erp,
            Map.of(
                "byKey",
                BY_KEY,
                "list",
                "select * from erp_order where changed > :since order by ord_no"),
            "");
    var sync = synced(source);
    assertThat(sync.get("status").asText()).as(sync.toString()).isEqualTo("done");
    assertThat(sync.get("created").asInt()).isEqualTo(3);
    var held = api.get("/v1/orders?sourceId=" + source + "&externalId=3").json().at("/data/0");
    assertThat(held.get("status").asText()).as(held.toString()).isEqualTo("held");
    var first = api.get("/v1/orders?sourceId=" + source + "&externalId=1").json().at("/data/0");
    assertThat(first.at("/origin/key").asText()).isEqualTo("1");
    var again = synced(source);
    assertThat(again.get("unchanged").asInt()).as(again.toString()).isEqualTo(3);
    assertThat(again.get("updated").asInt()).isZero();
    assertThat(order(first).toString()).as("nothing is changed").isEqualTo(first.toString());
    erp.run("update erp_order set city = 'Albany', changed = now() where ord_no = 1");
    assertThat(synced(source).get("updated").asInt()).isEqualTo(1);
  }
}
