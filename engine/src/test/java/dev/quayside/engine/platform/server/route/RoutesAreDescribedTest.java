package dev.quayside.engine.platform.server.route;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.platform.server.json.Fields;
import dev.quayside.engine.platform.server.openapi.KnownRequests;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import dev.quayside.engine.platform.server.openapi.UnknownNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every endpoint is in the OpenAPI document, and the document tells of no other.
class RoutesAreDescribedTest {

  private final ObjectMapper json = new ObjectMapper();

  /// A request that remembers which of its fields were asked for.
  private static final class Remembering extends ObjectNode {

    private final Set<String> asked = new TreeSet<>();

    private Remembering(JsonNode request) {
      super(JsonNodeFactory.instance);
      request.properties().forEach(each -> set(each.getKey(), of(each.getValue())));
    }

    private static JsonNode of(JsonNode value) {
      if (value.isArray()) {
        var elements = JsonNodeFactory.instance.arrayNode();
        value.forEach(each -> elements.add(of(each)));
        return elements;
      }
      return value.isObject() ? new Remembering(value) : value;
    }

    @Override
    public JsonNode get(String name) {
      asked.add(name);
      return super.get(name);
    }

    /// The request with everything in it that was asked for.
    static JsonNode whole(JsonNode value) {
      if (value.isArray()) {
        var elements = JsonNodeFactory.instance.arrayNode();
        value.forEach(each -> elements.add(whole(each)));
        return elements;
      }
      if (value instanceof Remembering request) {
        var whole = JsonNodeFactory.instance.objectNode();
        request.asked.forEach(whole::putNull);
        request.properties().forEach(each -> whole.set(each.getKey(), whole(each.getValue())));
        return whole;
      }
      return value;
    }
  }

  /// Fields of a sibling, looked for to be refused with its address.
  private static final Map<String, List<String>> ELSEWHERE =
      Map.of(
          "/v1/orders", List.of("orders"),
          "/v1/orders/:id/labels", List.of("parcels"),
          "/v1/orders/:id/parcels", List.of("parcel", "items", "rateId", "with"),
          "/v1/orders/batch",
              List.of(
                  "reference",
                  "references",
                  "billing",
                  "to",
                  "items",
                  "parcel",
                  "preset",
                  "requestedService",
                  "shipBy",
                  "orderedOn",
                  "notes",
                  "buyerNote",
                  "internalNote",
                  "giftMessage",
                  "value",
                  "metadata",
                  "tags",
                  "assignedTo"));

  /// A field that is read and not described would come back as unknown.
  @Test
  void everyFieldThatIsReadIsDescribed(@TempDir Path directory) {
    var tables = new ArrayList<RouteTable>();
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS, tables::add)) {
      var routes = tables.getFirst().routes();
      var document = OpenApi.of(Environment.SANDBOX, routes);
      var known = KnownRequests.of(routes);
      for (Route<?> route : routes) {
        var examples =
            document
                .get("paths")
                .path(OpenApi.path(route))
                .path(route.method().name().toLowerCase(Locale.ROOT))
                .at("/requestBody/content/application~1json/examples");
        for (JsonNode example : examples) {
          var request = Remembering.of(example.get("value"));
          Objects.requireNonNull(route.reading())
              .read(Fields.of(request, new Violations(), () -> Money.USD));
          var whole = (ObjectNode) Remembering.whole(request);
          whole.remove(ELSEWHERE.getOrDefault(route.path(), List.of()));
          assertThat(known.unknown(route, whole, Set.of()))
              .as(route.path())
              .isEqualTo(new UnknownNames(List.of(), List.of()));
        }
      }
      assertThat(served.sandbox()).isNotNull();
    }
  }

  @Test
  void bothWays(@TempDir Path directory) throws IOException, InterruptedException {
    var tables = new ArrayList<RouteTable>();
    try (var served = ServedEngine.open(directory, ServedEngine.FREE_PORTS, tables::add)) {
      var routes = new TreeSet<String>();
      for (Route<?> route : tables.getFirst().routes()) {
        if (route.path().startsWith("/v1/") || route.path().startsWith("/health")) {
          routes.add(route.method() + " " + OpenApi.path(route));
        }
      }
      var described = new TreeSet<String>();
      for (String feature : OpenApi.FEATURES) {
        try (var file = OpenApi.class.getResourceAsStream(feature + ".json")) {
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
