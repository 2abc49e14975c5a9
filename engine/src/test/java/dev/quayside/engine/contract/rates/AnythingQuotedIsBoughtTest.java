package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.carrier.nine.NineCarriers;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.printing.message.Message;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever is quoted is bought at its price, in any combination of what can be asked for: of nine
/// carriers in the sandbox, and over each connector from a double that holds every request to the
/// vendor's description. `-Dquayside.cases=10000` buys so many labels of each; `-Dquayside.seed`
/// begins elsewhere.
class AnythingQuotedIsBoughtTest {

  /// A Tuesday without holidays around it, at noon in New York.
  private static final Instant TUESDAY = Instant.parse("2026-03-10T16:00:00Z");

  private static final LocalDate TODAY = LocalDate.parse("2026-03-10");
  private static final int CASES = Integer.getInteger("quayside.cases", 150);
  private static final long SEED = Long.getLong("quayside.seed", 1);

  private final List<String> faults = new ArrayList<>();
  private final Map<String, Integer> bought = new TreeMap<>();
  private final Map<String, Set<String>> services = new HashMap<>();

  @Test
  void ofNineCarriersInTheSandbox(@TempDir Path directory) {
    var options = ServedEngine.engineOptions(directory, () -> TUESDAY);
    try (var served =
        ServedEngine.open(options, ServedEngine.FREE_PORTS.withRequestsPerMinute(0))) {
      var shop = served.workspace("shop");
      var api = Api.of(served.sandbox()).key(served.key(shop, Role.ADMIN));
      play(served, api, shop.ownCaller(), true);
    }
    assertThat(faults).as("of %s", bought).isEmpty();
    assertThat(bought.keySet()).hasSize(9);
  }

  @Test
  void overEachConnector(@TempDir Path directory) {
    try (var carriers = new NineCarriers()) {
      var options =
          ServedEngine.engineOptions(directory, () -> TUESDAY).withCarrierHosts(carriers.hosts());
      try (var served =
          ServedEngine.open(options, ServedEngine.FREE_PORTS.withRequestsPerMinute(0))) {
        var shop = served.engine().accounts().workspaces().bySlug("main").orElseThrow();
        NineCarriers.openAccounts(served.engine(), shop.ownCaller());
        var api = Api.of(served.production()).key(served.key("main", Role.ADMIN));
        play(served, api, shop.ownCaller(), false);
      }
      faults.addAll(carriers.violations());
    }
    assertThat(faults).as("of %s", bought).isEmpty();
    assertThat(bought.keySet()).hasSize(9);
  }

  /// @param keepsItsWord whether the carriers sell at the price they quoted and know the services
  ///   that they quote; the doubles answer as the vendors' samples do
  private void play(ServedEngine served, Api api, Caller shop, boolean keepsItsWord) {
    var random = new Random(SEED);
    deposit(served, shop);
    api.put(
        "/v1/tax-ids",
        "{\"data\":[{\"kind\":\"ioss\",\"value\":\"IM2760000742\"},"
            + "{\"kind\":\"eori\",\"value\":\"GB123456789000\"}]}");
    for (int asked = 0; count() < CASES && asked < CASES * 4 && faults.size() < 12; asked++) {
      if (asked % 500 == 499) {
        deposit(served, shop);
      }
      buy(api, AskedShipment.of(random, TODAY), random, keepsItsWord);
    }
    System.out.println("bought " + count() + ": " + bought);
  }

  private int count() {
    return bought.values().stream().mapToInt(Integer::intValue).sum();
  }

  /// Buys one rate of each carrier and kind of price.
  private void buy(Api api, AskedShipment asked, Random random, boolean keepsItsWord) {
    var quote = api.post("/v1/rates", "{" + asked.body() + "}");
    if (quote.status() >= 500) {
      faults.add(asked.body() + " " + quote.text());
    }
    var rates = new ArrayList<JsonNode>();
    quote.json().path("rates").forEach(rates::add);
    rates.removeIf(rate -> !isKnown(api, rate));
    java.util.Collections.shuffle(rates, random);
    var seen = new HashSet<String>();
    for (var rate : rates) {
      if (seen.add(rate.get("carrier").asText() + rate.path("pricing").asText())) {
        buy(api, asked, rate, keepsItsWord && random.nextInt(3) == 0, keepsItsWord);
      }
    }
  }

  /// The doubles quote services, too, that no catalogue has.
  private boolean isKnown(Api api, JsonNode rate) {
    return services
        .computeIfAbsent(
            rate.get("carrier").asText(),
            carrier ->
                Set.copyOf(
                    api.get("/v1/carriers/" + carrier)
                        .json()
                        .path("services")
                        .findValuesAsText("code")))
        .contains(rate.get("service").asText());
  }

  private void buy(
      Api api, AskedShipment asked, JsonNode rate, boolean byService, boolean keepsItsWord) {
    var how =
        byService
            ? "\"carrier\":%s,\"service\":%s".formatted(rate.get("carrier"), rate.get("service"))
            : "\"rateId\":" + rate.get("id");
    var label = api.post("/v1/labels", "{%s,%s%s}".formatted(how, asked.body(), asked.added()));
    var said =
        how + "\n   " + asked.body() + asked.added() + "\n   " + rate + "\n   " + label.text();
    if (label.status() != 201) {
      faults.add(said);
      return;
    }
    bought.merge(rate.get("carrier").asText(), 1, Integer::sum);
    var price = label.json().at("/rate/amount").decimalValue();
    int more = price.compareTo(rate.get("amount").decimalValue());
    if (keepsItsWord && (byService ? more > 0 : more != 0)) {
      faults.add("another price: " + said);
    }
  }

  private static void deposit(ServedEngine served, Caller shop) {
    for (var currency : List.of("USD", "CAD", "AUD", "GBP", "EUR")) {
      served
          .engine()
          .accounts()
          .wallets()
          .deposit(
              shop,
              Money.of("900000.00", Currency.getInstance(currency)),
              Message.said("test"),
              RequestKey.none());
    }
  }
}
