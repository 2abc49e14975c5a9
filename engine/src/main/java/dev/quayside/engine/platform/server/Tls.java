package dev.quayside.engine.platform.server;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.ServerWords;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/// The certificate a server shows, and its key, as PEM files (RFC 7468).
///
/// @param certificate the chain, the server's own first
/// @param key PKCS#8, not encrypted
public record Tls(Path certificate, Path key) {

  private static final Pattern PKCS8 =
      Pattern.compile("-----BEGIN PRIVATE KEY-----(.*?)-----END PRIVATE KEY-----", Pattern.DOTALL);
  private static final List<String> ALGORITHMS = List.of("RSA", "EC", "EdDSA");
  private static final char[] NO_PASSWORD = {};

  /// @throws ProblemException `INVALID_REQUEST` saying which file is at fault and why
  KeyStore keyStore() {
    var chain = chain();
    var own = privateKey();
    try {
      var keys = KeyStore.getInstance("PKCS12");
      keys.load(null, NO_PASSWORD);
      keys.setKeyEntry("server", own, NO_PASSWORD, chain);
      return keys;
    } catch (GeneralSecurityException | IOException e) {
      throw wrong(certificate, ServerWords.OTHER_KEY.of(key));
    }
  }

  private Certificate[] chain() {
    try (var in = Files.newInputStream(certificate)) {
      var chain =
          CertificateFactory.getInstance("X.509")
              .generateCertificates(in)
              .toArray(Certificate[]::new);
      if (chain.length == 0) {
        throw wrong(certificate, ServerWords.NO_CERTIFICATE.of());
      }
      return chain;
    } catch (IOException e) {
      throw wrong(certificate, ServerWords.FILE_UNREADABLE.of());
    } catch (GeneralSecurityException e) {
      throw wrong(certificate, ServerWords.NO_CERTIFICATE.of());
    }
  }

  private PrivateKey privateKey() {
    var pem = PKCS8.matcher(text(key));
    if (!pem.find()) {
      throw wrong(key, ServerWords.NO_KEY.of());
    }
    var encoded = decoded(pem.group(1));
    for (String algorithm : ALGORITHMS) {
      try {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(encoded));
      } catch (InvalidKeySpecException e) {
        // the key is of another algorithm
      } catch (GeneralSecurityException e) {
        throw new IllegalStateException("every JDK has " + algorithm, e);
      }
    }
    throw wrong(key, ServerWords.UNKNOWN_KEY_KIND.of());
  }

  private byte[] decoded(String base64) {
    try {
      return Base64.getMimeDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw wrong(key, ServerWords.DAMAGED.of());
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw wrong(file, ServerWords.FILE_UNREADABLE.of());
    }
  }

  private static ProblemException wrong(Path file, Message why) {
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, ServerWords.ABOUT_FILE, file, why);
  }
}
