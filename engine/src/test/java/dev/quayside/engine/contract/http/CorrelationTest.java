package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ContractTest;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.RawHttp;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/// X-Correlation-ID.
class CorrelationTest extends ContractTest {

  @Test
  void everyResponseCarriesOne() {
    var api = as(Role.VIEWER);
    for (var response :
        List.of(
            api.get("/v1/probe"),
            api.get("/v1/probe-file"),
            api.get("/v1/nothing"),
            api.get("/outside"),
            api.get("/v1/probe-failure"),
            api.get("/v1/probe-admin"),
            api.send("PATCH", "/v1/probe"),
            api.send("OPTIONS", "/v1/probe"),
            as(Role.OPERATOR).post("/v1/probe", "{"),
            as(Role.OPERATOR).send("POST", "/v1/probe", "text"),
            anonymous().get("/v1/probe"))) {
      assertThat(response.header("X-Correlation-ID")).as(response.text()).isNotEmpty();
    }
  }

  @Test
  void aGoodOneIsEchoed() {
    for (String id : List.of("a", "Order_1.2-3", "x".repeat(128))) {
      var response = as(Role.VIEWER).with("X-Correlation-ID", id).get("/v1/probe");
      assertThat(response.header("X-Correlation-ID")).isEqualTo(id);
    }
  }

  @Test
  void anyOtherIsReplaced() {
    for (String id : List.of("has blank", "x".repeat(129), "a/b", "<script>", "ä")) {
      var response = as(Role.VIEWER).with("X-Correlation-ID", id).get("/v1/probe");
      assertThat(response.header("X-Correlation-ID")).isNotEmpty().isNotEqualTo(id);
    }
  }

  @Test
  void whatIsNotHttpAtAllGetsTheEnvelopeToo() {
    for (String request :
        List.of(
            "GET /%zz HTTP/1.1\nHost: localhost\nConnection: close\n\n",
            "GET /v1/a%2Fb HTTP/1.1\nHost: localhost\nConnection: close\n\n",
            "GET /v1/../../etc HTTP/1.1\nHost: localhost\nConnection: close\n\n",
            "GET /v1/probe HTTP/1.1\nHost: a\nHost: b\nConnection: close\n\n",
            "GET /v1/probe HTTP/1.1\nConnection: close\n\n",
            "NONSENSE\n\n",
            "GET /v1/probe HTTP/1.1\nHost: localhost\nX-Big: " + "x".repeat(20_000) + "\n\n",
            "GET /" + "x".repeat(20_000) + " HTTP/1.1\nHost: localhost\n\n")) {
      assertThat(RawHttp.exchange(served.sandbox(), request))
          .as(request.substring(0, Math.min(60, request.length())))
          .matches("(?s)HTTP/1.1 4\\d\\d .*")
          .contains("X-Correlation-ID: ")
          .contains("{\"error\":{\"code\":\"")
          .doesNotContain("Jetty", "<html>");
    }
  }

  @Test
  void everyLogLineOfTheRequestCarriesIt() {
    var seen = new ListAppender<ILoggingEvent>();
    seen.start();
    var logger = (Logger) LoggerFactory.getLogger(Probes.class);
    logger.addAppender(seen);
    try {
      as(Role.OPERATOR).with("X-Correlation-ID", "log-7").post("/v1/probe-bare");
    } finally {
      logger.detachAppender(seen);
    }
    assertThat(seen.list)
        .singleElement()
        .satisfies(line -> assertThat(line.getMDCPropertyMap()).containsValue("log-7"));
  }
}
