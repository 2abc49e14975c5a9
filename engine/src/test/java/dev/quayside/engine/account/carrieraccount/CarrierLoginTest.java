package dev.quayside.engine.account.carrieraccount;

import static dev.quayside.engine.account.carrieraccount.Connection.ACCOUNT_NOT_ALLOWED;
import static dev.quayside.engine.account.carrieraccount.Connection.CONNECTED;
import static dev.quayside.engine.account.carrieraccount.Connection.UNREACHABLE;
import static dev.quayside.engine.account.carrieraccount.Connection.WRONG_CREDENTIALS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.carrier.Terms;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierCredentials;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.webhook.Receiver;
import dev.quayside.engine.webhook.Receiver.Manner;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What carriers are asked, and what is made of their answers, over a real socket.
class CarrierLoginTest {

  private static final WorkspaceId WORKSPACE = new WorkspaceId("ws_test");
  private static final String TOKEN = "{\"access_token\":\"abc\",\"expires_in\":\"3599\"}";
  private static final String SECRET = "not-to-be-told";

  private final Receiver carrier = new Receiver(Receiver.answers(200));

  @AfterEach
  void hangUp() {
    carrier.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "usps           | POST /oauth2/v3/token",
        "fedex          | POST /oauth/token",
        "ups            | POST /security/v1/oauth/token",
        "dhl_express    | GET /mydhlapi/address-validate",
        "canada_post    | GET /rs/ship/service",
        "australia_post | GET /shipping/v1/accounts/0000123456",
        "gls_us         | GET /Rest/v1/token",
        "veho           | GET /v2/serviceable-zips",
      })
  void everyCarrierIsAskedWhatItsDocumentsSay(String code, String line) {
    carrier.manner(says(200, welcome(code), code.equals("gls_us") ? "Token: t\r\n" : ""));
    var finding = test(code);
    assertThat(finding.connection()).as(finding.message().sentence()).isEqualTo(CONNECTED);
    var request = carrier.received().getFirst();
    assertThat(request.line()).startsWith(line);
    assertThat(request.line()).doesNotContain(SECRET);
    assertThat(request.headers().toString() + decoded(request.header("Authorization")))
        .as("the secret travels in a header or in the body")
        .matches(all -> all.contains(SECRET) || request.text().contains(SECRET));
  }

  @Test
  void upsIsToldTheAccountAndFedexTheGrant() {
    carrier.manner(says(200, TOKEN));
    test("ups");
    assertThat(carrier.received().getFirst().header("x-merchant-id")).isEqualTo("1A2B3C");
    assertThat(carrier.received().getFirst().text()).isEqualTo("grant_type=client_credentials");
    test("fedex");
    assertThat(carrier.received().getLast().text()).contains("grant_type=client_credentials");
  }

  @ParameterizedTest
  @CsvSource({
    "400, WRONG_CREDENTIALS",
    "401, WRONG_CREDENTIALS",
    "403, ACCOUNT_NOT_ALLOWED",
    "404, UNREACHABLE",
    "429, UNREACHABLE",
    "500, UNREACHABLE",
    "503, UNREACHABLE"
  })
  void refusalsAreTold(int status, Connection expected) {
    carrier.manner(Receiver.answers(status));
    var finding = test("ups");
    assertThat(finding.connection()).as(finding.message().sentence()).isEqualTo(expected);
    assertThat(finding.message().sentence()).contains("UPS").doesNotContain(SECRET);
    assertThat(carrier.received()).as("asked once").hasSize(1);
  }

  @Test
  void aRedirectIsNotFollowed() {
    try (var elsewhere = new Receiver(says(200, TOKEN))) {
      carrier.manner(Receiver.answers(307, "Location: " + elsewhere.url() + "\r\n"));
      assertThat(test("fedex").connection()).isEqualTo(UNREACHABLE);
      assertThat(elsewhere.received()).isEmpty();
    }
  }

  @Test
  void aPageInPlaceOfAnAnswerIsNoConnection() {
    carrier.manner(says(200, "<html>Welcome to the hotel. <services> {\"address\":"));
    for (var module : CarrierModules.ALL) {
      assertThat(test(module.code()).connection()).as(module.name()).isEqualTo(UNREACHABLE);
    }
  }

  @Test
  void canadaPostRefusesCredentialsWith403() {
    carrier.manner(says(403, "<messages><message><code>E002</code></message></messages>"));
    assertThat(test("canada_post").connection()).isEqualTo(WRONG_CREDENTIALS);
    carrier.manner(says(403, "<messages><message><code>E007</code></message></messages>"));
    assertThat(test("canada_post").connection()).isEqualTo(ACCOUNT_NOT_ALLOWED);
  }

  @Test
  void anAccountThatAustraliaPostDoesNotKnowIsNotAllowed() {
    carrier.manner(Receiver.answers(404));
    assertThat(test("australia_post").connection()).isEqualTo(ACCOUNT_NOT_ALLOWED);
  }

  @Test
  void silenceOfAnyKindIsUnreachable() {
    for (Manner manner :
        new Manner[] {Receiver.hangs(), Receiver.resets(), Receiver.stallsInItsBody()}) {
      carrier.manner(manner);
      var finding = test("ups", Duration.ofMillis(700));
      assertThat(finding.connection()).as(finding.message().sentence()).isEqualTo(UNREACHABLE);
    }
    carrier.close();
    // a socket that is being closed may still take a connection, and drop it
    await()
        .untilAsserted(
            () -> {
              var gone = test("ups");
              assertThat(gone.connection()).isEqualTo(UNREACHABLE);
              assertThat(gone.message().sentence()).startsWith("no connection to UPS");
            });
  }

  @Test
  void onTracTellsOfWrongCredentialsInAGoodAnswer() {
    carrier.manner(says(200, "<OnTracZipResponse><Error></Error></OnTracZipResponse>"));
    assertThat(test("ontrac").connection()).isEqualTo(Connection.CONNECTED);
    carrier.manner(
        says(
            200,
            "<OnTracZipResponse><Error>Invalid Username or Password</Error></OnTracZipResponse>"));
    assertThat(test("ontrac").connection()).isEqualTo(WRONG_CREDENTIALS);
  }

  /// Waits long enough that a busy machine is never taken for a carrier's silence.
  private CredentialFinding test(String code) {
    return test(code, Duration.ofSeconds(30));
  }

  private CredentialFinding test(String code, Duration patience) {
    var kind = CarrierModules.of(code).orElseThrow();
    var desk =
        new CarrierCredentialCheck(
            Map.of(code, URI.create("http://127.0.0.1:" + carrier.port())),
            new CarrierHttp(EgressPolicy.allowing(List.of())),
            patience);
    return desk.test(new CarrierCredentials(WORKSPACE, kind, 1, Terms.PREPAID, values(kind)));
  }

  private static Map<String, String> values(CarrierModule kind) {
    return kind.fields().stream()
        .collect(Collectors.toMap(AccountField::name, field -> value(kind, field)));
  }

  private static String value(CarrierModule kind, AccountField field) {
    if (!field.name().equals(AccountField.ACCOUNT_NUMBER)) {
      return field.secret() ? SECRET : "shown";
    }
    return kind.code().equals("ups") ? "1A2B3C" : "0000123456";
  }

  private static String welcome(String code) {
    return switch (code) {
      case "dhl_express" -> "{\"address\":[]}";
      case "canada_post" -> "<?xml version=\"1.0\"?><services xmlns=\"x\"/>";
      case "australia_post" -> "{\"account_number\":\"0000123456\"}";
      case "veho" -> "[{\"zip\":\"11217\"}]";
      default -> TOKEN;
    };
  }

  private static Manner says(int status, String body) {
    return says(status, body, "");
  }

  private static Manner says(int status, String body, String headers) {
    return (_, socket) -> {
      var answer =
          "HTTP/1.1 %d x\r\n%sContent-Length: %d\r\nConnection: close\r\n\r\n%s"
              .formatted(status, headers, body.length(), body);
      socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().flush();
      socket.close();
    };
  }

  private static String decoded(String authorization) {
    return authorization.startsWith("Basic ")
        ? new String(
            Base64.getDecoder().decode(authorization.substring("Basic ".length())),
            StandardCharsets.UTF_8)
        : "";
  }
}
