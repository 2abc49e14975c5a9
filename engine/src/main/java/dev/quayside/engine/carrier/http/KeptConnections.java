package dev.quayside.engine.carrier.http;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import okhttp3.Connection;
import okhttp3.Interceptor;
import okhttp3.Protocol;
import okhttp3.Response;

/// Asks no question on a connection that its server has ended. One that speaks HTTP/1.0 ends it
/// with each answer unless it says otherwise (RFC 9112 section 9.3), which OkHttp does not know;
/// others end it after some quiet seconds. Found out before anything is sent, such a question can
/// be asked on another connection, whatever it is.
final class KeptConnections implements Interceptor {

  private static final int MOMENT_MILLIS = 1;

  /// Those that have carried an answer: whether another may follow.
  private final Map<Connection, Boolean> used = Collections.synchronizedMap(new WeakHashMap<>());

  /// The connection was over before the question was sent.
  static final class EndedException extends IOException {
    private static final long serialVersionUID = 1;
  }

  @Override
  public Response intercept(Chain chain) throws IOException {
    var connection = chain.connection();
    if (connection == null) {
      return chain.proceed(chain.request());
    }
    var lasts = used.get(connection);
    if (lasts != null && !(lasts && isOpen(connection.socket()))) {
      connection.socket().close();
      throw new EndedException();
    }
    var response = chain.proceed(chain.request());
    used.put(connection, lasts(response));
    return response;
  }

  private static boolean lasts(Response response) {
    return response.protocol() != Protocol.HTTP_1_0
        || "keep-alive".equalsIgnoreCase(response.header("Connection"));
  }

  /// A server says nothing unasked: what can be read is the end of the connection, or the beginning
  /// of an answer to no question.
  private static boolean isOpen(Socket socket) {
    try {
      int before = socket.getSoTimeout();
      socket.setSoTimeout(MOMENT_MILLIS);
      try {
        socket.getInputStream().read();
        return false;
      } finally {
        socket.setSoTimeout(before);
      }
    } catch (SocketTimeoutException quiet) {
      return true;
    } catch (IOException ended) {
      return false;
    }
  }
}
