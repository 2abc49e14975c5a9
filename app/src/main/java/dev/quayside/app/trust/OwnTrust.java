package dev.quayside.app.trust;

import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.util.List;
import javax.net.ssl.ManagerFactoryParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.TrustManagerFactorySpi;
import org.jspecify.annotations.Nullable;

/// A security provider that adds Quayside's certificates wherever Java code asks for "the
/// certificates this computer trusts" (without its own key store). They are kept in memory: a file
/// could be gone when another client is made.
final class OwnTrust extends Provider {

  private static final String ALGORITHM = "PKIX";
  private static final String JAVAS = "SunJSSE";

  OwnTrust(KeyStore trusted) {
    super("Quayside", "1", "certificate authorities of one's own");
    putService(
        new Service(
            this, "TrustManagerFactory", ALGORITHM, Factory.class.getName(), List.of(), null) {
          @Override
          public Object newInstance(@Nullable Object parameter) throws NoSuchAlgorithmException {
            try {
              return new Factory(trusted);
            } catch (GeneralSecurityException e) {
              throw new NoSuchAlgorithmException(e);
            }
          }
        });
  }

  /// Java's own factory, bypassing this provider.
  static TrustManagerFactory javas() throws GeneralSecurityException {
    return TrustManagerFactory.getInstance(ALGORITHM, JAVAS);
  }

  private static final class Factory extends TrustManagerFactorySpi {

    private final TrustManagerFactory javas = javas();
    private final KeyStore trusted;

    Factory(KeyStore trusted) throws GeneralSecurityException {
      this.trusted = trusted;
    }

    @Override
    protected void engineInit(@Nullable KeyStore asked) throws KeyStoreException {
      javas.init(asked == null ? trusted : asked);
    }

    @Override
    protected void engineInit(ManagerFactoryParameters asked)
        throws java.security.InvalidAlgorithmParameterException {
      javas.init(asked);
    }

    @Override
    protected TrustManager[] engineGetTrustManagers() {
      return javas.getTrustManagers();
    }
  }
}
