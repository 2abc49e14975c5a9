package dev.quayside.engine.platform.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/// A server's key with a certificate for one name, made by the JDK's own keytool.
public record ServerKeys(KeyStore keys) {

  private static final char[] PASSWORD = "changeit".toCharArray();
  private static final String ALIAS = "server";

  /// @param name as keytool's SAN has it: `ip:127.0.0.1`
  public static ServerKeys of(Path directory, String name)
      throws IOException, InterruptedException, GeneralSecurityException {
    var file = directory.resolve(name.replace(':', '-') + ".p12");
    var keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                ALIAS,
                "-keyalg",
                "EC",
                "-dname",
                "CN=a server",
                "-ext",
                "SAN=" + name,
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
    return new ServerKeys(keys);
  }

  /// For the server.
  public SSLContext serving() throws GeneralSecurityException {
    var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(keys, PASSWORD);
    var context = SSLContext.getInstance("TLS");
    context.init(factory.getKeyManagers(), null, null);
    return context;
  }

  /// For one who trusts this certificate alone.
  public SSLContext trusting() throws GeneralSecurityException, IOException {
    var context = SSLContext.getInstance("TLS");
    context.init(null, new TrustManager[] {trust()}, null);
    return context;
  }

  /// What trusts this certificate alone.
  public X509TrustManager trust() throws GeneralSecurityException, IOException {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry(ALIAS, keys.getCertificate(ALIAS));
    var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(trusted);
    return (X509TrustManager) factory.getTrustManagers()[0];
  }
}
