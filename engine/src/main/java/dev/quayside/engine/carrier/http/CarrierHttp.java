package dev.quayside.engine.carrier.http;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
import dev.quayside.engine.platform.network.Calls;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.GuardedClient;
import dev.quayside.engine.platform.network.GuardedSockets;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import okhttp3.Call;
import okhttp3.ConnectionPool;
import okhttp3.Headers;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.Buffer;
import org.jspecify.annotations.Nullable;

/// Asks carriers over HTTP and keeps connections for the next question. A question ends within its
/// deadline to the last byte, follows no redirect and is never repeated; an answer is never
/// shortened. Nothing of a request or an answer is logged.
public final class CarrierHttp {

  private static final String RETRY_AFTER = "Retry-After";
  private static final String KEPT = "X-Quayside-Retry-After";
  private static final String USER_AGENT = "Quayside/1";
  private static final long MOST_BODY_BYTES = 16L * 1024 * 1024;
  private static final long CHUNK = 64 * 1024;
  private static final int IDLE_CONNECTIONS = 256;
  private static final int IDLE_SECONDS = 30;

  private final Witness witness;
  private final OkHttpClient carriers;
  private final GuardedClient strangers;

  /// Sees every question with its answer, secrets included.
  @FunctionalInterface
  public interface Witness {
    void saw(CarrierRequest question, CarrierAnswer answer);
  }

  /// @param egress says where links in answers may lead
  public CarrierHttp(EgressPolicy egress) {
    this(egress, (_, _) -> {});
  }

  /// Shows every question and answer to a witness, which certification records for the carrier.
  public CarrierHttp(EgressPolicy egress, Witness witness) {
    this.witness = witness;
    carriers =
        new OkHttpClient.Builder()
            .protocols(List.of(Protocol.HTTP_1_1))
            // a shop stands where its owner says, in the own network too, but nowhere that no shop
            // can be
            .socketFactory(new GuardedSockets(egress, Environment.SANDBOX))
            // credentials go only to the host they were meant for
            .followRedirects(false)
            .followSslRedirects(false)
            .retryOnConnectionFailure(false)
            .connectionPool(new ConnectionPool(IDLE_CONNECTIONS, IDLE_SECONDS, TimeUnit.SECONDS))
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .addNetworkInterceptor(new KeptConnections())
            .addNetworkInterceptor(chain -> unasked(chain.proceed(chain.request())))
            .build();
    strangers =
        new GuardedClient(
            carriers
                .newBuilder()
                .connectionPool(new ConnectionPool(0, 1, TimeUnit.SECONDS))
                .build(),
            egress,
            Environment.PRODUCTION);
  }

  /// @param limit for the whole answer, to its last byte
  public CarrierAnswer ask(CarrierRequest question, Duration limit) {
    return witnessed(carriers, question, limit);
  }

  /// Follows a link in an answer to a host that is not the carrier's: only over TLS, and only where
  /// the egress policy allows.
  public CarrierAnswer askStranger(CarrierRequest question, Duration limit) {
    return "https".equalsIgnoreCase(question.url().getScheme())
        ? witnessed(strangers, question, limit)
        : new Silent(Silence.OFF_LIMITS);
  }

  private CarrierAnswer witnessed(Call.Factory client, CarrierRequest question, Duration limit) {
    var answer = ask(client, question, limit);
    witness.saw(question, answer);
    return answer;
  }

  private static CarrierAnswer ask(Call.Factory client, CarrierRequest question, Duration limit) {
    long deadline = System.nanoTime() + limit.toNanos();
    while (true) {
      try {
        return asked(client, question, Math.max(1, deadline - System.nanoTime()));
      } catch (KeptConnections.EndedException unsent) {
        // nothing was said on it; the next one is another
      }
    }
  }

  private static CarrierAnswer asked(Call.Factory client, CarrierRequest question, long nanos)
      throws KeptConnections.EndedException {
    var call = client.newCall(request(question));
    call.timeout().timeout(nanos, TimeUnit.NANOSECONDS);
    try (var response = Calls.execute(call)) {
      var body = body(response);
      if (body == null) {
        return new Silent(Silence.TOO_LONG);
      }
      var headers = new TreeMap<String, String>();
      response.headers().forEach(each -> headers.put(name(each.getFirst()), each.getSecond()));
      return new Said(response.code(), headers, body);
    } catch (KeptConnections.EndedException unsent) {
      throw unsent;
    } catch (IOException e) {
      return new Silent(why(e));
    }
  }

  private static Request request(CarrierRequest question) {
    // the body gets no media type from OkHttp: the header says what the carrier wants
    boolean sends = question.body().length > 0 || !question.method().matches("GET|DELETE|HEAD");
    return new Request.Builder()
        .url(question.url().toString())
        .headers(Headers.of(question.headers()))
        .header("User-Agent", USER_AGENT)
        .method(question.method(), sends ? RequestBody.create(question.body()) : null)
        .build();
  }

  /// Hides `Retry-After` from OkHttp, which would repeat the request by itself after a 503 with
  /// `Retry-After: 0`.
  private static Response unasked(Response response) {
    var later = response.header(RETRY_AFTER);
    return later == null
        ? response
        : response.newBuilder().removeHeader(RETRY_AFTER).header(KEPT, later).build();
  }

  private static String name(String header) {
    return (header.equals(KEPT) ? RETRY_AFTER : header).toLowerCase(Locale.ROOT);
  }

  private static byte @Nullable [] body(Response response) throws IOException {
    var source = response.body().source();
    try (var read = new Buffer()) {
      while (source.read(read, CHUNK) >= 0) {
        if (read.size() > MOST_BODY_BYTES) {
          return null;
        }
      }
      return read.readByteArray();
    }
  }

  private static Silence why(IOException e) {
    return switch (e) {
      case GuardedSockets.RefusedException refused -> Silence.OFF_LIMITS;
      case UnknownHostException unknown -> Silence.UNKNOWN_HOST;
      case SSLException tls -> Silence.NOT_SECURE;
      case SocketTimeoutException late -> Silence.LATE;
      case InterruptedIOException late -> Silence.LATE;
      case ConnectException refused -> Silence.NO_CONNECTION;
      case NoRouteToHostException offline -> Silence.NO_CONNECTION;
      default -> Silence.BROKE_OFF;
    };
  }
}
