package dev.quayside.engine.contract.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.contract.SandboxTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/// How answers travel: compressed to whom takes it, and not at all to whom has them already.
class CompressionTest extends SandboxTest {

  @Test
  void whoHasAnAnswerIsSparedItUntilItChanges() {
    var first = api.get("/v1/labels");
    var tag = first.header("ETag");
    var known = api.with("If-None-Match", tag);

    assertThat(known.get("/v1/labels").status()).isEqualTo(304);
    assertThat(known.get("/v1/labels").text()).isEmpty();
    assertThat(known.send("HEAD", "/v1/labels").status()).isEqualTo(304);
    api.post("/v1/labels", order("ups", "ups_ground", ""));
    var changed = known.get("/v1/labels");
    assertThat(changed.status()).isEqualTo(200);
    assertThat(changed.header("ETag")).isNotEqualTo(tag);
  }

  /// RFC 9110, 8.6 and RFC 9111, 4.3.4: a cache takes over what a 304 says of type and length.
  @Test
  void a304SaysNothingOfTypeAndLength() {
    var label = api.post("/v1/labels", order("ups", "ups_ground", "")).json().get("id").asText();
    var key = served.key(workspace, Role.VIEWER);
    for (var path :
        List.of("/v1/carriers", "/v1/me", "/v1/labels/" + label + "/download", "/docs")) {
      for (var method : List.of("GET", "HEAD")) {
        var answer =
            RawHttp.exchange(
                served.sandbox(),
                "%s %s HTTP/1.1\nHost: localhost\nX-API-Key: %s\nIf-None-Match: *\nConnection: close\n\n"
                    .formatted(method, path, key));
        assertThat(answer).as(path).startsWith("HTTP/1.1 304");
        assertThat(answer.toLowerCase(Locale.ROOT))
            .as(path)
            .contains("etag:")
            .doesNotContain("\r\ncontent-type", "\r\ncontent-length", "\r\ncontent-encoding");
      }
    }
  }

  @Test
  void whatIsDoneAndWhatIsRefusedHasNoTag() {
    assertThat(api.post("/v1/addresses/validate", TO).header("ETag")).isEmpty();
    assertThat(api.with("If-None-Match", "*").get("/v1/labels/none").status()).isEqualTo(404);
  }

  @Test
  void longAnswersAreCompressedForWhoTakesIt() throws IOException {
    var taking = api.with("Accept-Encoding", "gzip, deflate");
    var plain = api.get("/v1/openapi.json");
    var small = taking.exchange("GET", "/v1/openapi.json");

    assertThat(small.header("Content-Encoding")).isEqualTo("gzip");
    assertThat(small.raw().headers().allValues("Vary")).contains("Accept-Encoding");
    assertThat(small.header("ETag")).isEqualTo(plain.header("ETag"));
    assertThat(small.raw().body().length).isLessThan(plain.raw().body().length / 4);
    try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(small.raw().body()))) {
      assertThat(new String(unpacked.readAllBytes(), UTF_8)).isEqualTo(plain.text());
    }
    assertThat(plain.header("Content-Encoding")).isEmpty();
  }

  @Test
  void shortAnswersFilesAndThoseWhoDoNotTakeItGetThemAsTheyAre() {
    var taking = api.with("Accept-Encoding", "gzip");
    var label = api.post("/v1/labels", order("ups", "ups_ground", "")).json();
    var file = "/v1/labels/" + label.get("id").asText() + "/download?format=zpl";

    assertThat(taking.get("/v1/me").header("Content-Encoding")).isEmpty();
    var zpl = taking.get(file);
    assertThat(zpl.header("Content-Encoding")).isEmpty();
    assertThat(zpl.header("Content-Length")).isEqualTo(String.valueOf(zpl.raw().body().length));
    var refusing = api.with("Accept-Encoding", "gzip;q=0");
    assertThat(refusing.get("/v1/openapi.json").header("Content-Encoding")).isEmpty();
  }
}
