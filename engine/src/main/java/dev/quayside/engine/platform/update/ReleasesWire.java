package dev.quayside.engine.platform.update;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;

/// Reads `releases.json`: `{"payload": BASE64, "signature": BASE64}`. The payload is JSON too,
/// encoded so that the signature covers exact bytes.
final class ReleasesWire {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new JavaTimeModule())
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  private record Envelope(byte[] payload, byte[] signature) {}

  private ReleasesWire() {}

  /// Reads a list that `key` has signed; any other is refused.
  static Releases read(byte[] answer, ReleaseKey key) throws RefusedReleasesException {
    var envelope = read(answer, Envelope.class);
    if (!key.hasSigned(envelope.payload(), envelope.signature())) {
      throw new RefusedReleasesException("its signature is not ours");
    }
    return read(envelope.payload(), Releases.class);
  }

  private static <T> T read(byte[] json, Class<T> type) throws RefusedReleasesException {
    try {
      var read = MAPPER.readValue(json, type);
      if (read != null) {
        return read;
      }
    } catch (IOException unreadable) {
      // reported below, without the cause: the log holds no foreign text
    }
    throw new RefusedReleasesException("it cannot be read");
  }
}
