package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.server.json.JsonText;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/// What a request is answered with.
public sealed interface Reply {

  int status();

  /// A JSON document.
  ///
  /// @param body in UTF-8
  /// @param headers beyond those every reply has
  record Json(int status, byte[] body, Map<String, String> headers) implements Reply {
    public Json {
      headers = Map.copyOf(headers);
    }

    public String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    /// With what was strange or doubtful about the request and did not stop it; an answer that is a
    /// list has no place for it.
    public Json warning(List<Violation> warnings) {
      return warnings.isEmpty()
          ? this
          : new Json(status, JsonText.withMore(body, "warnings", warnings), headers);
    }

    public Json with(String header, String value) {
      var more = new java.util.LinkedHashMap<>(headers);
      more.put(header, value);
      return new Json(status, body, more);
    }
  }

  /// A file to save; its entity tag is made from its content.
  record Download(String contentType, String filename, byte[] content) implements Reply {
    @Override
    public int status() {
      return 200;
    }
  }

  /// A part of a page for a browser.
  record Asset(String contentType, byte[] content) implements Reply {
    @Override
    public int status() {
      return 200;
    }
  }

  /// A page that is whole in itself: one style, no script, pictures of our own.
  ///
  /// @param style the content of its one style element
  /// @param language a tag as in `es`
  record Page(int status, String html, String style, String language) implements Reply {
    public Page withStatus(int other) {
      return new Page(other, html, style, language);
    }
  }

  /// Go there instead.
  record Redirect(String location) implements Reply {
    @Override
    public int status() {
      return 302;
    }
  }

  /// Done, and nothing to say.
  record Nothing() implements Reply {
    @Override
    public int status() {
      return 204;
    }
  }

  static Redirect redirect(String location) {
    return new Redirect(location);
  }

  /// @param body a record, map or list for Jackson
  static Json json(int status, Object body) {
    return new Json(status, JsonText.bytes(body), Map.of());
  }

  static Json ok(Object body) {
    return json(200, body);
  }

  static Json created(Object body) {
    return json(201, body);
  }
}
