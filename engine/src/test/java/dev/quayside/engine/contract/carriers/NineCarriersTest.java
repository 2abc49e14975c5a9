package dev.quayside.engine.contract.carriers;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Sold;
import dev.quayside.engine.carrier.gls_us.GlsUsDouble;
import dev.quayside.engine.carrier.nine.Lane;
import dev.quayside.engine.carrier.nine.NineCarriers;
import dev.quayside.engine.contract.Api;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.slf4j.LoggerFactory;

/// A production workspace with nine accounts, against nine doubles. Whatever the carriers do, each
/// request was as its vendor's schema says, and no log line tells a secret.
@TestInstance(Lifecycle.PER_CLASS)
class NineCarriersTest {

  private static final Instant TUESDAY = Instant.parse("2026-11-24T15:00:00Z");
  private static final Lane DOMESTIC = Lane.of("ups");
  private static final AtomicInteger ORDERS = new AtomicInteger();

  private final NineCarriers carriers = new NineCarriers();
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final Level levelBefore = quayside().getLevel();
  private volatile Instant now = TUESDAY;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private ServedEngine served;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private Api api;

  @BeforeAll
  void open(@TempDir Path directory) {
    log.start();
    quayside().setLevel(Level.TRACE);
    quayside().addAppender(log);
    served =
        ServedEngine.open(
            ServedEngine.engineOptions(directory, () -> now).withCarrierHosts(carriers.hosts()),
            ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
    api = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    NineCarriers.ACCOUNTS.keySet().forEach(this::openAccount);
  }

  @AfterAll
  void close() throws IOException {
    served.close();
    carriers.close();
    quayside().detachAppender(log);
    quayside().setLevel(levelBefore);
    assertThat(carriers.violations()).isEmpty();
    for (var secret : NineCarriers.secrets()) {
      served.assertNotStored(secret);
    }
    assertThat(log.list.stream().flatMap(NineCarriersTest::words))
        .isNotEmpty()
        .noneMatch(NineCarriersTest::tellsASecret);
  }

  /// Pauses and breakers of the test before are over.
  @BeforeEach
  void later() {
    carriers.recover();
    now = now.plus(Duration.ofMinutes(1));
  }

  @Test
  void ratesOfAllThatGoThereStandSideBySide() {
    var answer = api.post("/v1/rates", DOMESTIC.rates());
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(offering(answer))
        .containsExactlyInAnyOrder("usps", "ups", "fedex", "ontrac", "gls_us", "veho");
    assertThat(answer.json().get("rates").findValuesAsText("currency"))
        .as("FedEx answers one price in pounds, which nobody can compare")
        .startsWith("USD")
        .endsWith("GBP");
  }

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void aLabelIsBoughtDownloadedTrackedAndVoided(Lane lane) {
    assertThat(offering(api.post("/v1/rates", lane.rates()))).contains(lane.carrier());
    var bought = buy(lane);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var label = "/v1/labels/" + bought.json().get("id").asText();
    var file = api.get(label + "/download");
    assertThat(file.status()).as(file.text()).isEqualTo(200);
    var number = bought.json().get("trackingNumber").asText();
    assertThat(carriers.of(lane.carrier()).sold()).extracting(Sold::number).contains(number);
    var tracked = api.get("/v1/tracking/" + number + "?carrier=" + lane.carrier());
    assertThat(tracked.status()).as(tracked.text()).isEqualTo(200);
    var voided = api.post(label + "/cancel");
    assertThat(voided.status()).as(voided.text()).isEqualTo(200);
    assertThat(carriers.of(lane.carrier()).sold())
        .noneMatch(sold -> lane.voids() && sold.number().equals(number) && !sold.voided());
  }

  @Test
  void oneSilentOneDownAndOneWronglyKeyedDelayNobody() {
    carriers.of("usps").fails(_ -> true, Fault.SILENT);
    carriers.of("fedex").fails(_ -> true, Fault.ERROR);
    api.put("/v1/carrier-accounts/ups", "{\"fields\":{\"clientSecret\":\"another\"}}");
    try {
      var answer = api.with("Prefer", "wait=1").post("/v1/rates", DOMESTIC.rates());
      assertThat(answer.status()).as(answer.text()).isEqualTo(200);
      assertThat(offering(answer)).containsExactlyInAnyOrder("ontrac", "gls_us", "veho");
      assertThat(said(answer))
          .containsEntry("usps", "CARRIER_UNAVAILABLE")
          .containsEntry("fedex", "CARRIER_UNAVAILABLE")
          .containsEntry("ups", "CARRIER_CREDENTIALS");
    } finally {
      openAccount("ups");
    }
  }

  @Test
  void sixteenAfterATokenEndedMakeOneCallForIt() {
    api.post("/v1/rates", DOMESTIC.rates());
    var before = tokenCalls();
    now = now.plus(Duration.ofHours(9));
    ((GlsUsDouble) carriers.of("gls_us")).forgetsItsToken();
    var answers = sideBySide(16, () -> api.post("/v1/rates", DOMESTIC.rates()));
    assertThat(answers).allMatch(each -> offering(each).size() == 6);
    var after = tokenCalls();
    before.forEach((code, calls) -> assertThat(after).containsEntry(code, calls + 1));
  }

  @ParameterizedTest
  @FieldSource("dev.quayside.engine.carrier.nine.Lane#ALL")
  void oneKeyAtOnceBuysOneParcel(Lane lane) {
    int before = carriers.of(lane.carrier()).sold().size();
    var keyed = api.with("Idempotency-Key", "once-" + lane.carrier());
    var answers = sideBySide(4, () -> keyed.post("/v1/labels", lane.order("once")));
    assertThat(answers).allMatch(each -> each.status() == 201);
    assertThat(answers)
        .extracting(each -> each.json().get("id").asText())
        .containsOnly(id(answers));
    assertThat(carriers.of(lane.carrier()).sold()).hasSize(before + 1);
  }

  @Test
  void aPauseIsKeptByEveryCallToThatCarrierOnly() {
    var label = "/v1/labels/" + buy(DOMESTIC).json().get("id").asText();
    carriers.of("ups").fails(_ -> true, Fault.TOO_MANY);
    assertThat(said(api.post("/v1/rates", DOMESTIC.rates())))
        .containsEntry("ups", "CARRIER_UNAVAILABLE");
    int asked = carriers.of("ups").asked().size();
    carriers.recover();
    var refused = buy(DOMESTIC);
    assertThat(refused.code()).as(refused.text()).isEqualTo("CARRIER_UNAVAILABLE");
    assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(19, 30);
    assertThat(api.post(label + "/cancel").code()).isEqualTo("CARRIER_UNAVAILABLE");
    assertThat(offering(api.post("/v1/rates", DOMESTIC.rates()))).hasSize(5).doesNotContain("ups");
    assertThat(carriers.of("ups").asked()).hasSize(asked);
    now = now.plusSeconds(21);
    assertThat(api.post(label + "/cancel").status()).isEqualTo(200);
  }

  @Test
  void ratesMayBeDownWhileVoidsGoOn() {
    var gls = carriers.of("gls_us");
    var bought = buy(Lane.of("gls_us")).json();
    gls.fails(request -> request.path().contains("RatesAndTransitTimes"), Fault.PAGE);
    for (int i = 0; i < 5; i++) {
      api.post("/v1/rates", DOMESTIC.rates());
    }
    int asked = gls.asked().size();
    assertThat(said(api.post("/v1/rates", DOMESTIC.rates())))
        .containsEntry("gls_us", "CARRIER_UNAVAILABLE");
    assertThat(gls.asked()).as("its rates rest").hasSize(asked);
    var voided = api.post("/v1/labels/" + bought.get("id").asText() + "/cancel");
    assertThat(voided.status()).as(voided.text()).isEqualTo(200);
  }

  /// Every answer of ours is one the OpenAPI document tells of: {@link Api} holds it to that.
  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "UNREADABLE", "UNAUTHORIZED", "ERROR", "PAGE"})
  void nothingACarrierAnswersIsAFaultOfOurs(Fault fault) {
    for (var lane : Lane.ALL) {
      var carrier = carriers.of(lane.carrier());
      var bought = buy(lane).json();
      carrier.fails(_ -> true, fault);
      Stream.of(
              api.post("/v1/rates", lane.rates()),
              buy(lane),
              api.get(
                  "/v1/tracking/"
                      + bought.get("trackingNumber").asText()
                      + "?carrier="
                      + lane.carrier()),
              api.post("/v1/labels/" + bought.get("id").asText() + "/cancel"),
              api.post("/v1/carrier-accounts/" + lane.carrier() + "/test"))
          .forEach(
              answer -> {
                assertThat(answer.status()).as(answer.text()).isNotEqualTo(500);
                assertThat(answer.text()).doesNotContain("<html", "NullPointer", "who are you");
                assertThat(tellsASecret(answer.text())).isFalse();
              });
      carrier.recovers();
    }
  }

  private void openAccount(String code) {
    var fields = new StringBuilder();
    NineCarriers.account(code)
        .forEach((name, value) -> fields.append(",\"%s\":\"%s\"".formatted(name, value)));
    var answer =
        api.put("/v1/carrier-accounts/" + code, "{\"fields\":{" + fields.substring(1) + "}}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    assertThat(tellsASecret(answer.text())).isFalse();
  }

  private Api.Response buy(Lane lane) {
    return api.post("/v1/labels", lane.order("order-" + ORDERS.incrementAndGet()));
  }

  private static String id(List<Api.Response> answers) {
    return answers.getFirst().json().get("id").asText();
  }

  private static List<Api.Response> sideBySide(int many, Supplier<Api.Response> request) {
    var asking =
        IntStream.range(0, many)
            .mapToObj(_ -> CompletableFuture.supplyAsync(request, Thread::startVirtualThread))
            .toList();
    return asking.stream().map(CompletableFuture::join).toList();
  }

  private Map<String, Long> tokenCalls() {
    return Map.of(
        "usps", carriers.of("usps").asked("POST", "/oauth2/v3/token"),
        "ups", carriers.of("ups").asked("POST", "/security/v1/oauth/token"),
        "fedex", carriers.of("fedex").asked("POST", "/oauth/token"),
        "gls_us", carriers.of("gls_us").asked("GET", "/Rest/v1/token"));
  }

  private static Set<String> offering(Api.Response rates) {
    return new TreeSet<>(rates.json().path("rates").findValuesAsText("carrier"));
  }

  /// The code of a message of each carrier that had one.
  private static Map<String, String> said(Api.Response rates) {
    var said = new TreeMap<String, String>();
    rates
        .json()
        .path("messages")
        .forEach(each -> said.put(each.path("carrier").asText(), each.path("code").asText()));
    return said;
  }

  private static Logger quayside() {
    return (Logger) LoggerFactory.getLogger("dev.quayside");
  }

  private static Stream<String> words(ILoggingEvent line) {
    var thrown =
        Stream.iterate(line.getThrowableProxy(), each -> each != null, each -> each.getCause());
    return Stream.concat(
        Stream.of(line.getFormattedMessage()),
        thrown.map(each -> each.getClassName() + ": " + each.getMessage()));
  }

  /// Tokens of the doubles too.
  private static boolean tellsASecret(String text) {
    return NineCarriers.secrets().stream().anyMatch(text::contains)
        || text.matches("(?s).*\\b(payment-|ship-|token-)\\d.*");
  }
}
