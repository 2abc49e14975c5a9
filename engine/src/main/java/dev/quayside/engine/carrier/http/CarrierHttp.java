package dev.quayside.engine.carrier.http;

import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
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
import okhttp3.ConnectionPool;
import okhttp3.FormBody;
import okhttp3.Headers;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okio.Buffer;

/// Asks carriers over HTTP: done within a deadline to the last byte, never redirected, never tried
/// twice. Nothing of a request or an answer is logged.
public final class CarrierHttp {

  private static final String USER_AGENT = "Quayside/1";
  private static final long MOST_BODY_BYTES = 64 * 1024;

  private final OkHttpClient client;

  /// @param limit how long an answer may take
  public CarrierHttp(Duration limit) {
    client =
        new OkHttpClient.Builder()
            .protocols(List.of(Protocol.HTTP_1_1))
            // credentials go to whom they were meant for, and nowhere else
            .followRedirects(false)
            .followSslRedirects(false)
            .retryOnConnectionFailure(false)
            .connectionPool(new ConnectionPool(0, 1, TimeUnit.SECONDS))
            .connectTimeout(limit.dividedBy(2))
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .callTimeout(limit)
            .addNetworkInterceptor(chain -> unasked(chain.proceed(chain.request())))
            .build();
  }

  public CarrierAnswer ask(CarrierRequest question) {
    try (var response = client.newCall(request(question)).execute()) {
      var headers = new TreeMap<String, String>();
      response
          .headers()
          .forEach(each -> headers.put(each.getFirst().toLowerCase(Locale.ROOT), each.getSecond()));
      return new Said(response.code(), headers, body(response));
    } catch (IOException e) {
      return new Silent(why(e));
    }
  }

  private static Request request(CarrierRequest question) {
    var request =
        new Request.Builder()
            .url(question.url().toString())
            .headers(Headers.of(question.headers()))
            .header("User-Agent", USER_AGENT);
    if (!question.form().isEmpty()) {
      var form = new FormBody.Builder();
      question.form().forEach(form::add);
      request.post(form.build());
    }
    return request.build();
  }

  /// OkHttp would ask again by itself after a 503 with `Retry-After: 0`.
  private static Response unasked(Response response) {
    return response.newBuilder().removeHeader("Retry-After").build();
  }

  private static String body(Response response) throws IOException {
    var source = response.body().source();
    try (var read = new Buffer()) {
      long left = MOST_BODY_BYTES;
      while (left > 0) {
        long some = source.read(read, left);
        if (some < 0) {
          break;
        }
        left -= some;
      }
      return read.readUtf8();
    }
  }

  private static Silence why(IOException e) {
    return switch (e) {
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
