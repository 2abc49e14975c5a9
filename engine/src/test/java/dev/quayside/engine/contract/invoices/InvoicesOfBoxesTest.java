package dev.quayside.engine.contract.invoices;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import java.math.BigDecimal;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Invoices of shipments of several boxes, which have one price here and a line each at the
/// carrier, and of those that others pay.
class InvoicesOfBoxesTest extends ShopTest {

  private static final String HEADER = "invoice_number,tracking_number,charge,amount,weight\n";
  private static final int BOXES = 3;

  /// More than are read at once.
  private static final int MANY = 199;

  private JsonNode bought(String carrier, String service, String more) {
    var box = "{\"parcel\":" + PARCEL + "}";
    var label =
        api.post(
            "/v1/shipments",
            "{\"carrier\":\"%s\",\"service\":\"%s\",\"from\":%s,\"to\":%s,\"pieces\":[%s]%s}"
                .formatted(carrier, service, FROM, TO, String.join(",", box, box, box), more));
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return label.json();
  }

  private JsonNode taken(String carrier, String table) {
    var taken =
        api.with("Content-Type", "text/csv; charset=utf-8")
            .send("POST", "/v1/invoices?carrier=" + carrier, BodyPublishers.ofString(table));
    assertThat(taken.status()).as(taken.text()).isEqualTo(200);
    return taken.json().at("/imported/0");
  }

  private static BigDecimal price(JsonNode shipment) {
    return shipment.at("/rate/amount").decimalValue();
  }

  private static List<String> numbers(JsonNode shipment) {
    return shipment.get("pieces").findValuesAsText("trackingNumber");
  }

  /// A line for each box, all of the same amount but the last, which has what is left.
  private static List<String> lines(String invoice, JsonNode shipment) {
    var each = price(shipment).divide(BigDecimal.valueOf(BOXES), 2, java.math.RoundingMode.DOWN);
    var lines = new ArrayList<String>();
    var numbers = numbers(shipment);
    for (int i = 0; i < BOXES; i++) {
      var amount =
          i < BOXES - 1 ? each : price(shipment).subtract(each.multiply(BigDecimal.valueOf(i)));
      lines.add("%s,%s,Base,%s,2\n".formatted(invoice, numbers.get(i), amount));
    }
    return lines;
  }

  private static void assertAsBooked(JsonNode invoice, JsonNode shipment) {
    assertThat(invoice.get("booked").decimalValue()).isEqualByComparingTo(price(shipment));
    assertThat(invoice.get("difference").decimalValue()).isEqualByComparingTo("0");
    assertThat(invoice.get("differences")).as(invoice.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ups ups_ground", "fedex GROUND_HOME_DELIVERY"})
  void boxesAlikeAreNoDuplicates(String how) {
    var carrier = how.split(" ")[0];
    var shipment = bought(carrier, how.split(" ")[1], "");
    assertAsBooked(taken(carrier, HEADER + String.join("", lines("B-1", shipment))), shipment);
  }

  @Test
  void theWholePriceUnderTheMasterNumberIsAsBooked() {
    var shipment = bought("ups", "ups_ground", "");
    var master = shipment.get("masterTrackingNumber").asText();
    assertAsBooked(
        taken("ups", HEADER + "B-1,%s,Base,%s,6\n".formatted(master, price(shipment))), shipment);
  }

  @Test
  void boxesFarApartInTheFileAreOfOneShipment() {
    var shipment = bought("ups", "ups_ground", "");
    var lines = lines("B-1", shipment);
    var strangers =
        IntStream.range(0, MANY)
            .mapToObj(i -> "B-1,1Z999AA1%010d,Base,0.00,1\n".formatted(i))
            .toList();
    assertAsBooked(
        taken(
            "ups",
            HEADER
                + lines.getFirst()
                + String.join("", strangers)
                + String.join("", lines.subList(1, BOXES))),
        shipment);
  }

  @Test
  void aBoxThatIsBilledTwiceIsADuplicateOfThatBox() {
    var shipment = bought("ups", "ups_ground", "");
    var lines = lines("B-1", shipment);
    var invoice = taken("ups", HEADER + String.join("", lines) + lines.get(1));
    var once = new BigDecimal(lines.get(1).split(",")[3]);
    assertThat(invoice.get("difference").decimalValue()).isEqualByComparingTo(once);
    assertThat(invoice.at("/differences/0/kind").asText()).isEqualTo("duplicate");
    assertThat(invoice.at("/differences/0/amount").decimalValue()).isEqualByComparingTo(once);
    assertThat(invoice.get("differences")).hasSize(1);
  }

  @Test
  void theSameBoxesOnTheNextInvoiceAreDuplicatesWhole() {
    var shipment = bought("ups", "ups_ground", "");
    taken("ups", HEADER + String.join("", lines("B-1", shipment)));
    var again = taken("ups", HEADER + String.join("", lines("B-2", shipment)));
    assertThat(again.get("booked").decimalValue()).isEqualByComparingTo("0");
    assertThat(again.get("differences")).hasSize(1);
    assertThat(again.at("/differences/0/kind").asText()).isEqualTo("duplicate");
    assertThat(again.at("/differences/0/amount").decimalValue())
        .isEqualByComparingTo(price(shipment));
  }

  /// A carrier may bill the boxes on invoices of two weeks: none of them is billed twice.
  @Test
  void boxesOnTwoInvoicesAreNoDuplicates() {
    var shipment = bought("ups", "ups_ground", "");
    var lines = lines("B-1", shipment);
    taken("ups", HEADER + lines.getFirst());
    var rest = taken("ups", HEADER + (lines.get(1) + lines.get(2)).replace("B-1", "B-2"));
    assertThat(rest.get("differences").findValuesAsText("kind")).doesNotContain("duplicate");
  }

  @Test
  void whatOthersPayIsNotOursWithItsCreditsAndAdjustments() {
    var billing =
        ",\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\","
            + "\"zip\":\"10001\",\"country\":\"US\"}}";
    var shipment = bought("ups", "ups_ground", billing);
    var numbers = numbers(shipment);
    var invoice =
        taken(
            "ups",
            HEADER
                + "B-1,%s,Base,10.00,2\n".formatted(numbers.get(0))
                + "B-1,%s,Base,10.00,2\n".formatted(numbers.get(1))
                + "B-1,%s,Address correction,19.00,\n".formatted(numbers.get(2)));
    assertThat(invoice.get("booked").decimalValue()).isEqualByComparingTo("0");
    assertThat(invoice.get("differences").findValuesAsText("kind")).containsExactly("not_ours");
    assertThat(invoice.get("difference").decimalValue()).isEqualByComparingTo("39.00");
    var credit = taken("ups", HEADER + "B-2,%s,Base,-10.00,2\n".formatted(numbers.get(1)));
    assertThat(credit.get("differences").findValuesAsText("kind")).containsExactly("not_ours");
    assertThat(credit.get("difference").decimalValue()).isEqualByComparingTo("-10.00");
  }
}
