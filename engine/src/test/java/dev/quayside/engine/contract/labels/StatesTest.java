package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is done to a label, its shipment and its parcel, in any order, they are where a model
/// kept by hand says.
class StatesTest extends SandboxTest {

  private static final int STEPS = 12;
  private static final Set<String> FINAL = Set.of("delivered", "returned", "cancelled");
  private static final List<String> SCANS =
      List.of(
          "accepted",
          "in_transit",
          "out_for_delivery",
          "available_for_pickup",
          "exception",
          "delivered",
          "returned");

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 16);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void labelShipmentAndParcelFollowOneModel(long seed) {
    var random = new Random(seed);
    var usps = random.nextBoolean();
    var before = balance();
    var label =
        usps
            ? bought(order("usps", "USPS_GROUND_ADVANTAGE", ""))
            : bought(order("ups", "ups_ground", ""));
    var model = new Model(usps ? Duration.ofDays(30) : Duration.ofHours(24));
    var told = new StringBuilder("seed " + seed);
    for (int i = 0; i < STEPS; i++) {
      step(random, label, model, told);
      check(label, model, told.toString());
    }
    advance(Duration.ofDays(20).toSeconds());
    var price = label.at("/rate/amount").decimalValue();
    assertThat(balance())
        .as(told.toString())
        .isEqualByComparingTo(model.cancelled ? before : before.subtract(price));
  }

  private void step(Random random, JsonNode label, Model model, StringBuilder told) {
    switch (random.nextInt(5)) {
      case 0 -> {
        var hours = List.of(1, 11, 13, 30, 24 * 29).get(random.nextInt(5));
        told.append(", ").append(hours).append(" h pass");
        advance(Duration.ofHours(hours).toSeconds());
        model.age = model.age.plusHours(hours);
      }
      case 1, 2 -> {
        told.append(", cancel");
        var path =
            random.nextBoolean()
                ? "/v1/labels/" + label.get("id").asText()
                : "/v1/shipments/" + label.get("shipmentId").asText();
        var answer = api.post(path + "/cancel");
        assertThat(answer.status() == 200 ? "" : answer.code())
            .as(told.toString())
            .isEqualTo(model.cancel());
      }
      default -> {
        var status = SCANS.get(random.nextInt(random.nextInt(3) == 0 ? SCANS.size() : 5));
        told.append(", ").append(status);
        assertThat(scan(number(label), status, "").status()).as(told.toString()).isEqualTo(201);
        model.scan(status);
      }
    }
  }

  private void check(JsonNode label, Model model, String told) {
    var now = api.get("/v1/labels/" + label.get("id").asText()).json();
    var shipment = api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
    assertThat(now.get("status").asText())
        .as(told)
        .isEqualTo(model.cancelled ? "cancelled" : "created");
    assertThat(now.get("refund").isNull()).as(told).isEqualTo(!model.cancelled);
    assertThat(now.get("cancelledAt").isNull()).as(told).isEqualTo(!model.cancelled);
    assertThat(shipment.get("label")).as(told).isEqualTo(now);
    assertThat(shipment.get("status").asText()).as(told).isEqualTo(model.shipment());
    assertThat(tracking(number(label)).get("status").asText()).as(told).isEqualTo(model.parcel);
  }

  private JsonNode bought(String order) {
    var answer = api.post("/v1/labels", order);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  private BigDecimal balance() {
    return api.get("/v1/wallet").json().get("balance").decimalValue();
  }

  private static final class Model {
    private final Duration window;
    private Duration age = Duration.ZERO;
    private String parcel = "pre_transit";
    private boolean cancelled;

    Model(Duration window) {
      this.window = window;
    }

    /// @return the code of the refusal; "" when it is cancelled now
    String cancel() {
      if (cancelled) {
        return "LABEL_ALREADY_CANCELLED";
      }
      if (!parcel.equals("pre_transit") || age.compareTo(window) >= 0) {
        return "VOID_WINDOW_EXPIRED";
      }
      cancelled = true;
      parcel = "cancelled";
      return "";
    }

    void scan(String status) {
      if (!FINAL.contains(parcel)) {
        parcel = status;
      }
    }

    String shipment() {
      return switch (parcel) {
        case "pre_transit" -> "created";
        case "accepted", "in_transit", "out_for_delivery", "available_for_pickup" -> "in_transit";
        default -> parcel;
      };
    }
  }
}
