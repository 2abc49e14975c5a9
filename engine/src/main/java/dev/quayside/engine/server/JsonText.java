package dev.quayside.engine.server;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/// JSON as the service reads and writes it: decimals stay decimals, times have milliseconds and Z.
public final class JsonText {

  private static final int DEEPEST = 32;
  private static final int LONGEST_NUMBER = 64;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(DEEPEST)
                          .maxNumberLength(LONGEST_NUMBER)
                          .build())
                  .build())
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .enable(com.fasterxml.jackson.core.StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
          .addModule(times())
          .build();

  private JsonText() {}

  /// A time as every answer shows it, for those who write JSON by hand.
  public static String time(Instant time) {
    return TIME.format(time);
  }

  public static String write(Object body) {
    try {
      return MAPPER.writeValueAsString(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a reply could not be written as JSON", e);
    }
  }

  static byte[] bytes(Object body) {
    try {
      return MAPPER.writeValueAsBytes(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a reply could not be written as JSON", e);
    }
  }

  /// @throws ProblemException `INVALID_REQUEST` saying where the text stops being JSON
  static JsonNode parse(byte[] text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      var at = e.getLocation();
      var where = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
      throw unreadable("the body is not valid JSON" + where);
    } catch (IOException e) {
      throw unreadable("the body is not valid JSON in UTF-8");
    }
  }

  private static ProblemException unreadable(String message) {
    return ProblemException.refused(ProblemCode.INVALID_REQUEST, message);
  }

  private static SimpleModule times() {
    return new SimpleModule()
        .addSerializer(new Written<>(Instant.class, JsonText::time))
        .addSerializer(new Written<>(LocalDate.class, LocalDate::toString));
  }

  private static final class Written<T> extends StdSerializer<T> {
    private final transient java.util.function.Function<T, String> text;

    Written(Class<T> type, java.util.function.Function<T, String> text) {
      super(type);
      this.text = text;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeString(text.apply(value));
    }
  }
}
