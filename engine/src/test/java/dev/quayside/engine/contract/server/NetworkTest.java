package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.Tls;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What else than loopback, TLS, and pages of other origins.
class NetworkTest {

  private static final char[] PASSWORD = "changeit".toCharArray();
  private static final ServerOptions OPTIONS = ServedEngine.FREE_PORTS;
  private static final String SHOP = "https://shop.example";

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"RSA", "EC", "Ed25519"})
  void answersAreEncryptedWithTheCertificateOfTheFiles(String algorithm) throws Exception {
    var keys = keys(algorithm);
    var options = OPTIONS.withTls(pem(keys)).withHost("0.0.0.0", Set.of("localhost"));
    try (var served = ServedEngine.open(directory.resolve("data"), options);
        var client = HttpClient.newBuilder().sslContext(trusting(keys)).build()) {
      assertThat(served.sandbox().toString()).startsWith("https://localhost:");
      var key = served.key("demo", Role.VIEWER);
      var answer = client.send(get(served.sandbox(), key), BodyHandlers.ofString());
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.sslSession()).isPresent();
      assertThat(answer.body()).contains("ups");

      var plain = URI.create("http://localhost:" + served.sandbox().getPort());
      assertThatThrownBy(() -> client.send(get(plain, key), BodyHandlers.ofString()))
          .isInstanceOf(IOException.class);
    }
  }

  /// The certificate names desk7 only; a tool of this machine that trusts it by other means still
  /// gets in, and a foreign name is told so in the envelope.
  @Test
  void loopbackNamesWorkWhateverTheCertificateSays() throws Exception {
    var keys = keys("RSA", "desk7.warehouse.example");
    var options =
        OPTIONS.withTls(pem(keys)).withHost("127.0.0.1", Set.of("desk7.warehouse.example"));
    try (var served = ServedEngine.open(directory.resolve("data"), options)) {
      int port = served.sandbox().getPort();
      var key = served.key("demo", Role.VIEWER);
      for (var name : List.of("localhost", "127.0.0.1", "desk7.warehouse.example")) {
        assertThat(statusLine(keys, name, port, key)).as(name).isEqualTo("HTTP/1.1 200 OK");
      }
      assertThat(statusLine(keys, "evil.example", port, key)).isEqualTo("HTTP/1.1 403 Forbidden");
    }
  }

  /// Asks 127.0.0.1 under `name`, as the SNI and the Host header.
  private static String statusLine(KeyStore keys, String name, int port, String key)
      throws Exception {
    try (var plain = new Socket("127.0.0.1", port);
        var secure =
            (SSLSocket) trusting(keys).getSocketFactory().createSocket(plain, name, port, true)) {
      secure
          .getOutputStream()
          .write(
              "GET /v1/carriers HTTP/1.1\r\nHost: %s:%d\r\nX-API-Key: %s\r\nConnection: close\r\n\r\n"
                  .formatted(name, port, key)
                  .getBytes(StandardCharsets.US_ASCII));
      return new String(secure.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void anAddressOthersCanReachNeedsTlsOrTheUsersWord() {
    var open = OPTIONS.withHost("0.0.0.0", Set.of());
    assertThat(open.isExposed()).isTrue();
    assertThatThrownBy(() -> ServedEngine.open(directory, open, new Probes()))
        .hasMessageContaining("--insecure-lan");
    try (var served =
        ServedEngine.open(directory.resolve("lan"), open.withInsecureLan(true), new Probes())) {
      assertThat(served.sandbox().toString()).startsWith("http://127.0.0.1:");
      // the very address a request came to is no name that could be rebound
      var answer =
          RawHttp.exchange(
              served.sandbox(), "GET /v1/probe HTTP/1.1\nHost: 10.0.0.1\nConnection: close\n\n");
      assertThat(answer).startsWith("HTTP/1.1 403");
    }
  }

  @Test
  void filesThatAreNoCertificateOrKeyAreNamed() throws Exception {
    var good = pem(keys("EC"));
    var junk = Files.writeString(directory.resolve("junk.pem"), "no pem");
    var pkcs1 =
        Files.writeString(
            directory.resolve("old.pem"),
            "-----BEGIN RSA PRIVATE KEY-----\nAA==\n-----END RSA PRIVATE KEY-----\n");
    var missing = directory.resolve("missing.pem");
    assertRefused(new Tls(junk, good.key()), "junk.pem holds no certificate");
    assertRefused(new Tls(missing, good.key()), "missing.pem cannot be read");
    assertRefused(new Tls(good.certificate(), pkcs1), "openssl pkcs8");
    assertRefused(new Tls(good.certificate(), missing), "missing.pem cannot be read");
  }

  @Test
  void withoutAnOriginThereIsNoCorsHeader() {
    try (var served = ServedEngine.open(directory, OPTIONS)) {
      var api = Api.of(served.sandbox()).key(served.key("demo", Role.VIEWER));
      var answer = api.with("Origin", SHOP).get("/v1/carriers");
      assertThat(answer.raw().headers().map().keySet())
          .noneMatch(name -> name.toLowerCase(java.util.Locale.ROOT).startsWith("access-control"));
      assertThat(preflight(Api.of(served.sandbox()), SHOP).status()).isEqualTo(401);
    }
  }

  @Test
  void aConfiguredOriginMayAskAndRead() {
    var options = OPTIONS.withCorsOrigins(Set.of(SHOP, "http://localhost:3000"));
    try (var served = ServedEngine.open(directory, options)) {
      var anonymous = Api.of(served.sandbox());
      var preflight = preflight(anonymous, SHOP);
      assertThat(preflight.status()).isEqualTo(204);
      assertThat(preflight.header("Access-Control-Allow-Origin")).isEqualTo(SHOP);
      assertThat(preflight.header("Access-Control-Allow-Methods")).contains("POST");
      assertThat(preflight.header("Access-Control-Allow-Headers"))
          .contains("X-API-Key", "Authorization", "Content-Type", "Idempotency-Key", "Prefer");
      assertThat(preflight.header("Access-Control-Allow-Credentials")).isEmpty();
      assertThat(preflight.header("Vary")).isEqualTo("Origin");

      var api = anonymous.key(served.key("demo", Role.VIEWER));
      var read = api.with("Origin", SHOP).get("/v1/carriers");
      assertThat(read.header("Access-Control-Allow-Origin")).isEqualTo(SHOP);
      assertThat(read.header("Access-Control-Expose-Headers"))
          .contains("X-Correlation-ID", "Retry-After");
      // a page has to be able to read why it was refused, too
      assertThat(anonymous.with("Origin", SHOP).get("/v1/carriers").status()).isEqualTo(401);
      assertThat(
              anonymous
                  .with("Origin", SHOP)
                  .get("/v1/carriers")
                  .header("Access-Control-Allow-Origin"))
          .isEqualTo(SHOP);

      // caches keep the answers of two origins apart, also the short, the refused and the empty
      // ones
      for (var path :
          List.of("/v1/carriers", "/v1/me", "/v1/labels/none", "/track/none", "/docs")) {
        assertThat(api.get(path).raw().headers().allValues("Vary")).as(path).contains("Origin");
      }
      var again = api.with("If-None-Match", read.header("ETag")).get("/v1/carriers");
      assertThat(again.status()).isEqualTo(304);
      assertThat(again.raw().headers().allValues("Vary")).contains("Origin");

      for (String foreign : List.of("https://evil.example", SHOP + ".evil.example", "null")) {
        assertThat(preflight(anonymous, foreign).status()).as(foreign).isEqualTo(401);
        assertThat(
                api.with("Origin", foreign)
                    .get("/v1/carriers")
                    .header("Access-Control-Allow-Origin"))
            .as(foreign)
            .isEmpty();
      }
    }
  }

  /// A browser asks before each call: its questions must not use up what the calls may have.
  @Test
  void preflightsAreNotCounted() {
    var options = OPTIONS.withRequestsPerMinute(2).withCorsOrigins(Set.of(SHOP));
    try (var served = ServedEngine.open(directory, options)) {
      var anonymous = Api.of(served.sandbox());
      for (int i = 0; i < 5; i++) {
        assertThat(preflight(anonymous, SHOP).status()).isEqualTo(204);
      }
      assertThat(anonymous.get("/v1/me").status()).isEqualTo(401);
    }
  }

  private void assertRefused(Tls tls, String why) {
    assertThatThrownBy(
            () ->
                ServedEngine.open(directory.resolve("refused"), OPTIONS.withTls(tls), new Probes()))
        .hasMessageContaining(why);
  }

  private static Api.Response preflight(Api api, String origin) {
    return api.with("Origin", origin)
        .with("Access-Control-Request-Method", "POST")
        .with("Access-Control-Request-Headers", "x-api-key, content-type")
        .send("OPTIONS", "/v1/rates");
  }

  private static HttpRequest get(URI base, String key) {
    return HttpRequest.newBuilder(base.resolve("/v1/carriers")).header("X-API-Key", key).build();
  }

  private KeyStore keys(String algorithm) throws Exception {
    return keys(algorithm, "localhost");
  }

  private KeyStore keys(String algorithm, String name) throws Exception {
    var file = directory.resolve(algorithm + name + ".p12");
    var keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "desk",
                "-keyalg",
                algorithm,
                "-dname",
                "CN=" + name,
                "-ext",
                "SAN=dns:" + name,
                "-keystore",
                file.toString(),
                "-storepass",
                String.valueOf(PASSWORD))
            .redirectErrorStream(true)
            .start();
    var said = new String(keytool.getInputStream().readAllBytes());
    assertThat(keytool.waitFor()).as(said).isZero();
    var keys = KeyStore.getInstance("PKCS12");
    try (var in = Files.newInputStream(file)) {
      keys.load(in, PASSWORD);
    }
    return keys;
  }

  private Tls pem(KeyStore keys) throws Exception {
    return new Tls(
        write("certificate.pem", "CERTIFICATE", keys.getCertificate("desk").getEncoded()),
        write("key.pem", "PRIVATE KEY", keys.getKey("desk", PASSWORD).getEncoded()));
  }

  private Path write(String name, String type, byte[] encoded) throws IOException {
    var text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(encoded);
    return Files.writeString(
        directory.resolve(name),
        "-----BEGIN " + type + "-----\n" + text + "\n-----END " + type + "-----\n");
  }

  private static SSLContext trusting(KeyStore keys) throws Exception {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("desk", keys.getCertificate("desk"));
    var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(trusted);
    var context = SSLContext.getInstance("TLS");
    context.init(null, factory.getTrustManagers(), null);
    return context;
  }
}
