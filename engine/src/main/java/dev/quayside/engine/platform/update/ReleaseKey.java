package dev.quayside.engine.platform.update;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/// The public half of the Ed25519 key that lists of releases are signed with.
record ReleaseKey(PublicKey key) {

  private static final String ALGORITHM = "Ed25519";

  /// @param text as `openssl pkey -pubout` writes it, with or without its first and last line
  /// @throws IllegalArgumentException when the text is not such a key
  static ReleaseKey parse(String text) {
    var base64 = text.replaceAll("-----[A-Z ]+-----", "").replaceAll("\\s", "");
    try {
      var encoded = new X509EncodedKeySpec(Base64.getDecoder().decode(base64));
      return new ReleaseKey(KeyFactory.getInstance(ALGORITHM).generatePublic(encoded));
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("no public key of Ed25519", e);
    }
  }

  boolean hasSigned(byte[] content, byte[] signature) {
    try {
      var check = Signature.getInstance(ALGORITHM);
      check.initVerify(key);
      check.update(content);
      return check.verify(signature);
    } catch (GeneralSecurityException malformed) {
      return false;
    }
  }
}
