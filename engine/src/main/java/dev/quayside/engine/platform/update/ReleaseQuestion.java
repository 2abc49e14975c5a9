package dev.quayside.engine.platform.update;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Asks for the list of releases, through the proxy set for Java.
///
/// @param limit for the whole answer, to its last byte
record ReleaseQuestion(Duration limit) {

  private static final int MOST_BYTES = 1024 * 1024;
  private static final Duration CONNECTING = Duration.ofSeconds(10);
  private static final int OK = 200;

  /// @throws IOException when there is no complete answer
  /// @throws RefusedReleasesException when the server answers without the list
  byte[] ask(URI address) throws IOException, RefusedReleasesException {
    // the list is signed, so a mirror may be anywhere, but a redirect never leads from https to
    // http
    var client =
        HttpClient.newBuilder()
            .connectTimeout(CONNECTING)
            .followRedirects(Redirect.NORMAL)
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    try {
      var answer = answer(client, HttpRequest.newBuilder(address).build());
      if (answer.statusCode() != OK) {
        throw new RefusedReleasesException("the answer is " + answer.statusCode());
      }
      return answer.body();
    } finally {
      client.shutdownNow();
    }
  }

  private HttpResponse<byte[]> answer(HttpClient client, HttpRequest request) throws IOException {
    var asked =
        client.sendAsync(request, BodyHandlers.limiting(BodyHandlers.ofByteArray(), MOST_BYTES));
    try {
      return asked.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      asked.cancel(true);
      throw new IOException("no whole answer within " + limit.toSeconds() + " s", late);
    } catch (ExecutionException failed) {
      throw new IOException(String.valueOf(failed.getCause()), failed);
    } catch (InterruptedException e) {
      asked.cancel(true);
      Thread.currentThread().interrupt();
      throw new IOException("the window is closing", e);
    }
  }
}
