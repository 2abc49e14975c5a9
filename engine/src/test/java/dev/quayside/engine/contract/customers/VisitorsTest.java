package dev.quayside.engine.contract.customers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Probes;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whom a page counts against, behind a proxy on this machine and another at 10.1.0.7.
@TestInstance(Lifecycle.PER_CLASS)
class VisitorsTest {

  private static final int PAGES = 60;

  @SuppressWarnings("NullAway.Init") // open() sets it
  private ServedEngine behind;

  @BeforeAll
  void open(@TempDir Path directory) {
    behind =
        ServedEngine.open(
            directory,
            ServedEngine.FREE_PORTS.withTrustedProxies(Set.of("127.0.0.1", "10.1.0.0/16")),
            new Probes(),
            () -> 0);
  }

  @AfterAll
  void close() {
    behind.close();
  }

  /// Who is the same visitor shares what is left.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          X-Forwarded-For | 203.0.113.5             | X-Forwarded-For | 203.0.113.5, 10.1.0.7                     | same
          X-Forwarded-For | 203.0.113.6             | X-Forwarded-For | 198.51.100.1, 203.0.113.6:4711            | same
          X-Forwarded-For | 203.0.113.7             | X-Forwarded-For | 203.0.113.8                               | other
          X-Forwarded-For | 203.0.113.9             | Forwarded       | for=1.2.3.4, For=203.0.113.9;proto=https  | same
          Forwarded       | for="[2001:db8::1]:80"  | X-Forwarded-For | 2001:db8::ffff                            | same
          Forwarded       | for="[2001:db8:1::1]"   | X-Forwarded-For | 2001:db8:2::1                             | other
          Forwarded       | for=_hidden             | Forwarded       | for=203.0.113.10, for=unknown             | same
          """)
  void itIsWhoStoodBeforeTheLastProxyWeTrust(
      String header, String value, String otherHeader, String otherValue, String relation) {
    var first = Integer.parseInt(remaining(header, value));
    var second = Integer.parseInt(remaining(otherHeader, otherValue));
    assertThat(second).isEqualTo(relation.equals("same") ? first - 1 : PAGES - 1);
  }

  @Test
  void twoHeadersThatDisagreeAreBothNotBelieved() {
    var before = Integer.parseInt(left(Api.of(behind.sandbox())));
    var invented =
        Api.of(behind.sandbox())
            .with("X-Forwarded-For", "203.0.113.20")
            .with("Forwarded", "for=198.51.100.77");
    assertThat(left(invented)).as("of the proxy's").isEqualTo(Integer.toString(before - 1));
    assertThat(left(invented.with("Forwarded", "for=198.51.100.78")))
        .isEqualTo(Integer.toString(before - 2));
  }

  @Test
  void nobodyIsBelievedUnlessConfigured(@TempDir Path directory) {
    try (var open = ServedEngine.open(directory, ServedEngine.FREE_PORTS, new Probes(), () -> 0)) {
      var visitor = Api.of(open.sandbox());
      for (int i = 0; i < PAGES; i++) {
        left(visitor.with("X-Forwarded-For", "203.0.113." + i));
      }
      var last = visitor.with("Forwarded", "for=203.0.113.99").get("/track/1");
      assertThat(last.status()).isEqualTo(429);
    }
  }

  private String remaining(String header, String value) {
    return left(Api.of(behind.sandbox()).with(header, value));
  }

  private static String left(Api visitor) {
    return visitor.get("/track/1").header("RateLimit-Remaining");
  }
}
