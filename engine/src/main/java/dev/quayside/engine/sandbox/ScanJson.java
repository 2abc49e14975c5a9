package dev.quayside.engine.sandbox;

import dev.quayside.engine.carrier.tracking.Substatus;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.platform.server.json.Fields;
import java.util.Objects;

/// POST /v1/sandbox/tracking/:trackingNumber/events (docs/api/sandbox.md).
final class ScanJson {

  private ScanJson() {}

  static ScanDraft read(Fields body) {
    body.require("status");
    var status = body.choice("status", TrackingStatus.values(), TrackingStatus::wire);
    var location = body.object("location");
    return new ScanDraft(
        Objects.requireNonNullElse(status, TrackingStatus.UNKNOWN),
        body.choice("substatus", Substatus.values(), Substatus::wire),
        body.text("description"),
        location == null ? null : location.text("city"),
        location == null ? null : location.text("state"),
        location == null ? null : location.text("country"),
        body.instant("timestamp"));
  }
}
