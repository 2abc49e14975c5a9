package dev.quayside.engine.carrier.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.doubles.Accounts;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.carrier.purchase.InDoubtException;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CarrierLineTest {

  private static final Instant START = Instant.parse("2026-11-24T15:00:00Z");
  private static final Map<String, String> VALUES =
      Map.of("accountNumber", "1A2B3C", "clientId", "an-app", "clientSecret", "not-to-be-told");

  private final Echo echo = new Echo();
  private Instant now = START;
  private final CarrierLine line =
      Accounts.line(CarrierModules.of("ups").orElseThrow(), echo.url(), () -> now, VALUES);

  @AfterEach
  void hangUp() {
    echo.close();
  }

  @Test
  void bytesAndMethodsArriveAsTheyAre() {
    var url = line.host().at("/file?x=1");
    assertThat(line.question(CarrierRequest.get(url)).body()).isEqualTo(Echo.BYTES);
    line.order(CarrierRequest.json("PUT", url, Map.of("a", "b")));
    line.order(CarrierRequest.json("DELETE", url, Map.of("c", "d")));
    assertThat(echo.asked())
        .extracting(each -> each.method() + each.text())
        .containsExactly("GET", "PUT{\"a\":\"b\"}", "DELETE{\"c\":\"d\"}");
  }

  @Test
  void anAnswerOfMoreThanSixteenMegabytesIsAnErrorAndNeverCut() {
    assertThatThrownBy(() -> line.question(CarrierRequest.get(line.host().at("/huge"))))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("too long");
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"CUT", "ERROR", "PAGE"})
  void aQuestionIsUnavailableAndAnOrderInDoubt(Fault fault) {
    echo.fails(_ -> true, fault);
    var request = CarrierRequest.get(line.host().at("/file"));
    assertThatThrownBy(() -> line.question(request))
        .isInstanceOf(ProblemException.class)
        .hasMessageNotContaining("html")
        .hasMessageNotContaining("NullPointer");
    assertThatThrownBy(() -> line.order(request)).isInstanceOf(InDoubtException.class);
  }

  @Test
  void whatNobodyHeardIsNoDoubt() {
    echo.close();
    assertThatThrownBy(() -> line.order(CarrierRequest.get(line.host().at("/file"))))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("no connection to UPS");
  }

  @Test
  void aPauseIsKeptByEveryCallOfTheAccountAndEnds() {
    echo.fails(_ -> true, Fault.TOO_MANY);
    var request = CarrierRequest.get(line.host().at("/file"));
    assertThat(pause(request)).isEqualTo(Duration.ofSeconds(20));
    echo.recovers();
    now = START.plusSeconds(13);
    assertThat(pause(request)).isEqualTo(Duration.ofSeconds(7));
    assertThat(echo.asked()).hasSize(1);
    now = START.plusSeconds(20);
    assertThat(line.question(request).isGood()).isTrue();
  }

  @Test
  void aRefusalRepeatsNoSecret() {
    var refused = line.question(CarrierRequest.get(line.host().at("/refused")));
    assertThat(refused.text()).isEqualTo("no [secret], no entry");
  }

  @Test
  void aLinkToAnybodyElseLeadsNowhereThatIsForbidden() {
    for (var link :
        new String[] {"http://example.com/x", "https://127.0.0.1:1/x", "https://[::1]/x"}) {
      assertThatThrownBy(() -> line.follow(URI.create(link), request -> request))
          .isInstanceOf(ProblemException.class)
          .hasMessageContaining("may not reach");
    }
    var here = URI.create("https://onlinetools.ups.com/file");
    line.follow(here, request -> request.with("X-Signed", "yes"));
    assertThat(echo.asked().getLast().header("X-Signed")).isEqualTo("yes");
  }

  @Test
  void sixteenWhoNeedATokenMakeOneCallForIt() {
    var let = new CountDownLatch(1);
    var fetched = new AtomicInteger();
    var token =
        line.token(
            () -> {
              int count = fetched.incrementAndGet();
              try {
                let.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              return new CarrierToken.Grant("token-" + count, now.plusSeconds(3_600));
            });
    var waiting =
        IntStream.range(0, 16)
            .mapToObj(_ -> CompletableFuture.supplyAsync(token::value, Thread::startVirtualThread))
            .toList();
    let.countDown();
    assertThat(waiting).extracting(CompletableFuture::join).containsOnly("token-1");
    now = START.plusSeconds(3_541);
    assertThat(token.value()).as("renewed before its end").isEqualTo("token-2");
    assertThat(fetched).hasValue(2);
  }

  @Test
  void aRefusedTokenIsFetchedAnewOnce() {
    var fetched = new AtomicInteger();
    var token =
        line.token(
            () ->
                new CarrierToken.Grant(
                    "token-" + fetched.incrementAndGet(), now.plusSeconds(3_600)));
    var said =
        token.carried(
            value -> line.question(CarrierRequest.get(line.host().at("/guarded")).bearer(value)));
    assertThat(said.status()).isEqualTo(200);
    assertThat(fetched).hasValue(2);
    echo.fails(_ -> true, Fault.UNAUTHORIZED);
    assertThat(
            token
                .carried(
                    value ->
                        line.question(CarrierRequest.get(line.host().at("/guarded")).bearer(value)))
                .status())
        .isEqualTo(401);
    assertThat(fetched).hasValue(3);
  }

  private Duration pause(CarrierRequest request) {
    var problem =
        catchThrowableOfType(ProblemException.class, () -> line.question(request)).problem();
    return ((Problem.TryLater) problem).retryAfter();
  }

  /// Answers with bytes that no text survives.
  private static final class Echo extends CarrierDouble {

    static final byte[] BYTES = {0, 1, (byte) 0xff, (byte) 0xfe, 13, 10, 0};

    @Override
    protected Answer answer(Asked request) {
      return switch (request.path()) {
        case "/huge" ->
            new Answer(200, "application/pdf", new byte[16 * 1024 * 1024 + 1], Map.of());
        case "/refused" -> Answer.of(400, "text/plain", "no not-to-be-told, no entry");
        case "/guarded" ->
            request.header("Authorization").equals("Bearer token-1")
                ? Answer.of(401, "text/plain", "expired")
                : Answer.of(200, "text/plain", "welcome");
        default -> new Answer(200, "application/octet-stream", BYTES, Map.of());
      };
    }
  }
}
