package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Create Order From Shipments and Validate Suburb.
interface AustraliaPostOrderWire {

  @JsonNaming(SnakeCaseStrategy.class)
  record Request(
      String orderReference, String paymentMethod, List<AustraliaPostLabelWire.Of> shipments) {}

  record Reply(@Nullable Order order) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Order(@Nullable String orderId) {}

  /// @param results the suburbs of the state and postcode
  record Suburbs(@Nullable Boolean found, @Nullable List<String> results) {}
}
