package dev.quayside.engine.carrier.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.network.EgressPolicy;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A shop that a person enters may stand in the own network, and nowhere that no shop can be.
class OffLimitsTest {

  private static final Duration LIMIT = Duration.ofSeconds(30);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://169.254.169.254/latest/meta-data",
        "https://[fe80::1]/",
        "https://[fd00:ec2::254]/",
        "https://[::ffff:169.254.169.254]/",
        "https://100.100.100.200/",
      })
  void nothingIsAskedWhereNoShopCanBe(String url) {
    var http = new CarrierHttp(EgressPolicy.allowing(List.of()));
    assertThat(http.ask(CarrierRequest.get(URI.create(url)), LIMIT))
        .isEqualTo(new CarrierAnswer.Silent(CarrierAnswer.Silence.OFF_LIMITS));
  }
}
