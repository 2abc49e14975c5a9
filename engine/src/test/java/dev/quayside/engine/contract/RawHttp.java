package dev.quayside.engine.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// What no well-behaved client sends.
public final class RawHttp {

  private RawHttp() {}

  /// Sends `request` as it is, with CRLF for each line end, and returns everything that comes back
  /// until the server closes.
  public static String exchange(URI listener, String request) {
    try (var socket = new Socket(listener.getHost(), listener.getPort())) {
      socket.setSoTimeout(10_000);
      socket
          .getOutputStream()
          .write(request.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
