package dev.quayside.app.trust;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.Security;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import javax.net.ssl.SSLContext;
import javax.net.ssl.X509TrustManager;
import org.jspecify.annotations.Nullable;

/// Trusts the certificates of a company's own authority, as its proxy or mail server uses, in
/// addition to those Java trusts, for every outgoing connection of this process.
public final class OwnAuthorities {

  /// The environment variable with the file's path.
  public static final String VARIABLE = "QUAYSIDE_CA_FILE";

  private OwnAuthorities() {}

  /// Trusts the certificates of a file from now on. To be called before any client is made: one
  /// made earlier keeps what it trusted then.
  ///
  /// @param file certificates in PEM (several one after the other) or one in DER
  /// @throws CertificateException with one sentence for the user who named the file
  public static void trust(Path file) throws CertificateException {
    var own = read(file);
    try {
      var both = together(own);
      Security.insertProviderAt(new OwnTrust(both), 1);
      var context = SSLContext.getInstance("TLS");
      var factory = OwnTrust.javas();
      factory.init(both);
      context.init(null, factory.getTrustManagers(), null);
      SSLContext.setDefault(context);
    } catch (GeneralSecurityException | IOException e) {
      throw new CertificateException("the certificates of " + file + " cannot be used", e);
    }
  }

  private static Collection<? extends Certificate> read(Path file) throws CertificateException {
    byte[] content;
    try {
      content = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new CertificateException(file + " cannot be read: is it there, and may you read it?");
    }
    try {
      var found =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(new ByteArrayInputStream(content));
      if (!found.isEmpty()) {
        return found;
      }
    } catch (CertificateException e) {
      // reported below
    }
    throw new CertificateException(
        file + " has no certificates in PEM (-----BEGIN CERTIFICATE-----)");
  }

  private static KeyStore together(Collection<? extends Certificate> own)
      throws GeneralSecurityException, IOException {
    var both = KeyStore.getInstance("PKCS12");
    both.load(null, null);
    int number = 0;
    for (var one : known()) {
      both.setCertificateEntry("java-" + number++, one);
    }
    for (var one : own) {
      both.setCertificateEntry("own-" + number++, one);
    }
    return both;
  }

  /// The certificates Java trusts by its own properties (`javax.net.ssl.trustStore`).
  private static X509Certificate[] known() throws GeneralSecurityException {
    var factory = OwnTrust.javas();
    factory.init((@Nullable KeyStore) null);
    for (var manager : factory.getTrustManagers()) {
      if (manager instanceof X509TrustManager certificates) {
        return certificates.getAcceptedIssuers();
      }
    }
    return new X509Certificate[0];
  }
}
