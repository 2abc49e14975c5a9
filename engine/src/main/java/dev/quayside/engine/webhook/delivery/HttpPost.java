package dev.quayside.engine.webhook.delivery;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.Calls;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedClient;
import dev.quayside.engine.platform.network.GuardedSockets;
import dev.quayside.printing.message.Message;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import okhttp3.ConnectionPool;
import okhttp3.Dns;
import okhttp3.Headers;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.Buffer;

/// Makes one POST over one connection: to an allowed address only, without redirects, within 30
/// seconds including the answer.
///
/// Uses OkHttp, not `java.net.http`, because that one resolves names itself and connects to the
/// result: an address checked beforehand might not be the one it connects to.
public final class HttpPost {

  /// Time limit of a whole call (docs/api/webhooks.md).
  public static final Duration LIMIT = Duration.ofSeconds(30);

  /// Bytes of the receiver's answer that are read before the connection is closed. The answer is
  /// not used, so reading more would only cost time and traffic.
  static final long MOST_BODY_BYTES = 64 * 1024;

  private static final String USER_AGENT = "Quayside-Webhook/1";
  private static final MediaType JSON = MediaType.get("application/json");

  private final GuardedClient production;
  private final GuardedClient sandbox;
  private final Duration limit;

  /// @param basis client to start from; tests change its name resolution and trust
  public HttpPost(EgressPolicy egress, Duration limit, Dns dns, OkHttpClient basis) {
    this.limit = limit;
    var client =
        basis
            .newBuilder()
            .dns(new DnsLookup(dns, limit.dividedBy(3)))
            .protocols(List.of(Protocol.HTTP_1_1))
            .followRedirects(false)
            .followSslRedirects(false)
            .retryOnConnectionFailure(false)
            // a connection kept open would go to an address that was checked long ago
            .connectionPool(new ConnectionPool(0, 1, TimeUnit.SECONDS))
            .connectTimeout(limit.dividedBy(3))
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .callTimeout(limit)
            .addNetworkInterceptor(chain -> unasked(chain.proceed(chain.request())))
            .build();
    production = new GuardedClient(client, egress, Environment.PRODUCTION);
    sandbox = new GuardedClient(client, egress, Environment.SANDBOX);
  }

  public static HttpPost through(EgressPolicy egress) {
    return new HttpPost(egress, LIMIT, Dns.SYSTEM, new OkHttpClient());
  }

  /// Removes the header `Retry-After`. With it OkHttp would repeat a request by itself after a 503,
  /// but the schedule of attempts is ours.
  private static Response unasked(Response response) {
    return response.newBuilder().removeHeader("Retry-After").build();
  }

  public Outcome send(
      Environment environment, String url, Map<String, String> headers, byte[] body) {
    var client =
        switch (environment) {
          case PRODUCTION -> production;
          case SANDBOX -> sandbox;
        };
    var request =
        new Request.Builder()
            .url(url)
            .headers(Headers.of(headers))
            .header("User-Agent", USER_AGENT)
            .header("Accept-Encoding", "identity")
            .header("Connection", "close")
            .post(RequestBody.create(body, JSON))
            .build();
    long started = System.nanoTime();
    Integer statusCode = null;
    try (var response = Calls.execute(client.newCall(request))) {
      statusCode = response.code();
      readThrough(response);
      return Outcome.answered(statusCode, since(started));
    } catch (IOException e) {
      return new Outcome(statusCode, why(e), since(started));
    }
  }

  /// Reads the answer to its end, or up to {@link #MOST_BODY_BYTES}; either counts as complete.
  private static void readThrough(Response response) throws IOException {
    var source = response.body().source();
    try (var discarded = new Buffer()) {
      long left = MOST_BODY_BYTES;
      while (left > 0) {
        long read = source.read(discarded, left);
        if (read < 0) {
          return;
        }
        left -= read;
        discarded.clear();
      }
    }
  }

  private Message why(IOException e) {
    return switch (e) {
      case GuardedSockets.RefusedException refused -> refused.said();
      case UnknownHostException unknown -> WebhookWords.LOOKUP.of();
      case SSLPeerUnverifiedException stranger -> WebhookWords.CERTIFICATE.of();
      case SSLException tls -> WebhookWords.INSECURE.of();
      case SocketTimeoutException connecting when !late(e) -> WebhookWords.CONNECT_LATE.of();
      case InterruptedIOException late -> WebhookWords.LATE.of(limit.toSeconds());
      case ConnectException refused -> WebhookWords.NO_CONNECTION.of();
      default -> WebhookWords.BROKE.of();
    };
  }

  /// Whether the whole call took too long, which OkHttp reports as `timeout`.
  private static boolean late(IOException e) {
    return "timeout".equals(e.getMessage());
  }

  private static Duration since(long started) {
    return Duration.ofNanos(System.nanoTime() - started);
  }
}
