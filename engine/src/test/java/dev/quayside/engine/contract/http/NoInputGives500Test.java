package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.contract.ShopTest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// docs/api/answers.md, as a property: whatever comes in, the answer is one of ours.
class NoInputGives500Test extends ShopTest {

  private static final List<String> BODIES = List.of("/v1/rates", "/v1/labels", "/v1/shipments");
  private static final List<String> OTHERS =
      List.of(
          "/v1/wallet/deposits",
          "/v1/workspaces",
          "/v1/auth/token",
          "/v1/tracking/batch",
          "/v1/sandbox/clock",
          "/v1/sandbox/tracking/1Z999AA10123456784/events",
          "/v1/webhooks");
  private static final List<String> QUESTIONS =
      List.of("/v1/analytics/predict", "/v1/shipping/recommend", "/v1/addresses/validate");
  private static final List<String> LISTS =
      List.of(
          "/v1/shipments",
          "/v1/labels",
          "/v1/analytics/savings",
          "/v1/analytics/carriers",
          "/v1/analytics/payors",
          "/v1/wallet/transactions",
          "/v1/webhooks",
          "/v1/wallet",
          "/v1/carriers",
          "/v1/tracking/1Z999AA10123456784",
          "/v1/rates/requests/rreq_01M7YTTY1AAHMH2T6SHTBSN000",
          "/v1/labels/lbl_01M7YTTY1AAHMH2T6SHTBSN000/download");
  private static final List<String> PARAMETERS =
      List.of(
          "page",
          "pageSize",
          "carrier",
          "service",
          "status",
          "reference",
          "trackingNumber",
          "createdAfter",
          "createdBefore",
          "from",
          "to",
          "currency",
          "format");
  private static final List<String> DATES =
      List.of(
          "\"-999999999-01-01T00:00:00Z\"",
          "\"+999999999-12-31T23:59:59.999999999Z\"",
          "\"-999999999-01-01\"",
          "\"+999999999-12-31\"",
          "\"0000-01-01\"",
          "\"0001-01-01T00:00:00+18:00\"",
          "\"9999-12-31\"",
          "\"9999-12-31T23:59:59-18:00\"",
          "\"1970-01-01T00:00:00+18:00\"",
          "\"1969-12-31\"",
          "\"2026-02-30\"",
          "\"2024-02-29\"",
          "\"2026-11-21T24:00:00Z\"",
          "\"2026-11-21T23:59:60Z\"",
          "\"20261121\"",
          "\"2026-W47-6\"");
  private static final List<String> ODD =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "1e400",
          "1e-400",
          "1e-2147483648",
          "1e2147483648",
          "-1E+99999999999999999999",
          "0.0000000000001",
          "99999999999999999999999999",
          "\"\"",
          "\" \"",
          "\"\\u0000\"",
          "\"\\ud83d\"",
          "\"\\ud83d\\ude00\"",
          "\"\\u202e\\u200b\"",
          "\"'; DROP TABLE shipment; --\"",
          "\"" + "x".repeat(5_000) + "\"",
          "\"^XA^XZ~JR\"",
          "\"山田太郎\"",
          "[]",
          "{}",
          "[[[[]]]]",
          "[1,\"a\",null]",
          "\"2026-13-45T99:99:99Z\"",
          "\"XX\"",
          "\"us\"");

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 120);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aMutilatedBodyIsRefusedInTheEnvelopeOrTaken(long seed) {
    var random = new Random(seed);
    var path =
        switch (random.nextInt(4)) {
          case 0 -> any(OTHERS, random);
          case 1 -> any(QUESTIONS, random);
          default -> any(BODIES, random);
        };
    var body = mutilated(QUESTIONS.contains(path) ? question() : goods(), random);
    var caller = random.nextInt(6) == 0 ? api.with("Prefer", "respond-async") : api;
    var response = caller.post(path, body);

    assertOurs("seed %d: POST %s %s -> %s".formatted(seed, path, body, response.text()), response);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void anOddQueryIsRefusedInTheEnvelopeOrTaken(long seed) {
    var random = new Random(seed);
    var target = new StringBuilder(any(LISTS, random));
    char separator = '?';
    for (int i = random.nextInt(4); i >= 0; i--) {
      var odd = random.nextBoolean() ? any(DATES, random) : any(ODD, random);
      var value = random.nextInt(4) == 0 ? "" + random.nextLong() : odd.replace("\"", "");
      target
          .append(separator)
          .append(any(PARAMETERS, random))
          .append('=')
          .append(URLEncoder.encode(value, StandardCharsets.UTF_8));
      separator = '&';
    }
    var response = api.get(target.toString());
    assertOurs("seed %d: GET %s -> %s".formatted(seed, target, response.text()), response);
  }

  @Test
  void everyOddDateIsRefusedOrTakenWhereverADateGoes() {
    for (String date : DATES) {
      var encoded = URLEncoder.encode(date.replace("\"", ""), StandardCharsets.UTF_8);
      for (String at :
          List.of(
              "/v1/shipments?createdAfter=",
              "/v1/shipments?createdBefore=",
              "/v1/labels?createdAfter=",
              "/v1/analytics/savings?from=",
              "/v1/analytics/savings?to=",
              "/v1/analytics/carriers?from=",
              "/v1/analytics/carriers?to=")) {
        var response = api.get(at + encoded);
        assertOurs(at + date + " -> " + response.text(), response);
        if (date.contains("99999") || date.startsWith("\"-") || date.startsWith("\"0")) {
          assertThat(response.status()).as(at + date).isEqualTo(400);
        }
      }
      var asked = question().replace("\"2026-11-23\"", date);
      var response = api.post("/v1/analytics/predict", asked);
      assertOurs(date + " -> " + response.text(), response);
      if (!date.equals("\"2024-02-29\"")) {
        assertThat(response.status()).as(date).isEqualTo(400);
      }
    }
  }

  private static void assertOurs(String context, Api.Response response) {
    assertThat(response.status()).as(context).isLessThan(500);
    assertThat(response.header("X-Correlation-ID")).as(context).isNotEmpty();
    if (response.status() >= 400) {
      assertThat(response.code()).as(context).isNotEmpty();
      assertThat(response.message()).as(context).isNotEmpty();
      assertThat(response.text())
          .as(context)
          .doesNotContain("Exception", "SQLITE", "dev.quayside", "com.fasterxml");
    }
  }

  @Test
  void oddPathsAndQueriesAreRefusedInTheEnvelopeToo() {
    var key = served.key(workspace, dev.quayside.engine.base.identity.Role.ADMIN);
    for (String target :
        List.of(
            "/v1/shipments?page=%zz",
            "/v1/shipments?page=%",
            "/v1/shipments?%ff=%ff",
            "/v1/shipments?reference=%ff%fe",
            "/v1/shipments?reference=%00",
            "/v1/shipments?page",
            "/v1/shipments?=&&==",
            "/v1/shipments?page=1&page=x",
            "/v1/labels/%ff",
            "/v1/labels/%00",
            "/v1/labels/%0d%0aX-Evil:%201",
            "/v1/labels/%252f",
            "/v1/labels/;a=b",
            "/v1//labels",
            "/v1/labels/",
            "/v1/LABELS",
            "//evil.example/v1/labels",
            "/v1/tracking/%F0%9F%98%80",
            "*",
            "http://evil.example/v1/labels")) {
      var answer =
          RawHttp.exchange(
              served.sandbox(),
              "GET %s HTTP/1.1\nHost: localhost\nX-API-Key: %s\nConnection: close\n\n"
                  .formatted(target, key));
      assertThat(answer).as(target).matches("(?s)HTTP/1.1 (200|400|403|404) .*");
      assertThat(answer).as(target).contains("X-Correlation-ID: ");
      assertThat(answer).as(target).doesNotContain("\nX-Evil", "<html>");
      if (!answer.startsWith("HTTP/1.1 200")) {
        assertThat(answer).as(target).contains("{\"error\":{\"code\":\"");
      }
    }
  }

  @Test
  void brokenBodiesAreRefused() {
    var key = served.key(workspace, dev.quayside.engine.base.identity.Role.ADMIN);
    var head =
        "POST /v1/rates HTTP/1.1\nHost: localhost\nX-API-Key: "
            + key
            + "\nContent-Type: application/json\nConnection: close\n";
    for (String rest :
        List.of(
            "Content-Length: abc\n\n{}",
            "Content-Length: -1\n\n{}",
            "Content-Length: 2\nContent-Length: 3\n\n{}",
            "Transfer-Encoding: chunked\n\nzz\n{}\n0\n\n",
            "Transfer-Encoding: gzip\n\n{}",
            "Content-Length: 2\nTransfer-Encoding: chunked\n\n2\n{}\n0\n\n")) {
      assertThat(RawHttp.exchange(served.sandbox(), head + rest))
          .as(rest)
          .matches("(?s)HTTP/1.1 4\\d\\d .*")
          .contains("{\"error\":{\"code\":\"");
    }
  }

  /// A good request in which some values are replaced, and now and then some bytes.
  private static String mutilated(String good, Random random) {
    var body = good;
    for (int i = random.nextInt(3); i >= 0; i--) {
      body = withAnotherValue(body, random);
    }
    return random.nextInt(5) == 0 ? withoutSomeBytes(body, random) : body;
  }

  private static <T> T any(List<T> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private static String question() {
    return "{\"carrierCode\":\"ups\",\"service\":\"ups_ground\",\"originPostalCode\":\"94158\","
        + "\"destinationPostalCode\":\"10118\",\"shipDate\":\"2026-11-23\",\"weightOz\":16,\"priority\":\"cost\","
        + "\"street1\":\"350 5th Ave\",\"city\":\"New York\",\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"}";
  }

  private static String goods() {
    var customs =
        ",\"customs\":{\"contentsType\":\"gift\",\"incoterm\":\"DDP\",\"items\":[{\"description\":\"Mug\","
            + "\"quantity\":2,\"value\":4.5,\"currency\":\"USD\",\"weightOz\":9,\"hsCode\":\"6912.00\",\"originCountry\":\"US\"}]}";
    var more =
        ",\"isReturn\":false,\"reference\":\"r\",\"labelFormat\":\"pdf\",\"carriers\":[\"ups\"],\"services\":[],"
            + "\"name\":\"A\",\"slug\":\"s\",\"plan\":\"p\",\"amount\":1,\"apiKey\":\"k\",\"signature\":\"none\","
            + "\"insuredValue\":{\"amount\":1,\"currency\":\"USD\"},\"residential\":true,\"hazmat\":false,"
            + "\"trackingNumbers\":[\"1Z\"],\"advanceSeconds\":1,\"status\":\"accepted\",\"substatus\":\"held\","
            + "\"location\":{\"city\":\"Reno\"},\"timestamp\":\"2026-11-21T09:30:00Z\","
            + "\"url\":\"http://127.0.0.1:9/\",\"events\":[\"label.created\"],\"secret\":\"a secret\"";
    return order("ups", "ups_ground", customs + more);
  }

  private static String withAnotherValue(String body, Random random) {
    int colon = body.indexOf(':', random.nextInt(body.length()));
    if (colon < 0) {
      return body;
    }
    int end = colon + 1;
    while (end < body.length() && ",}]".indexOf(body.charAt(end)) < 0) {
      end++;
    }
    var odd = random.nextInt(4) == 0 ? any(DATES, random) : any(ODD, random);
    return body.substring(0, colon + 1) + odd + body.substring(end);
  }

  private static String withoutSomeBytes(String body, Random random) {
    int from = random.nextInt(body.length());
    return body.substring(0, from)
        + body.substring(Math.min(body.length(), from + random.nextInt(40)));
  }
}
