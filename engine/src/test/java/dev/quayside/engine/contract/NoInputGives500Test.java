package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Section 3 of the decisions, as a property: whatever comes in, the answer is one of ours.
class NoInputGives500Test extends ShopTest {

  private static final List<String> BODIES = List.of("/v1/rates", "/v1/labels", "/v1/shipments");
  private static final List<String> OTHERS =
      List.of(
          "/v1/wallet/deposits",
          "/v1/workspaces",
          "/v1/auth/token",
          "/v1/tracking/batch",
          "/v1/sandbox/clock",
          "/v1/sandbox/tracking/1Z999AA10123456784/events");
  private static final List<String> ODD =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "1e400",
          "1e-400",
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
        random.nextInt(4) > 0
            ? BODIES.get(random.nextInt(BODIES.size()))
            : OTHERS.get(random.nextInt(OTHERS.size()));
    var body = mutilated(random);
    var response = api.post(path, body);

    var context = "seed %d: POST %s %s -> %s".formatted(seed, path, body, response.text());
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
    var key = served.key(workspace, dev.quayside.engine.identity.Role.ADMIN);
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
    var key = served.key(workspace, dev.quayside.engine.identity.Role.ADMIN);
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
  private static String mutilated(Random random) {
    var customs =
        ",\"customs\":{\"contentsType\":\"gift\",\"incoterm\":\"DDP\",\"items\":[{\"description\":\"Mug\","
            + "\"quantity\":2,\"value\":4.5,\"currency\":\"USD\",\"weightOz\":9,\"hsCode\":\"6912.00\",\"originCountry\":\"US\"}]}";
    var more =
        ",\"isReturn\":false,\"reference\":\"r\",\"labelFormat\":\"pdf\",\"carriers\":[\"ups\"],\"services\":[],"
            + "\"name\":\"A\",\"slug\":\"s\",\"plan\":\"p\",\"amount\":1,\"apiKey\":\"k\",\"signature\":\"none\","
            + "\"insuredValue\":{\"amount\":1,\"currency\":\"USD\"},\"residential\":true,\"hazmat\":false,"
            + "\"trackingNumbers\":[\"1Z\"],\"advanceSeconds\":1,\"status\":\"accepted\",\"substatus\":\"held\","
            + "\"location\":{\"city\":\"Reno\"},\"timestamp\":\"2026-11-21T09:30:00Z\"";
    var body = order("ups", "ups_ground", customs + more);
    for (int i = random.nextInt(3); i >= 0; i--) {
      body = withAnotherValue(body, random);
    }
    return random.nextInt(5) == 0 ? withoutSomeBytes(body, random) : body;
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
    return body.substring(0, colon + 1) + ODD.get(random.nextInt(ODD.size())) + body.substring(end);
  }

  private static String withoutSomeBytes(String body, Random random) {
    int from = random.nextInt(body.length());
    return body.substring(0, from)
        + body.substring(Math.min(body.length(), from + random.nextInt(40)));
  }
}
