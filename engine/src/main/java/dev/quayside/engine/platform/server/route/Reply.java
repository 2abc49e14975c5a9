package dev.quayside.engine.platform.server.route;

import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.platform.idempotency.Answer;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// The answer to a request.
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

    /// The reply as it is recorded for retries.
    ///
    /// @param keeping converts the body for storage
    public Answer answer(UnaryOperator<String> keeping) {
      return new Answer(status, keeping.apply(text()), headers);
    }

    /// The same with warnings about the request that did not stop it. An answer that is a list has
    /// no place for them.
    public Json warning(List<Violation> warnings) {
      return warnings.isEmpty()
          ? this
          : new Json(status, JsonText.withMore(body, "warnings", warnings), headers);
    }

    public Json with(String header, String value) {
      var more = new LinkedHashMap<>(headers);
      more.put(header, value);
      return new Json(status, body, more);
    }
  }

  /// A file to save; its entity tag is made from its content.
  record Download(String contentType, String filename, byte[] content) implements Reply {

    static final String CSV = "text/csv";

    /// A table to save.
    public static Download csv(String filename, byte[] content) {
      return new Download(CSV, filename, content);
    }

    @Override
    public int status() {
      return 200;
    }
  }

  /// A file that a page loads.
  record Asset(String contentType, byte[] content) implements Reply {
    @Override
    public int status() {
      return 200;
    }
  }

  /// A page that loads nothing else: one style, one script, embedded pictures.
  ///
  /// @param style the content of its one style element
  /// @param script the content of its one script element, if it has one
  /// @param language a tag as in `es`
  record Page(int status, String html, String style, String script, String language)
      implements Reply {
    public Page withStatus(int other) {
      return new Page(other, html, style, script, language);
    }
  }

  /// A streaming answer. It ends when its reader leaves or loses access, or the server stops.
  ///
  /// @param reader whose it is: a second stream of one reader ends the first
  record Stream(String contentType, String reader, Writing writing) implements Reply {
    @Override
    public int status() {
      return 200;
    }
  }

  /// Writes a stream, and returns at its end.
  @FunctionalInterface
  interface Writing {

    /// @throws IOException when the reader is gone, or takes nothing for 30 seconds
    /// @throws InterruptedException when the stream must end
    void write(Sink sink) throws IOException, InterruptedException;
  }

  /// The target a stream is written to.
  interface Sink {

    /// Returns once the reader or the network has taken the text.
    void write(byte[] text) throws IOException;

    /// Whether the stream's credential is still valid.
    boolean isWelcome();
  }

  /// A redirect to another location.
  record Redirect(String location) implements Reply {
    @Override
    public int status() {
      return 302;
    }
  }

  /// Success without content.
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
