package dev.quayside.engine.carrier.http;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.NumberDeserializers;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import dev.quayside.engine.base.number.BoundedDecimal;
import java.io.IOException;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/// A decimal of a carrier's answer: one far outside any field's range makes the answer unreadable,
/// as a text in its place would.
final class BoundedDecimalWire extends StdScalarDeserializer<BigDecimal> {

  private static final long serialVersionUID = 1;

  BoundedDecimalWire() {
    super(BigDecimal.class);
  }

  @Override
  public @Nullable BigDecimal deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (parser.hasToken(JsonToken.VALUE_STRING) && BoundedDecimal.isTooLong(parser.getText())) {
      throw context.weirdStringException("", BigDecimal.class, "out of range");
    }
    var number = NumberDeserializers.BigDecimalDeserializer.instance.deserialize(parser, context);
    if (number != null && !BoundedDecimal.isInRange(number)) {
      throw context.weirdNumberException(number.scale(), BigDecimal.class, "out of range");
    }
    return number;
  }
}
