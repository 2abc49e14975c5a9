package dev.quayside.engine.webhook.delivery;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The signature of a delivery: lower-case hexadecimal HMAC-SHA256 of the raw body
/// (docs/api/webhooks.md).
public final class WebhookSignature {

  public static final String HEADER = "X-Service-Signature";

  private static final String ALGORITHM = "HmacSHA256";

  private WebhookSignature() {}

  public static String of(byte[] body, String secret) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM));
      return HexFormat.of().formatHex(mac.doFinal(body));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has " + ALGORITHM, e);
    }
  }
}
