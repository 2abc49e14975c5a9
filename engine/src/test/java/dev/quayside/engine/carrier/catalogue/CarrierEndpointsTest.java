package dev.quayside.engine.carrier.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.carrier.module.CarrierHost;
import dev.quayside.engine.carrier.module.Endpoint;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CarrierEndpointsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ups",
        "=https://example.com",
        "nobody=https://example.com",
        "ups=http://example.com",
        "ups=http://127.0.0.1.example.com",
        "ups=ftp://127.0.0.1",
        "ups=https://user:secret@example.com",
        "ups=https://example.com?a=b",
        "ups=not a url"
      })
  void whatCannotBeIsRefused(String endpoint) {
    assertThatThrownBy(() -> CarrierEndpoints.read(List.of(endpoint)))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("carrier endpoint");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://localhost:8080",
        "http://127.0.0.1:8080/double",
        "http://[::1]:8080",
        "https://example.com/x"
      })
  void thisMachineMayBePlainAndOthersMayNot(String url) {
    assertThat(CarrierEndpoints.read(List.of("ups=" + url))).containsEntry("ups", URI.create(url));
  }

  @Test
  void pathsStayAsTheyAreInProductionBehindAPrefix() {
    var dhl = CarrierModules.of("dhl_express").orElseThrow();
    var host =
        CarrierHost.of(dhl, Endpoint.PRODUCTION, URI.create("http://127.0.0.1:8080/double/"));
    assertThat(host.at("/rates?a=b"))
        .isEqualTo(URI.create("http://127.0.0.1:8080/double/mydhlapi/rates?a=b"));
    assertThat(host.here(URI.create("https://express.api.dhl.com/mydhlapi/labels/1")))
        .contains(URI.create("http://127.0.0.1:8080/double/mydhlapi/labels/1"));
    assertThat(host.here(URI.create("https://elsewhere.example/labels/1"))).isEmpty();
  }
}
