package dev.quayside.engine.webhook.delivery;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.server.json.JsonText;
import java.time.Instant;

/// The body of a delivery (section 6 of the specification). The same bytes at every attempt, since
/// all of it comes from the event.
///
/// @param data already JSON
public record EventJson(String id, String type, Instant createdAt, @JsonRawValue String data) {

  public static EventJson of(Event event) {
    return new EventJson(event.id(), event.type().wire(), event.createdAt(), event.data());
  }

  public static byte[] bytes(Event event) {
    return JsonText.bytes(of(event));
  }
}
