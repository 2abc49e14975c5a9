package dev.quayside.engine.webhook.delivery;

import com.fasterxml.jackson.annotation.JsonRawValue;
import dev.quayside.engine.platform.event.Event;
import dev.quayside.engine.platform.server.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/// The body of a delivery (section 6 of the specification). The same bytes at every attempt, since
/// all of it comes from the event.
///
/// @param data already JSON
record EventJson(String id, String type, Instant createdAt, @JsonRawValue String data) {

  static byte[] bytes(Event event) {
    return JsonText.write(
            new EventJson(event.id(), event.type().wire(), event.createdAt(), event.data()))
        .getBytes(StandardCharsets.UTF_8);
  }
}
