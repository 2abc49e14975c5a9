package dev.quayside.engine.platform.event;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.server.json.JsonText;
import java.time.Instant;

/// An event as webhooks, streams and lists of events show it (docs/api/webhooks.md). Every attempt
/// of a delivery sends the same bytes, since all of them come from the event and its workspace.
///
/// @param data JSON text, inserted unchanged
public record EventJson(
    String id, String type, String environment, Instant createdAt, @JsonRawValue String data) {

  public static EventJson of(Event event, Environment environment) {
    return new EventJson(
        event.id(), event.type().wire(), environment.wire(), event.createdAt(), event.data());
  }

  public static byte[] bytes(Event event, Environment environment) {
    return JsonText.bytes(of(event, environment));
  }
}
