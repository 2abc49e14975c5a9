package dev.quayside.app.cli.webhook;

import dev.quayside.engine.webhook.delivery.WebhookSignature;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.time.Duration;

/// Posts events to a program under development, as a webhook would.
final class EventForwarder {

  private static final Duration TO_CONNECT = Duration.ofSeconds(5);

  /// The same limit as a webhook's.
  private static final Duration TO_ANSWER = Duration.ofSeconds(30);

  private final URI to;
  private final String secret;

  EventForwarder(URI to, String secret) {
    this.to = to;
    this.secret = secret;
  }

  /// Posts an event once.
  ///
  /// @return the status, or why there is none
  String forward(EventLines.Told event) {
    try {
      var connection = (HttpURLConnection) to.toURL().openConnection(Proxy.NO_PROXY);
      connection.setRequestMethod("POST");
      connection.setConnectTimeout((int) TO_CONNECT.toMillis());
      connection.setReadTimeout((int) TO_ANSWER.toMillis());
      connection.setInstanceFollowRedirects(false);
      connection.setRequestProperty("Content-Type", "application/json");
      connection.setRequestProperty("User-Agent", "Quayside-Webhook/1");
      connection.setRequestProperty("X-Service-Event", event.type());
      connection.setRequestProperty("X-Service-Delivery", event.id());
      connection.setRequestProperty(
          WebhookSignature.HEADER, WebhookSignature.of(event.body(), secret));
      connection.setDoOutput(true);
      connection.setFixedLengthStreamingMode(event.body().length);
      try (var out = connection.getOutputStream()) {
        out.write(event.body());
      }
      var status = Integer.toString(connection.getResponseCode());
      connection.disconnect();
      return status;
    } catch (IOException e) {
      return "no answer (" + e.getMessage() + ")";
    }
  }
}
