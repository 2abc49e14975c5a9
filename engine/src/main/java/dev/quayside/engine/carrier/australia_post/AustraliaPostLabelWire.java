package dev.quayside.engine.carrier.australia_post;

import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Fields of Create Labels.
interface AustraliaPostLabelWire {

  @JsonNaming(SnakeCaseStrategy.class)
  record Request(boolean waitForLabelUrl, List<Preference> preferences, List<Of> shipments) {}

  record Preference(String type, String format, List<Group> groups) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Group(String group, String layout, boolean branded, int leftOffset, int topOffset) {}

  @JsonNaming(SnakeCaseStrategy.class)
  record Of(String shipmentId) {}

  record Reply(@Nullable List<Label> labels) {}

  record Label(@Nullable String url) {}
}
