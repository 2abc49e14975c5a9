package dev.quayside.engine.platform.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import dev.quayside.engine.base.number.BoundedJson;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.function.Function;

/// Reads and writes JSON: decimals stay exact, times have milliseconds and Z.
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
          .addModule(texts())
          .build();

  private JsonText() {}

  /// A time as every answer shows it, for code that writes JSON by hand.
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

  public static byte[] bytes(Object body) {
    try {
      return MAPPER.writeValueAsBytes(body);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a reply could not be written as JSON", e);
    }
  }

  /// JSON for a person to read: a line for each field, numbers as they are written.
  ///
  /// @throws ProblemException as {@link #parse}
  public static String indented(byte[] json) {
    var style =
        new DefaultPrettyPrinter(
            Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER));
    style.indentArraysWith(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
    try {
      return MAPPER
          .writer(style)
          .writeValueAsString(
              MAPPER
                  .reader()
                  .without(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                  .readTree(json));
    } catch (IOException e) {
      throw unreadable("the body is not valid JSON");
    }
  }

  /// Appends to the list `name` of a JSON object. A text that is not an object is returned
  /// unchanged.
  public static byte[] withMore(byte[] object, String name, List<?> more) {
    try {
      if (MAPPER.reader().without(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES).readTree(object)
          instanceof ObjectNode read) {
        more.forEach(read.withArray(name)::addPOJO);
        return bytes(read);
      }
      return object;
    } catch (IOException e) {
      throw new IllegalStateException("a reply is not JSON", e);
    }
  }

  /// JSON as maps, lists, texts and decimals, for code without Jackson.
  ///
  /// @throws ProblemException as {@link #parse}
  public static Object plain(byte[] text) {
    return MAPPER.convertValue(parse(text), Object.class);
  }

  /// @throws ProblemException `INVALID_REQUEST` naming the position where the text stops being JSON
  public static JsonNode parse(byte[] text) {
    try (var parser = BoundedJson.refusing(MAPPER.createParser(text))) {
      JsonNode read = MAPPER.readTree(parser);
      return read == null ? MissingNode.getInstance() : read;
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

  private static SimpleModule texts() {
    return new SimpleModule()
        .addSerializer(new Written<>(Instant.class, JsonText::time))
        .addSerializer(new Written<>(LocalDate.class, LocalDate::toString))
        .addSerializer(new Written<>(Message.class, Message::sentence));
  }

  private static final class Written<T> extends StdSerializer<T> {
    private final transient Function<T, String> text;

    Written(Class<T> type, Function<T, String> text) {
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
