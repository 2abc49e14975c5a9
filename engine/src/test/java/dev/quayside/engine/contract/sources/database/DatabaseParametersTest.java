package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.source.doubles.database.Erp;
import dev.quayside.engine.source.doubles.database.FirebirdServer;
import dev.quayside.engine.source.doubles.database.MariadbServer;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// All that the statements which write may name, bound as text, number or time, on each server.
class DatabaseParametersTest extends DatabaseTest {

  /// A Tuesday without holidays around it, at noon in San Francisco.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T19:00:00Z");

  private static final String SHIPPED_ALL =
      """
      update erp_label set tracking = :trackingNumber, master = :masterNumber, carrier = :carrier,
       carrier_name = :carrierName, service = :service, amount = :amount, currency = :currency,
       weight_oz = :weightOz, parcels = :parcels, parcel = :parcel, shipped_at = :shippedAt,
       ship_date = :shipDate, label_id = :labelId, person = :person, station = :station,
       looked_up = :key, voided = 0 where ord_no = :reference\
      """;

  private static final String VOIDED_ALL =
      "update erp_label set voided = 1, amount = :amount, ship_date = :shipDate where ord_no ="
          + " :reference and label_id = :labelId and tracking = :trackingNumber";

  @Override
  protected InstantSource clock() {
    return () -> TUESDAY;
  }

  private void allOf(Erp erp) {
    for (var table : new String[] {"erp_order", "erp_label"}) {
      try {
        erp.run("drop table " + table);
      } catch (IllegalStateException notThere) {
        // the first time
      }
    }
    erp.run(
        """
        create table erp_order (ord_no char(12) not null, ship_name varchar(60), address1 varchar(60),
         city char(30), state char(4), zip varchar(12), country char(2), weight_lb decimal(9,3), email varchar(60))\
        """,
        """
        create table erp_label (ord_no char(12) not null, tracking varchar(40), master varchar(40), carrier varchar(20),
         carrier_name varchar(40), service varchar(60), amount decimal(10,2), currency char(3), weight_oz decimal(10,3),
         parcels integer, parcel integer, shipped_at timestamp, ship_date date, label_id varchar(40), person varchar(60),
         station varchar(60), looked_up varchar(20), voided integer)\
        """,
        "insert into erp_order values ('SO-9', 'Bob', '350 5th Ave', 'New York', 'NY', '10118',"
            + " 'US', 1.250, null)",
        "insert into erp_label (ord_no) values ('SO-9')");
    api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":%s}".formatted(FROM));
    source(
        "ERP",
        erp,
        Map.of(
            "byKey", BY_KEY,
            "shipped", SHIPPED_ALL,
            "found",
                "select 1 from erp_label where ord_no = :reference and tracking = :trackingNumber",
            "voided", VOIDED_ALL),
        "");
    var order = found("SO-9");
    assertThat(order.get("reference").asText()).as("the padding of CHAR").isEqualTo("SO-9");
    assertThat(order.at("/to/city").asText()).isEqualTo("New York");
    assertThat(order.at("/to/email").isNull()).isTrue();
    var label = bought(order, "\"shipDate\":\"2026-03-12\"");
    awaitPostBack(order, "done");
    var shipment = api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
    assertThat(said(erp, "tracking")).isEqualTo(number(label));
    assertThat(said(erp, "carrier")).isEqualTo("ups");
    assertThat(said(erp, "carrier_name")).isEqualTo("UPS");
    assertThat(said(erp, "service")).isEqualTo("ups_ground");
    assertThat(new BigDecimal(said(erp, "amount")))
        .isEqualByComparingTo(shipment.at("/rate/amount").decimalValue());
    assertThat(said(erp, "currency")).isEqualTo("USD");
    assertThat(new BigDecimal(said(erp, "weight_oz"))).isEqualByComparingTo("20");
    assertThat(said(erp, "parcels")).isEqualTo("1");
    assertThat(said(erp, "parcel")).isEqualTo("1");
    assertThat(said(erp, "label_id")).isEqualTo(label.get("id").asText());
    assertThat(said(erp, "looked_up")).isEqualTo("SO-9");
    assertThat(said(erp, "ship_date")).startsWith("2026-03-12");
    assertThat(said(erp, "shipped_at")).contains("2026-03-1");
    assertThat(said(erp, "station")).isEqualTo(label.at("/boughtBy/station").asText());
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(said(erp, "voided")).isEqualTo("1");
    erp.run("drop table erp_order", "drop table erp_label");
  }

  private JsonNode bought(JsonNode order, String more) {
    var label =
        api.post(
            "/v1/orders/" + order.get("id").asText() + "/labels",
            "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",%s}"
                .formatted(FROM, more));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json();
  }

  private static String said(Erp erp, String column) {
    return Objects.requireNonNull(
        erp.text(
            "select cast("
                + column
                + " as char(40)) from erp_label where "
                + column
                + " is not null"),
        column);
  }

  @Test
  void inPostgresql() {
    allOf(postgres());
  }

  @Test
  void inMariadb() {
    allOf(MariadbServer.erp());
  }

  @Test
  void inFirebird() {
    allOf(FirebirdServer.erp());
  }

  @Test
  void inAFile() {
    allOf(sqlite("parameters.db"));
  }
}
