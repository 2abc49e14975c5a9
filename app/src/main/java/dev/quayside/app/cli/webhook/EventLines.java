package dev.quayside.app.cli.webhook;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Optional;

/// Reads server-sent events, each of which has an id, a type and a line of JSON.
final class EventLines implements AutoCloseable {

  private final BufferedReader lines;

  /// @param body the bytes as they were sent
  record Told(String id, String type, byte[] body) {}

  EventLines(InputStream stream) {
    lines = new BufferedReader(new InputStreamReader(stream, UTF_8));
  }

  /// Waits for the next event; empty when the stream has ended.
  Optional<Told> next() throws IOException {
    var id = "";
    var type = "";
    var body = "";
    for (var line = lines.readLine(); line != null; line = lines.readLine()) {
      if (line.isEmpty() && !body.isEmpty()) {
        return Optional.of(new Told(id, type, body.getBytes(UTF_8)));
      }
      var field = line.split(": ?", 2);
      var value = field[field.length - 1];
      switch (field[0]) {
        case "id" -> id = value;
        case "event" -> type = value;
        case "data" -> body = value;
        default -> {
          // a comment that keeps the connection open, or the time to reconnect after
        }
      }
    }
    return Optional.empty();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
