package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.rates.RatesTest;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What holds for every shop, whatever it does: seeded, with the seed in the message.
class ShopPropertiesTest extends SandboxTest {

  private static final List<String> SERVICES =
      List.of(
          "ups ups_ground",
          "ups ups_2nd_day_air",
          "usps PRIORITY_MAIL",
          "fedex GROUND_HOME_DELIVERY");
  private static final List<String> ZIPS = List.of("10118", "60614", "75201");

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void pagesAreNewestFirstAndCountWhatTheyHold(long seed) {
    var random = new Random(seed);
    var bought = new ArrayList<JsonNode>();
    for (int i = 0; i < 23; i++) {
      var service = SERVICES.get(random.nextInt(SERVICES.size())).split(" ");
      bought.add(made(api.post("/v1/labels", order(service[0], service[1], ""))));
      if (random.nextInt(3) == 0) {
        cancel(bought.get(random.nextInt(bought.size())));
      }
    }
    Collections.reverse(bought);
    for (String narrowed :
        List.of(
            "",
            "&carrier=ups",
            "&status=cancelled",
            "&carrier=usps&status=created",
            "&service=ups_ground",
            "&status=pending",
            "&createdAfter=2026-01-01T00:00:00Z")) {
      int size = 1 + random.nextInt(9);
      var listed = new ArrayList<JsonNode>();
      JsonNode pagination;
      int page = 0;
      do {
        var answer = api.get("/v1/labels?pageSize=" + size + "&page=" + ++page + narrowed).json();
        answer.get("data").forEach(listed::add);
        pagination = answer.get("pagination");
      } while (page < pagination.get("totalPages").asInt());
      var expected = bought.stream().map(label -> label.get("id").asText()).toList();
      var ids = listed.stream().map(label -> label.get("id").asText()).toList();
      assertThat(ids)
          .as("seed %d %s", seed, narrowed)
          .isEqualTo(expected.stream().filter(ids::contains).toList())
          .hasSize(pagination.get("totalCount").asInt());
      assertThat(listed).as("seed %d %s", seed, narrowed).allMatch(falls(narrowed));
      if (narrowed.isEmpty() || narrowed.startsWith("&createdAfter")) {
        assertThat(ids).as("seed %d %s", seed, narrowed).isEqualTo(expected);
      }
    }
  }

  /// What is bought while somebody turns pages pushes older labels back, and loses none of them.
  @Test
  void turningPagesWhileOthersBuyLosesNothing() {
    var before = new ArrayList<String>();
    for (int i = 0; i < 9; i++) {
      before.add(label().get("id").asText());
    }
    var seen = new ArrayList<String>();
    for (int page = 1; page <= 6; page++) {
      api.get("/v1/labels?pageSize=3&page=" + page)
          .json()
          .get("data")
          .forEach(label -> seen.add(label.get("id").asText()));
      if (page <= 3) {
        label();
      }
    }
    assertThat(seen).containsAll(before);
    assertThat(seen.stream().distinct().toList()).isSortedAccordingTo(Collections.reverseOrder());
  }

  @Test
  void theWalletIsNeverOverdrawnByPurchasesAtOnce() throws Exception {
    // heavy by air, so that a dozen cost more than the play money
    var dear = order("ups", "ups_next_day_air", "").replace("18.5", "400");
    var price = made(api.post("/v1/labels", dear)).at("/rate/amount").decimalValue();
    var left = api.get("/v1/wallet").json().get("available").decimalValue();
    int affordable = left.divideToIntegralValue(price).intValueExact();
    assertThat(affordable).isBetween(1, 11);
    var answers = atOnce(12, () -> api.post("/v1/labels", dear));
    assertThat(answers.stream().filter(answer -> answer.status() == 201)).hasSize(affordable);
    assertThat(answers.stream().filter(answer -> answer.status() == 402)).hasSize(12 - affordable);
    var wallet = api.get("/v1/wallet").json();
    assertThat(wallet.get("balance").decimalValue()).isNotNegative().isLessThan(price);
    assertThat(wallet.get("held").decimalValue()).isZero();
    var sum = BigDecimal.ZERO;
    for (int page = 1; page <= 2; page++) {
      for (JsonNode entry :
          api.get("/v1/wallet/transactions?pageSize=100&page=" + page).json().get("data")) {
        sum = sum.add(entry.get("amount").decimalValue());
      }
    }
    assertThat(sum).as("the ledger").isEqualByComparingTo(wallet.get("balance").decimalValue());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/labels", "/v1/rates"})
  void oneKeyUsedAtOnceHasOneEffect(String path) throws Exception {
    var keyed = api.with("Idempotency-Key", "at once " + path).with("Prefer", "respond-async");
    var body = path.equals("/v1/labels") ? order() : rateRequest();
    var answers = atOnce(8, () -> keyed.post(path, body));
    assertThat(answers).extracting(Api.Response::text).containsOnly(answers.getFirst().text());
    assertThat(answers.stream().filter(each -> each.header("Idempotent-Replayed").isEmpty()))
        .hasSize(1);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt())
        .isEqualTo(path.equals("/v1/labels") ? 1 : 0);
  }

