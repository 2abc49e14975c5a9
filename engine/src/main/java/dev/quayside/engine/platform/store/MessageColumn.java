package dev.quayside.engine.platform.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A message in a text column: a carrier's or other foreign text as it is, Quayside's own as JSON.
/// Older sentences stored as plain text are read as foreign text.
public final class MessageColumn {

  private static final String OURS = "{\"key\":\"";

  private MessageColumn() {}

  public static @Nullable String write(@Nullable Message message) {
    if (message == null) {
      return null;
    }
    return message.is(Why.SAID) ? message.sentence() : StoreJson.write(message);
  }

  public static @Nullable Message read(@Nullable String text) {
    if (text == null) {
      return null;
    }
    return text.startsWith(OURS) ? StoreJson.read(text, Message.class) : Message.said(text);
  }

  /// Writes a message as one of several values in a column.
  public static void write(Message message, JsonGenerator out) throws IOException {
    MessageJson.write(message, out);
  }

  /// Reads what {@link #write(Message, JsonGenerator)} wrote, or an older value, which is JSON
  /// inside a text.
  public static Message read(JsonNode value) {
    return value.isTextual()
        ? Objects.requireNonNull(read(value.textValue()))
        : MessageJson.message(value);
  }
}
