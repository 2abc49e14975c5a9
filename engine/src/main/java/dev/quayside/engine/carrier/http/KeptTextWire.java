package dev.quayside.engine.carrier.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import dev.quayside.engine.base.text.StorableText;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// A text of a carrier's answer without what no database keeps and no answer can be written with: a
/// label that is paid for is booked whatever its texts hold.
final class KeptTextWire extends StdScalarDeserializer<String> {

  private static final long serialVersionUID = 1;

  KeptTextWire() {
    super(String.class);
  }

  @Override
  public @Nullable String deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    var text = StringDeserializer.instance.deserialize(parser, context);
    return text == null ? null : StorableText.kept(text);
  }
}
