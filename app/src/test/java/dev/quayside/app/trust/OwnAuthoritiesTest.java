package dev.quayside.app.trust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import dev.quayside.engine.carrier.http.CarrierAnswer;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.platform.network.EgressPolicy;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.Security;
import java.security.cert.CertificateException;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server whose certificate no public authority vouches for, as a company's own has.
class OwnAuthoritiesTest {

  private static final char[] PASSWORD = "changeit".toCharArray();
  private static final Duration LIMIT = Duration.ofSeconds(20);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  @Test
  void everybodyTrustsItOnceItsAuthorityIsNamed() throws Exception {
    var keys = selfSigned();
    var before = SSLContext.getDefault();
    var server = serving(keys);
    var page = URI.create("https://127.0.0.1:" + server.getAddress().getPort() + "/");
    try {
      assertThat(carriersAsk(page)).isInstanceOf(CarrierAnswer.Silent.class);
      OwnAuthorities.trust(written(keys));
      assertThat(carriersAsk(page)).isInstanceOf(CarrierAnswer.Said.class);
      try (var jdks = HttpClient.newHttpClient()) {
        var answer = jdks.send(HttpRequest.newBuilder(page).build(), BodyHandlers.discarding());
        assertThat(answer.statusCode()).isEqualTo(200);
      }
    } finally {
      Security.removeProvider("Quayside");
      SSLContext.setDefault(before);
      server.stop(0);
    }
  }

  @Test
  void aFileThatCannotBeItIsOneSentence() throws Exception {
    var missing = folder.resolve("missing.pem");
    assertThatThrownBy(() -> OwnAuthorities.trust(missing))
        .isInstanceOf(CertificateException.class)
        .hasMessage(missing + " cannot be read: is it there, and may you read it?");
    var other = Files.writeString(folder.resolve("other.pem"), "hello");
    assertThatThrownBy(() -> OwnAuthorities.trust(other))
        .isInstanceOf(CertificateException.class)
        .hasMessage(other + " has no certificates in PEM (-----BEGIN CERTIFICATE-----)");
    var empty = Files.createFile(folder.resolve("empty.pem"));
    assertThatThrownBy(() -> OwnAuthorities.trust(empty)).isInstanceOf(CertificateException.class);
  }

  private static CarrierAnswer carriersAsk(URI page) {
    return new CarrierHttp(EgressPolicy.allowing(List.of())).ask(CarrierRequest.get(page), LIMIT);
  }

  private Path written(KeyStore keys) throws Exception {
    var pem =
        "-----BEGIN CERTIFICATE-----\n"
            + Base64.getMimeEncoder().encodeToString(keys.getCertificate("own").getEncoded())
            + "\n-----END CERTIFICATE-----\n";
    return Files.writeString(folder.resolve("ca.pem"), pem);
  }

  private static HttpsServer serving(KeyStore keys) throws Exception {
    var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(keys, PASSWORD);
    var context = SSLContext.getInstance("TLS");
    context.init(factory.getKeyManagers(), null, null);
    var server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setHttpsConfigurator(new HttpsConfigurator(context));
    server.createContext(
        "/",
        exchange -> {
          exchange.sendResponseHeaders(200, -1);
          exchange.close();
        });
    server.start();
    return server;
  }

  private KeyStore selfSigned() throws Exception {
    var file = folder.resolve("server.p12");
    var keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "own",
                "-keyalg",
                "EC",
                "-dname",
                "CN=our proxy",
                "-ext",
                "SAN=ip:127.0.0.1",
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
}
