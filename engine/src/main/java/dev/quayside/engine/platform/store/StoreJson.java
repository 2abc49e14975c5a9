package dev.quayside.engine.platform.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.util.List;
import java.util.Map;

/// Records as JSON text in a column. The shape is the database's own and may differ from the API's.
public final class StoreJson {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .addModule(MessageJson.module())
          .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
          .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private StoreJson() {}

  public static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new StoreException("cannot store a " + value.getClass().getSimpleName(), e);
    }
  }

  public static <T> T read(String json, Class<T> type) {
    return read(json, MAPPER.constructType(type));
  }

  public static <T> List<T> readList(String json, Class<T> element) {
    return read(json, MAPPER.getTypeFactory().constructCollectionType(List.class, element));
  }

  public static Map<String, String> readTexts(String json) {
    return read(
        json, MAPPER.getTypeFactory().constructMapType(Map.class, String.class, String.class));
  }

  private static <T> T read(String json, JavaType type) {
    try {
      return MAPPER.readValue(json, type);
    } catch (JsonProcessingException e) {
      throw new StoreException("cannot read what was stored", e);
    }
  }
}
