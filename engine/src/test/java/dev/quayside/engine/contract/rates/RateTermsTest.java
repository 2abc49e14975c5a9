package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What was quoted is what is bought: what the rate request left out has its default, and what it
/// said cannot be taken back.
class RateTermsTest extends SandboxTest {

  /// A Thursday without holidays around it, at noon in San Francisco.
  private static final Instant THURSDAY = Instant.parse("2026-03-12T19:00:00Z");

  private static final String LONDON =
      "{\"name\":\"Bob\",\"street1\":\"1 Strand\",\"city\":\"London\",\"zip\":\"WC2N"
          + " 5HR\",\"country\":\"GB\",\"phone\":\"+442071234567\"}";
  private static final String CUSTOMS =
      "\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Mug\",\"quantity\":1,\"value\":5,\"weightOz\":5,\"hsCode\":\"6912.00\",\"originCountry\":\"US\"}]}";

  @Override
  protected InstantSource clock() {
    return () -> THURSDAY;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"billing\":{\"transport\":{\"payor\":\"sender\"}}",
        "\"billing\":{\"duties\":{\"payor\":\"recipient\"}}",
        "\"billing\":{}",
        "\"shipDate\":\"2026-03-12\"",
        "\"delivery\":{\"saturday\":false}",
        "\"delivery\":{}",
        "\"delivery\":{\"instructions\":\"Dock 4\"}",
        "\"references\":[]",
        "\"references\":[{\"kind\":\"other\",\"value\":\"1\"}]",
      })
  void aDefaultThatIsSaidIsTheDefault(String said) {
    var rate = rate("\"isReturn\":false");
    var label = bought(rate, said);
    assertThat(label.status()).as(said + label.text()).isEqualTo(201);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}}|\"billing\":{\"transport\":{\"payor\":\"sender\"}}|billing.transport",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}}|\"billing\":{\"transport\":{\"payor\":\"recipient\",\"account\":\"1A2B3C\"}}|billing.transport",
        "\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10001\",\"country\":\"US\"}}|\"billing\":{\"transport\":{\"payor\":\"third_party\",\"account\":\"1A2B3C\",\"zip\":\"10002\",\"country\":\"US\"}}|billing.transport",
        "\"billing\":{\"duties\":{\"payor\":\"sender\"}}|\"billing\":{\"duties\":{\"payor\":\"recipient\"}}|billing.duties",
        "\"isReturn\":false|\"billing\":{\"duties\":{\"payor\":\"sender\"}}|billing.duties",
        "\"shipDate\":\"2026-03-13\"|\"shipDate\":\"2026-03-12\"|shipDate",
        "\"isReturn\":false|\"shipDate\":\"2026-03-13\"|shipDate",
        "\"shipDate\":\"2026-03-13\",\"delivery\":{\"saturday\":true}|\"delivery\":{\"saturday\":false}|delivery.saturday",
        "\"delivery\":{\"instructions\":\"Dock 4\"}|\"delivery\":{\"instructions\":\"Dock"
            + " 5\"}|delivery.instructions",
        "\"references\":[{\"kind\":\"other\",\"value\":\"1\"}]|\"references\":[]|references",
        "\"references\":[{\"kind\":\"other\",\"value\":\"1\"}]|\"references\":[{\"kind\":\"invoice\",\"value\":\"1\"}]|references",
      })
  void whatWasQuotedIsNotTakenBack(String quoted, String said, String field) {
    var rate = rate(quoted);
    var refused = bought(rate, said);
    assertThat(refused.status()).as(refused.text()).isEqualTo(422);
    assertThat(refused.code()).as(refused.text()).isEqualTo("RATE_MISMATCH");
    assertThat(refused.fields()).containsExactly(field);
    assertThat(refused.text()).doesNotContain("1A2B3C");
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    var same = bought(rate, quoted);
    assertThat(same.status()).as(same.text()).isEqualTo(201);
  }

  private String rate(String said) {
    boolean isHome = said.contains("saturday");
    var rates =
        api.post(
            "/v1/rates",
            "{\"from\":%s,\"to\":%s,\"parcel\":%s,\"carriers\":[\"ups\"]%s,%s}"
                .formatted(FROM, isHome ? TO : LONDON, PARCEL, isHome ? "" : "," + CUSTOMS, said));
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    return rates.json().at("/rates/0/id").asText() + (isHome ? " home" : "");
  }

  private dev.quayside.engine.contract.Api.Response bought(String rate, String said) {
    boolean isHome = rate.endsWith(" home");
    return api.post(
        "/v1/labels",
        "{\"rateId\":\"%s\",\"from\":%s,\"to\":%s,%s}"
            .formatted(rate.replace(" home", ""), FROM, isHome ? TO : LONDON, said));
  }
}
