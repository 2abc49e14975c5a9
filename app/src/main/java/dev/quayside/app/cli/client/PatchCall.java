package dev.quayside.app.cli.client;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/// Sends PATCH, the only method that HttpURLConnection lacks. The other calls keep to that, since
/// it starts sooner and ends when a stream falls silent.
final class PatchCall {

  static final String METHOD = "PATCH";

  private PatchCall() {}

  /// @throws dev.quayside.app.cli.terminal.CommandFailure when the API refuses it
  static ApiCalls.Answered send(URI url, String token, byte[] body) throws IOException {
    var request =
        HttpRequest.newBuilder(url)
            .method(METHOD, BodyPublishers.ofByteArray(body))
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", ApiCalls.JSON)
            .timeout(ApiCalls.TO_ANSWER)
            .build();
    try (var client = HttpClient.newHttpClient()) {
      var said = client.send(request, BodyHandlers.ofByteArray());
      if (said.statusCode() >= HttpURLConnection.HTTP_BAD_REQUEST) {
        throw Refusal.of(said.statusCode(), said.body());
      }
      return new ApiCalls.Answered(
          said.headers().firstValue("Content-Type").orElse(null), said.body());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("stopped", e);
    }
  }
}
