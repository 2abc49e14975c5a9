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

/// Asks for the list of releases, through the proxy Java is told to use.
///
/// @param limit how long the answer may take, to its last byte
record ReleaseQuestion(Duration limit) {

  private static final int MOST_BYTES = 1024 * 1024;
  private static final Duration CONNECTING = Duration.ofSeconds(10);
  private static final int OK = 200;

  /// @throws IOException when nobody answers, or not wholly
  /// @throws RefusedReleasesException when it is there, but has no such list
  byte[] ask(URI address) throws IOException, RefusedReleasesException {
    // what was downloaded is signed, so a mirror may be anywhere; but never from https to http
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
