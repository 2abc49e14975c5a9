package dev.quayside.engine.customer.email.smtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;

/// A key with a certificate for one name, made by the JDK's own keytool.
record MailServerKeys(KeyStore keys) {

  private static final char[] PASSWORD = "changeit".toCharArray();

  /// @param name as keytool's SAN has it: `ip:127.0.0.1`
  static MailServerKeys of(Path directory, String name)
      throws IOException, InterruptedException, GeneralSecurityException {
    var file = directory.resolve(name.replace(':', '-') + ".p12");
    var keytool =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair",
                "-alias",
                "mail",
                "-keyalg",
                "EC",
                "-dname",
                "CN=mail server",
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
    return new MailServerKeys(keys);
  }

  /// For the server.
  SSLContext serving() throws GeneralSecurityException {
    var factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(keys, PASSWORD);
    var context = SSLContext.getInstance("TLS");
    context.init(factory.getKeyManagers(), null, null);
    return context;
  }

  /// For one who trusts this certificate alone.
  SSLSocketFactory trusting() throws GeneralSecurityException, IOException {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("mail", keys.getCertificate("mail"));
    var factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(trusted);
    var context = SSLContext.getInstance("TLS");
    context.init(null, factory.getTrustManagers(), null);
    return context.getSocketFactory();
  }
}
