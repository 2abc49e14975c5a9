package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.contract.ContractTest;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.platform.server.ServerOptions;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Two listeners, and who may address them.
class ListenersTest extends ContractTest {

  @Test
  void bothListenersBindToLoopback() {
    assertThat(served.sandbox().getHost()).isEqualTo("127.0.0.1");
    assertThat(served.production().getHost()).isEqualTo("127.0.0.1");
    assertThat(served.sandbox().getPort()).isPositive().isNotEqualTo(served.production().getPort());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "evil.example",
        "evil.example:8781",
        "127.0.0.1.evil.example",
        "10.0.0.1",
        "[::2]"
      })
  void aForeignHostIs403BeforeAnythingElse(String host) {
    var answer = request(host, "");

    assertThat(answer)
        .startsWith("HTTP/1.1 403")
        .contains("FORBIDDEN")
        .contains("X-Correlation-ID");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "localhost",
        "LOCALHOST:8781",
        "127.0.0.1",
        "127.0.0.1:1",
        "[::1]:8781",
        "127.1.2.3"
      })
  void loopbackNamesAreOurs(String host) {
    assertThat(request(host, "X-API-Key: " + served.key("demo", Role.VIEWER) + "\n"))
        .startsWith("HTTP/1.1 200");
  }

  @Test
  void aRequestWithoutAHostIs403() {
    assertThat(RawHttp.exchange(served.sandbox(), "GET /v1/probe HTTP/1.0\n\n")).contains(" 403 ");
  }

  @Test
  void configuredNamesAreOurs(@TempDir Path other) {
    var options = new ServerOptions("127.0.0.1", 0, 0, Set.of("desk7.warehouse.example"), 0);
    try (var named = ServedEngine.open(other, options, new Probes())) {
      var answer =
          RawHttp.exchange(
              named.sandbox(),
              "GET /v1/probe HTTP/1.1\nHost: desk7.warehouse.example:8781\nConnection: close\n\n");
      assertThat(answer).startsWith("HTTP/1.1 401");
    }
  }

  @Test
  void aTakenPortIsToldWithTheOptionThatChangesIt(@TempDir Path other) {
    var options = ServerOptions.standard().withPorts(served.sandbox().getPort(), 0);
    assertThatThrownBy(() -> ServedEngine.open(other, options, new Probes()))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining(Integer.toString(served.sandbox().getPort()))
        .hasMessageContaining("--port");
  }

  private String request(String host, String headers) {
    return RawHttp.exchange(
        served.sandbox(),
        "GET /v1/probe HTTP/1.1\nHost: " + host + "\n" + headers + "Connection: close\n\n");
  }
}
