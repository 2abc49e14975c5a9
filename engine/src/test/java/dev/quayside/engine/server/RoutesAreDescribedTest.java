package dev.quayside.engine.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.ServedEngine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every endpoint is in the OpenAPI document, and the document tells of no other.
class RoutesAreDescribedTest {

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void bothWays(@TempDir Path directory) throws IOException, InterruptedException {
    var tables = new ArrayList<RouteTable>();
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS, tables::add)) {
      var routes = new TreeSet<String>();
      for (Route<?> route : tables.getFirst().routes()) {
        if (route.path().startsWith("/v1/")) {
          routes.add(route.method() + " " + OpenApi.path(route));
        }
      }
      var described = new TreeSet<String>();
      for (String feature : OpenApi.FEATURES) {
        try (var file = OpenApi.class.getResourceAsStream("openapi/" + feature + ".json")) {
          for (var path : json.readTree(file).get("paths").properties()) {
            path.getValue()
                .fieldNames()
                .forEachRemaining(
                    method -> {
                      if (!method.equals("parameters")) {
                        described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
                      }
                    });
          }
        }
      }
      assertThat(described).isEqualTo(routes).hasSizeGreaterThan(30);
      assertThat(served.sandbox()).isNotNull();
    }
  }
}