  @Test
  void nothingOfOneWorkspaceIsSeenFromAnother() {
    var rate = api.post("/v1/rates", rateRequest()).json();
    var label = made(api.with("Idempotency-Key", "mine").post("/v1/labels", order()));
    var hook =
        made(
            api.post(
                "/v1/webhooks",
                "{\"url\":\"http://127.0.0.1:9/\",\"events\":[\"label.created\"]}"));
    var other = as(served.workspace(workspace.slug() + "-other"), Role.ADMIN);
    for (String path :
        List.of(
            "/v1/labels/" + label.get("id").asText(),
            "/v1/labels/" + label.get("id").asText() + "/download",
            "/v1/shipments/" + label.get("shipmentId").asText(),
            "/v1/tracking/" + number(label),
            "/v1/webhooks/" + hook.get("id").asText(),
            "/v1/webhooks/" + hook.get("id").asText() + "/deliveries",
            "/v1/rates/requests/" + rate.get("id").asText())) {
      assertThat(other.get(path).status()).as(path).isEqualTo(404);
    }
    for (String path : List.of("/v1/labels", "/v1/shipments", "/v1/webhooks")) {
      assertThat(other.get(path).json().at("/pagination/totalCount").asInt()).as(path).isZero();
    }
    var rateId = rate.at("/rates/0/id").asText();
    assertThat(other.post("/v1/labels", "{\"rateId\":\"" + rateId + "\"}").code())
        .isEqualTo("RATE_NOT_FOUND");
    assertThat(other.post("/v1/labels/" + label.get("id").asText() + "/cancel").status())
        .isEqualTo(404);
    var theirs = made(other.with("Idempotency-Key", "mine").post("/v1/labels", order()));
    assertThat(theirs.get("id")).isNotEqualTo(label.get("id"));
    assertThat(api.get("/v1/wallet").json()).isEqualTo(other.get("/v1/wallet").json());
  }

  /// Savings against a model kept by hand, in two shops that buy in turn.
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void savingsAreWhatTheOffersSay(long seed) {
    var random = new Random(seed);
    var other = as(served.workspace(workspace.slug() + "-other"), Role.ADMIN);
    var models =
        Map.of(api, new TreeMap<String, BigDecimal>(), other, new TreeMap<String, BigDecimal>());
    for (var shop : models.keySet()) {
      made(shop.post("/v1/wallet/deposits", "{\"amount\":20000,\"currency\":\"USD\"}"));
    }
    for (int i = 0; i < 14; i++) {
      var shop = random.nextBoolean() ? api : other;
      var zip = ZIPS.get(random.nextInt(ZIPS.size()));
      var to = TO.replace("10118", zip).replace("New York", "Town").replace("NY", state(zip));
      var offers =
          RatesTest.list(shop.post("/v1/rates", rateRequest().replace(TO, to)).json().get("rates"));
      var chosen = offers.get(random.nextInt(offers.size()));
      var bought =
          made(shop.post("/v1/labels", "{\"rateId\":\"%s\"}".formatted(chosen.get("id").asText())));
      if (random.nextInt(5) == 0) {
        assertThat(shop.post("/v1/labels/" + bought.get("id").asText() + "/cancel").status())
            .isEqualTo(200);
      } else {
        Objects.requireNonNull(models.get(shop))
            .merge("94158→" + zip, saved(chosen, offers), BigDecimal::add);
      }
    }
    models.forEach((shop, model) -> assertSavings(seed, shop, model));
  }

  private static void assertSavings(long seed, Api shop, Map<String, BigDecimal> model) {
    var answer = shop.get("/v1/analytics/savings").json();
    var context = "seed %d: %s".formatted(seed, answer);
    var saving = new HashMap<>(model);
    saving.values().removeIf(saved -> saved.signum() == 0);
    assertThat(answer.get("lanesAnalyzed").asInt()).as(context).isEqualTo(model.size());
    assertThat(answer.get("lanesWithSavings").asInt()).as(context).isEqualTo(saving.size());
    assertThat(answer.get("totalPotentialSavings").decimalValue())
        .as(context)
        .isEqualByComparingTo(saving.values().stream().reduce(BigDecimal.ZERO, BigDecimal::add));
    var top = RatesTest.list(answer.get("topLanes"));
    assertThat(top).as(context).hasSize(saving.size());
    for (JsonNode lane : top) {
      assertThat(lane.get("estimatedSavings").decimalValue())
          .as(context)
          .isEqualByComparingTo(saving.get(lane.get("lane").asText()));
    }
    assertThat(top)
        .as(context)
        .extracting(lane -> lane.get("estimatedSavings").decimalValue())
        .isSortedAccordingTo(Collections.reverseOrder());
  }

  private static BigDecimal saved(JsonNode chosen, List<JsonNode> offers) {
    var best =
        offers.stream()
            .filter(
                offer ->
                    offer
                            .get("deliveryDate")
                            .asText()
                            .compareTo(chosen.get("deliveryDate").asText())
                        <= 0)
            .map(offer -> offer.get("amount").decimalValue())
            .min(BigDecimal::compareTo)
            .orElseThrow();
    return chosen.get("amount").decimalValue().subtract(best);
  }

  private static String state(String zip) {
    return switch (zip) {
      case "60614" -> "IL";
      case "75201" -> "TX";
      default -> "NY";
    };
  }

  private static Predicate<JsonNode> falls(String narrowed) {
    return label ->
        (!narrowed.contains("carrier=ups") || label.get("carrier").asText().equals("ups"))
            && (!narrowed.contains("carrier=usps") || label.get("carrier").asText().equals("usps"))
            && (!narrowed.contains("service=ups_ground")
                || label.get("service").asText().equals("ups_ground"))
            && (!narrowed.contains("status=cancelled")
                || label.get("status").asText().equals("cancelled"))
            && (!narrowed.contains("status=created")
                || label.get("status").asText().equals("created"));
  }

  private static JsonNode made(Api.Response response) {
    assertThat(response.status()).as(response.text()).isEqualTo(201);
    return response.json();
  }

  private static List<Api.Response> atOnce(int count, Callable<Api.Response> request)
      throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers = new ArrayList<Api.Response>();
      for (var each : threads.invokeAll(Collections.nCopies(count, request))) {
        answers.add(each.get());
      }
      return answers;
    }
  }
}
