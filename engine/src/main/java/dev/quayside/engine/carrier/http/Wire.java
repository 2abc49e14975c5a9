package dev.quayside.engine.carrier.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.quayside.engine.base.number.BoundedJson;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.Optional;

/// Writes and reads wire records as JSON. Nulls are left out, in lists too; unknown fields are
/// ignored; numbers keep every digit.
public final class Wire {

  private static final ObjectMapper JSON =
      JsonMapper.builder(BoundedJson.factory())
          .addModule(new JavaTimeModule())
          .addModule(
              new SimpleModule()
                  .addDeserializer(BigDecimal.class, new BoundedDecimalWire())
                  .addDeserializer(String.class, new KeptTextWire()))
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          .defaultSetterInfo(JsonSetter.Value.forContentNulls(Nulls.SKIP))
          .serializationInclusion(JsonInclude.Include.NON_NULL)
          .build();

  private Wire() {}

  static byte[] write(Object record) {
    try {
      return JSON.writeValueAsBytes(record);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(record.getClass().getSimpleName(), e);
    }
  }

  /// The record; empty when the body is not one.
  public static <T> Optional<T> read(Said said, Class<T> type) {
    try (var parser = BoundedJson.asTexts(JSON.createParser(said.body()))) {
      return Optional.ofNullable(JSON.readValue(parser, type));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }
}
