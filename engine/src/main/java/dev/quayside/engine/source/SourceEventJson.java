package dev.quayside.engine.source;

import dev.quayside.engine.platform.server.json.JsonText;
import org.jspecify.annotations.Nullable;

/// The `data` of a source's events.
record SourceEventJson(String id, String kind, String name, @Nullable FaultJson error) {

  record FaultJson(String code, String message) {}

  static String of(Source source) {
    var error = source.progress().error();
    return JsonText.write(
        new SourceEventJson(
            source.id(),
            source.kind().code(),
            source.name(),
            error == null ? null : new FaultJson(error.code(), error.message().sentence())));
  }
}
