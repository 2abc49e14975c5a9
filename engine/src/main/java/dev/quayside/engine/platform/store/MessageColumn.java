package dev.quayside.engine.platform.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A message in a column of text: somebody else's words as they are, ours as JSON. Sentences of the
/// time when all were kept as text read as somebody's words.
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

  /// As one value of a column that holds several.
  public static void write(Message message, JsonGenerator out) throws IOException {
    MessageJson.write(message, out);
  }

  /// What {@link #write(Message, JsonGenerator)} wrote; before it came, ours were JSON in a text.
  public static Message read(JsonNode value) {
    return value.isTextual()
        ? Objects.requireNonNull(read(value.textValue()))
        : MessageJson.message(value);
  }
}
