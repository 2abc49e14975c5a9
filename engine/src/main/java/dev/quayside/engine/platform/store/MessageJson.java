package dev.quayside.engine.platform.store;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.io.IOException;
import java.util.stream.StreamSupport;

/// A message as JSON: a carrier's or other foreign text as a text, Quayside's own as
/// `{"key":"order.held","with":["1001",{"field":"to.zip"},{"key":...}]}`. English sentences stored
/// by early versions are texts and read as foreign text.
final class MessageJson {

  private static final String KEY = "key";
  private static final String WITH = "with";
  private static final String FIELD = "field";

  private MessageJson() {}

  static SimpleModule module() {
    return new SimpleModule()
        .addSerializer(new Writer())
        .addDeserializer(Message.class, new Reader());
  }

  private static final class Writer extends StdSerializer<Message> {
    Writer() {
      super(Message.class);
    }

    @Override
    public void serialize(Message message, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      write(message, out);
    }
  }

  private static final class Reader extends StdDeserializer<Message> {
    Reader() {
      super(Message.class);
    }

    @Override
    public Message deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return message(parser.readValueAsTree());
    }
  }

  static void write(Message message, JsonGenerator out) throws IOException {
    if (message.is(Why.SAID)) {
      out.writeString(message.sentence());
      return;
    }
    out.writeStartObject();
    out.writeStringField(KEY, message.key());
    out.writeArrayFieldStart(WITH);
    for (var argument : message.arguments()) {
      switch (argument) {
        case Message.Text(var text) -> out.writeString(text);
        case Message.Of(var inner) -> write(inner, out);
        case Message.Field(var path) -> {
          out.writeStartObject();
          out.writeStringField(FIELD, path);
          out.writeEndObject();
        }
      }
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  static Message message(JsonNode node) {
    return node.isTextual()
        ? Message.said(node.textValue())
        : new Message(
            node.path(KEY).asText(),
            StreamSupport.stream(node.path(WITH).spliterator(), false)
                .map(MessageJson::argument)
                .toList());
  }

  private static Message.Argument argument(JsonNode node) {
    if (node.isTextual()) {
      return new Message.Text(node.textValue());
    }
    return node.has(FIELD)
        ? new Message.Field(node.path(FIELD).asText())
        : new Message.Of(message(node));
  }
}
