package dev.quayside.engine.source.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.source.catalogue.SourceEndpoints;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// How often a shop in trouble is asked, and where shops with fixed hosts are looked for.
class BackoffTest {

  @Test
  void noMoreThanThreeTriesInTenSecondsAndNeverLongerThanAQuarterOfAnHour() {
    assertThat(IntStream.rangeClosed(1, 4).mapToObj(Backoff::untold).toList())
        .containsExactly(
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(8),
            Duration.ofSeconds(16));
    assertThat(Backoff.untold(50)).isEqualTo(Duration.ofMinutes(15));
  }

  @Test
  void endpointsTakeThePlaceOfFixedHostsOnThisMachineOnly() {
    assertThat(
            SourceEndpoints.read(List.of("shopify=http://127.0.0.1:81", "ebay=http://[::1]:82/x")))
        .containsEntry("shopify", URI.create("http://127.0.0.1:81"))
        .containsKey("ebay");
    for (var bad : List.of("shopify=http://shop.example", "woocommerce=http://127.0.0.1", "ebay")) {
      assertThatThrownBy(() -> SourceEndpoints.read(List.of(bad))).as(bad).isNotNull();
    }
  }
}
