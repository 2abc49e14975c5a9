package dev.quayside.engine.webhook.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WebhookSignatureTest {

  @ParameterizedTest
  @CsvSource({
    // RFC 4231, test case 2
    "Jefe,what do ya want for nothing?,"
        + "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    // printf '{"a":"é"}' | openssl dgst -sha256 -hmac 'schlüssel'
    "schlüssel,{\"a\":\"é\"},8863449e23fa2d5669d6313d701928f39b4e4381586749bd2712427c85e6c0f1"
  })
  void isTheHmacOthersCompute(String secret, String body, String expected) {
    assertThat(WebhookSignature.of(body.getBytes(StandardCharsets.UTF_8), secret))
        .isEqualTo(expected);
  }
}
