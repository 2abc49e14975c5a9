package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ContractTest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Error bodies and statuses.
class ErrorAnswersTest extends ContractTest {

  private static final String GOOD = "{\"name\":\"a\",\"inner\":{\"zip\":\"1\"}}";

  @Test
  void everyViolationIsNamedAtOnceByItsPath() {
    var response =
        as(Role.OPERATOR)
            .post(
                "/v1/probe",
                """
                {"price":"1.0","count":1.5,"flag":"yes","tags":[1,"a"],"at":"today",
                 "inner":{"zip":7},"items":[{"quantity":"two"},3]}
                """);

    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_REQUEST");
    assertThat(response.fields())
        .containsExactly(
            "at",
            "count",
            "flag",
            "inner.zip",
            "items[0].quantity",
            "items[1]",
            "name",
            "price",
            "tags[0]");
  }

  @Test
  void aMissingObjectIsNamedOnce() {
    assertThat(as(Role.OPERATOR).post("/v1/probe", "{\"name\":\"a\"}").fields())
        .containsExactly("inner");
  }

  @Test
  void unknownFieldsAreIgnored() {
    var body = "{\"name\":\"a\",\"inner\":{\"zip\":\"1\"},\"colour\":{\"r\":[1]}}";
    assertThat(as(Role.OPERATOR).post("/v1/probe", body).status()).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "null",
        "\"text\"",
        "{\"name\":\"a\"} trailing",
        "{\"name\":\"a\",\"name\":\"b\"}",
        "{'name':'a'}",
        "{\"price\":NaN}",
        "{\"name\":\"\\ud800\",\"inner\":{\"zip\":\"1\"}}",
        "{\"name\":\"a\\u0000b\",\"inner\":{\"zip\":\"1\"}}",
        "{\"name\":\"a\",\"price\":1e999999999,\"inner\":{\"zip\":\"1\"}}",
        "{\"name\":\"a\",\"price\":1e-999999999,\"inner\":{\"zip\":\"1\"}}",
        "{\"name\":\"a\",\"count\":99999999999999999999,\"inner\":{\"zip\":\"1\"}}",
        "{\"name\":\"a\",\"count\":1e10,\"inner\":{\"zip\":\"1\"}}",
      })
  void whatIsNotTheExpectedJsonIs400(String body) {
    var response = as(Role.OPERATOR).post("/v1/probe", body);

    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_REQUEST");
    assertThat(response.message()).isNotEmpty();
  }

  @Test
  void absurdNestingIs400() {
    var body = "{\"name\":\"a\",\"deep\":" + "[".repeat(9_000) + "]".repeat(9_000) + "}";
    assertThat(as(Role.OPERATOR).post("/v1/probe", body).status()).isEqualTo(400);
  }

  @Test
  void absurdlyLongNumbersAre400() {
    var body = "{\"name\":\"a\",\"price\":" + "9".repeat(100_000) + "}";
    assertThat(as(Role.OPERATOR).post("/v1/probe", body).status()).isEqualTo(400);
  }

  @Test
  void bytesThatAreNotUtf8Are400() {
    var body = BodyPublishers.ofByteArray(new byte[] {'{', '"', (byte) 0xff, (byte) 0xfe, '"'});
    var response =
        as(Role.OPERATOR).with("Content-Type", "application/json").send("POST", "/v1/probe", body);
    assertThat(response.status()).isEqualTo(400);
  }

  @Test
  void anotherMediaTypeIs415() {
    var api = as(Role.OPERATOR);
    for (String type :
        List.of(
            "text/plain",
            "application/xml",
            "application/x-www-form-urlencoded",
            "application/json; charset=utf-16",
            "application/jsonp")) {
      var response = api.with("Content-Type", type).send("POST", "/v1/probe", GOOD);
      assertThat(response.status()).as(type).isEqualTo(415);
      assertThat(response.code()).isEqualTo("UNSUPPORTED_MEDIA_TYPE");
    }
    assertThat(api.send("POST", "/v1/probe", GOOD).status()).as("no type").isEqualTo(415);
    assertThat(
            api.with("Content-Type", "Application/JSON; charset=\"UTF-8\"")
                .send("POST", "/v1/probe", GOOD)
                .status())
        .isEqualTo(201);
  }

  @Test
  void aCompressedBodyIs415() {
    var response = as(Role.OPERATOR).with("Content-Encoding", "gzip").post("/v1/probe", GOOD);
    assertThat(response.status()).isEqualTo(415);
  }

  @Test
  void theRootLeadsToTheDocs() {
    var response = anonymous().get("/");
    assertThat(response.status()).isEqualTo(302);
    assertThat(response.header("Location")).isEqualTo("/docs");
  }

  @Test
  void unknownPathsAre404InTheEnvelope() {
    for (String path : List.of("/v1/nothing", "/v1/probe/1/2", "/v1", "/favicon.ico")) {
      var response = as(Role.VIEWER).get(path);
      assertThat(response.status()).as(path).isEqualTo(404);
      assertThat(response.code()).isEqualTo("NOT_FOUND");
    }
  }

  @Test
  void aKnownPathWithAnotherMethodIs405AndSaysWhichItHas() {
    var response = as(Role.VIEWER).send("DELETE", "/v1/probe");

    assertThat(response.status()).isEqualTo(405);
    assertThat(response.code()).isEqualTo("METHOD_NOT_ALLOWED");
    assertThat(response.header("Allow").split(", "))
        .containsExactlyInAnyOrder("GET", "HEAD", "POST");
    assertThat(as(Role.VIEWER).send("BREW", "/v1/probe").status()).isEqualTo(405);
  }

  @Test
  void optionsTellsTheMethodsAndOpensNothingToOtherOrigins() {
    var response =
        as(Role.VIEWER).with("Origin", "https://elsewhere.example").send("OPTIONS", "/v1/probe");

    assertThat(response.status()).isEqualTo(204);
    assertThat(response.header("Allow")).contains("GET").contains("POST");
    assertThat(response.header("Access-Control-Allow-Origin")).isEmpty();
  }

  @Test
  void headAnswersAsGetWithoutABody() {
    var response = as(Role.VIEWER).send("HEAD", "/v1/probe");

    assertThat(response.status()).isEqualTo(200);
    assertThat(response.text()).isEmpty();
    assertThat(response.header("Content-Length")).isNotEqualTo("0");
    assertThat(anonymous().send("HEAD", "/v1/probe").status()).isEqualTo(401);
  }

  @Test
  void anUnexpectedFailureIs500AndTellsNothing() {
    var response = as(Role.VIEWER).with("X-Correlation-ID", "abc-1").get("/v1/probe-failure");

    assertThat(response.status()).isEqualTo(500);
    assertThat(response.code()).isEqualTo("INTERNAL_ERROR");
    assertThat(response.message()).contains("abc-1");
    assertThat(response.text()).doesNotContain("SELECT", "/var", "Exception", "at dev.quayside");
  }

  @Test
  void aStoreThatCannotWriteIs503AndSaysWhatToDo() {
    var response = as(Role.VIEWER).get("/v1/probe-full-disk");

    assertThat(response.status()).isEqualTo(503);
    assertThat(response.code()).isEqualTo("SERVICE_UNAVAILABLE");
    assertThat(response.message()).contains("free up disk space");
    assertThat(response.header("Retry-After")).isEqualTo("60");
  }

  @ParameterizedTest
  @ValueSource(strings = {"page=0", "page=-1", "page=x", "page=1.5", "page=99999999999"})
  void wrongQueryParametersAre400(String query) {
    var response = as(Role.VIEWER).get("/v1/probe-query?" + query);
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields()).containsExactly("page");
  }

  /// Before a credential is looked at, too: the body of /v1/auth/token is read first.
  @ParameterizedTest
  @ValueSource(
      strings = {"1e-2147483648", "1e2147483648", "1e-2147483647", "-1e99999999999999999999"})
  void aNumberNoFieldCouldHoldIs400(String number) {
    for (var refused :
        List.of(
            anonymous().post("/v1/auth/token", "{\"apiKey\": " + number + "}"),
            as(Role.ADMIN).post("/v1/wallet/deposits", "{\"amount\": " + number + "}"))) {
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.code()).isEqualTo("INVALID_REQUEST");
    }
  }
}
